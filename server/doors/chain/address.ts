import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { BadInput } from "#server/base/errors.ts";
import { watchSize } from "#server/base/cacheSizes.ts";

/** Replaces a target in absolute form by its path, and takes the host from it (RFC 9112 section 3.2.2). */
export function readTarget(request: IncomingMessage): void {
  const [target, host = "", path = ""] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? "") ?? [];
  if (target === undefined || host === "") return;
  request.headers.host = host;
  request.url = path.startsWith("/") ? path : `/${path}`;
}

/** The refusal for an address from which no URL can be made. */
export function addressProblem({ headers, url = "/" }: IncomingMessage): BadInput | undefined {
  const isPath = /^\/[^\\?#]*(?:\?|$)/.test(url);
  return isHost(headers.host ?? "") && isPath ? undefined : new BadInput("The address of this request cannot be read.");
}

// Cached: a server has few names, and parsing a URL costs more than all else here.
const hosts = new LRUCache<string, boolean>({ max: 100 });
watchSize("known hosts", () => hosts.size);

function isHost(host: string): boolean {
  const known = hosts.get(host);
  if (known !== undefined) return known;
  const is = canBeHost(host);
  hosts.set(host, is);
  return is;
}

// A host that the URL parser would spell differently is refused, as Hono does.
function canBeHost(host: string): boolean {
  const [, name = ""] = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.exec(host) ?? [];
  const url = `http://${host}`;
  return name !== "" && URL.canParse(url) && new URL(url).hostname === name.toLowerCase();
}
