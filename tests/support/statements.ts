import { Client } from "pg";
import { vi } from "vitest";

/** The SQL that went to the database while `work` ran, one text for each statement, in the order it was sent. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, "query");
  try {
    await work();
    return query.mock.calls.map(([statement]) => textOf(statement));
  } finally {
    query.mockRestore();
  }
}

function textOf(statement: unknown): string {
  const text = typeof statement === "object" && statement !== null && "text" in statement ? statement.text : statement;
  return String(text).replaceAll(/\s+/g, " ").trim();
}
