import type { IncomingMessage } from "node:http";
import type { Visitor } from "#server/account/account.ts";
import { config } from "#server/config.ts";

/** Where a request comes from, and the zone its device names. */
export function visitorOf(request: IncomingMessage): Visitor {
  const zone = request.headers["x-time-zone"];
  return { address: addressOf(request), deviceZone: typeof zone === "string" ? zone : undefined };
}

/** Undefined for a peer on this machine, unless a trusted proxy names the client behind it. */
function addressOf({ headers, socket }: IncomingMessage): string | undefined {
  const forwarded = config.trustProxy ? String(headers["x-forwarded-for"] ?? "") : "";
  // Each proxy appends the peer it saw: the last entry is the one ours wrote, anything before it can be made up.
  const client = forwarded.split(",").at(-1)?.trim();
  if (client) return client;

  const peer = socket.remoteAddress ?? "";
  return /^(?:127\.|::1$|::ffff:127\.)/.test(peer) ? undefined : peer;
}
