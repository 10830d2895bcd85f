import type { IncomingHttpHeaders } from "node:http";
import { config } from "#server/base/config.ts";

/** Whether an untrusted proxy sent the request. Its address then stands for many clients. */
export function isForwarded({ "x-forwarded-for": list, forwarded }: IncomingHttpHeaders): boolean {
  return !config.trustProxy && (list !== undefined || forwarded !== undefined);
}

/** The last entry of a header from the trusted proxy: a client can forge the earlier ones. */
export function headerOfProxy(
  headers: IncomingHttpHeaders,
  name: "x-forwarded-for" | "x-forwarded-proto",
): string | undefined {
  if (!config.trustProxy) return undefined;
  const entries = String(headers[name] ?? "").split(",");
  return entries.at(-1)?.trim() || undefined;
}
