import { pino } from "pino";
import { afterEach, beforeEach } from "vitest";
import { log } from "#server/base/log.ts";

/** Captures the server's log during a test, one text per line, and keeps it off the console. */
export function useLogLines(): string[] {
  const lines: string[] = [];
  // pino stores its output under a private symbol.
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
