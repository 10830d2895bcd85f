import { Client } from "pg";
import { vi } from "vitest";

/** The SQL sent while `work` ran, one text per statement, in order. */
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

/** The reads in a statement: several may be combined, one per column. */
export function readingsIn(statement: string): string[] {
  const together = statement.matchAll(/\(select coalesce\(json_agg\(r\), '\[\]'\) from \((.*?)\) as r\) as "\d+"/g);
  const readings = [...together].map(([, reading = ""]) => reading);
  return readings.length > 0 ? readings : [statement];
}
