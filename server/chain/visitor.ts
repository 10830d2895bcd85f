import type { IncomingMessage } from "node:http";
import type { Visitor } from "#server/account/account.ts";
import { saidByProxy } from "./proxy.ts";

/** Where a request comes from, and the zone its device names. */
export function visitorOf(request: IncomingMessage): Visitor {
  const zone = request.headers["x-time-zone"];
  return { address: addressOf(request), deviceZone: typeof zone === "string" ? zone : undefined };
}

function addressOf({ headers, socket }: IncomingMessage): string | undefined {
  const client = saidByProxy(headers, "x-forwarded-for");
  if (client) return client;

  const peer = socket.remoteAddress ?? "";
  return /^(?:127\.|::1$|::ffff:127\.)/.test(peer) ? undefined : peer;
}
