import type { IncomingHttpHeaders } from "node:http";
import { config } from "#server/base/config.ts";

/** Whether a proxy sends this that nobody told us to trust: behind its address may be anybody. */
export function isForwarded({ "x-forwarded-for": list, forwarded }: IncomingHttpHeaders): boolean {
  return !config.trustProxy && (list !== undefined || forwarded !== undefined);
}

/** What the proxy that we trust wrote into a header: the last entry, for anybody can make up those before. */
export function saidByProxy(
  headers: IncomingHttpHeaders,
  name: "x-forwarded-for" | "x-forwarded-proto",
): string | undefined {
  if (!config.trustProxy) return undefined;
  const entries = String(headers[name] ?? "").split(",");
  return entries.at(-1)?.trim() || undefined;
}
