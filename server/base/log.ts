import { pino } from "pino";
import { clock } from "./clock.ts";
import { currentCall } from "./call.ts";
import { config } from "./config.ts";
import { Misconfigured } from "./errors.ts";
import { watchSize } from "./cacheSizes.ts";

/** JSON lines on standard output, each with its request's id. Log what happened, never what a person wrote. */
export const log = pino({
  level: config.logLevel,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => {
    const call = currentCall();
    return call ? { request: call.id } : {};
  },
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: errorFields },
});

const lastLogged = new Map<string, { at: number; leftOut: number }>();
watchSize("messages logged once a second", () => lastLogged.size);

/** Logs something that may happen with every request: at most one line a second, with the number of lines left out. */
export function logSeldom(level: "info" | "warn" | "error", fields: object, message: string): void {
  const last = lastLogged.get(message);
  if (last && clock.now() - last.at < 1_000) {
    last.leftOut += 1;
    return;
  }
  lastLogged.set(message, { at: clock.now(), leftOut: 0 });
  log[level]({ ...fields, leftOut: last?.leftOut || undefined }, message);
}

/**
 * The database's error messages quote values that people sent, and so do some of JavaScript's, such as those of
 * JSON.parse and Intl. So no error of a request has its message in the log, unless it is made for the operator.
 */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error ? error.code : undefined;
  const mayQuote =
    !(error instanceof Misconfigured) &&
    (currentCall() !== undefined || /prisma/i.test(error.name) || "severity" in error);
  // A message can have lines that look like frames.
  const frames =
    error.stack
      ?.replace(error.message, "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line)) ?? [];
  const message = mayQuote ? undefined : error.message;
  return { type: error.name, code, message, stack: frames.slice(0, 12).join("\n") };
}
