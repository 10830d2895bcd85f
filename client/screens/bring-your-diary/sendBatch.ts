import type { ImportOutcome } from "#domain/archive.ts";
import { request, type Connection } from "#client/platform/request.ts";
import type { ComparedLine } from "./asking/asked.ts";

interface LineAnswer extends Pick<ComparedLine, "entry" | "isChanged" | "near"> {
  line: number;
  outcome: ImportOutcome;
  message?: string;
}

/** What the server says of the lines of a batch (docs/import.md). */
export interface BatchAnswer {
  saved: number;
  alreadyHere: number;
  refused: number;
  lines: LineAnswer[];
}

/**
 * Sends the lines of a batch to the import.
 *
 * @param isDryRun Asks what would become of each line, and saves nothing.
 * @throws RequestError
 */
export async function sendBatch(body: ArrayBuffer, isDryRun: boolean, connection: Connection): Promise<BatchAnswer> {
  // `request` is part of the first page and sends JSON only.
  const withLines: Connection = {
    ...connection,
    fetch: (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Content-Type", "application/jsonl");
      return connection.fetch(address, { ...init, headers, body });
    },
  };
  const path = `/api/user/import${isDryRun ? "?dryRun=true" : ""}`;
  return (await request(path, { expects: "json", method: "POST" }, withLines)) as BatchAnswer;
}
