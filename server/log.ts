import { pino } from "pino";
import { currentCall } from "./call.ts";
import { config } from "./config.ts";

/** JSON lines on standard output, each with the id of its request. Callers name what happened, never what a person wrote. */
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

// A database's messages quote the values that people sent.
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error ? error.code : undefined;
  const isOurs = !/prisma/i.test(error.name) && !("severity" in error);
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: error.name, code, message: isOurs ? error.message : undefined, stack: frames.slice(0, 12).join("\n") };
}
