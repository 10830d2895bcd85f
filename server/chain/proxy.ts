import type { IncomingHttpHeaders } from "node:http";
import { config } from "#server/config.ts";

/** What the proxy that we trust wrote into a header: the last entry, for anybody can make up those before. */
export function saidByProxy(
  headers: IncomingHttpHeaders,
  name: "x-forwarded-for" | "x-forwarded-proto",
): string | undefined {
  if (!config.trustProxy) return undefined;
  const entries = String(headers[name] ?? "").split(",");
  return entries.at(-1)?.trim() || undefined;
}
