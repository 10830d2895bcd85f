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

/** What a statement reads: several readings may go as one, each as a column of its own. */
export function readingsIn(statement: string): string[] {
  const together = statement.matchAll(/\(select coalesce\(json_agg\(r\), '\[\]'\) from \((.*?)\) as r\) as "\d+"/g);
  const readings = [...together].map(([, reading = ""]) => reading);
  return readings.length > 0 ? readings : [statement];
}
