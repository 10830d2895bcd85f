import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { deviceName } from "#domain/devices.ts";
import type { Visitor } from "#server/base/call.ts";
import { isNative } from "#server/kit/http/origin.ts";
import { isForwarded, headerOfProxy } from "#server/kit/http/proxy.ts";

/** Where a request comes from, and what its device says. Device name and cookie are only read when needed. */
export function visitorOf(
  request: IncomingMessage,
  deviceMarkOf: (request: IncomingMessage) => string | undefined,
): Visitor {
  const zone = request.headers["x-time-zone"];
  return {
    address: addressOf(request),
    isForwarded: isForwarded(request.headers),
    deviceZone: typeof zone === "string" ? zone : undefined,
    get device() {
      return deviceName(request.headers["user-agent"] ?? "", isNative(request));
    },
    get deviceMark() {
      return deviceMarkOf(request);
    },
  };
}

function addressOf({ headers, socket }: IncomingMessage): string | undefined {
  const client = headerOfProxy(headers, "x-forwarded-for");
  if (client) return networkOf(withoutPort(client));

  const peer = socket.remoteAddress ?? "";
  return /^(?:127\.|::1$|::ffff:127\.)/.test(peer) ? undefined : networkOf(peer);
}

/** Some proxies add the client's port, which differs for each connection. */
function withoutPort(client: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(client)?.[1] ?? /^([\d.]+):\d+$/.exec(client)?.[1] ?? client;
}

/**
 * The first 64 bits of an IPv6 address, because a client usually has all addresses below them; other addresses whole.
 */
function networkOf(address: string): string {
  const [plain = ""] = address.split("%", 1);
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? address;

  const [start = "", end = ""] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [start, end].map((groups) => groups.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
