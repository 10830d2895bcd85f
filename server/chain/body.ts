import type { IncomingMessage } from "node:http";
import { Refusal } from "#server/errors.ts";

const mostBytes = 1024 * 1024;

/** Refuses a body that is too large, of unsaid length, or not JSON, before a byte of it is read. */
export function bodyProblem({ headers, method }: IncomingMessage): Refusal | undefined {
  if (headers["transfer-encoding"] !== undefined) {
    return new Refusal(411, "LENGTH_REQUIRED", "Please say how long the body is (Content-Length).");
  }
  const length = Number(headers["content-length"] ?? 0);
  if (length > mostBytes) return new Refusal(413, "TOO_LARGE", "What was sent is too large: 1 MB at most.");

  const isBodied = length > 0 && method !== "GET" && method !== "HEAD";
  if (isBodied && !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers["content-type"] ?? "")) {
    return new Refusal(415, "JSON_ONLY", "Please send JSON (Content-Type: application/json).");
  }
  return undefined;
}
