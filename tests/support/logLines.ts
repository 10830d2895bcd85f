import { pino } from "pino";
import { afterEach, beforeEach } from "vitest";
import { log } from "#server/base/log.ts";

/** Catches what the server writes into its log while a test runs: one text for each line, and nothing on the screen. */
export function useLogLines(): string[] {
  const lines: string[] = [];
  // pino keeps where it writes to under a symbol of its own.
  const logger = log as unknown as Record<symbol, unknown>;
  const stream = logger[pino.symbols.streamSym];

  beforeEach(() => {
    lines.length = 0;
    logger[pino.symbols.streamSym] = { write: (line: string) => lines.push(line) };
  });
  afterEach(() => {
    logger[pino.symbols.streamSym] = stream;
  });
  return lines;
}
