import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { BadInput } from "#server/base/errors.ts";
import { watchSize } from "#server/base/cacheSizes.ts";

/** Makes a target in absolute form its path, and its host the one that counts (RFC 9112 section 3.2.2). */
export function readTarget(request: IncomingMessage): void {
  const [target, host = "", path = ""] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? "") ?? [];
  if (target === undefined || host === "") return;
  request.headers.host = host;
  request.url = path.startsWith("/") ? path : `/${path}`;
}

/** What is wrong with an address that no URL can be made of. */
export function addressProblem({ headers, url = "/" }: IncomingMessage): BadInput | undefined {
  const isPath = /^\/[^\\?#]*(?:\?|$)/.test(url);
  return isHost(headers.host ?? "") && isPath ? undefined : new BadInput("The address of this request cannot be read.");
}

// A server goes by few names, and making a URL costs more than all else that is looked at here.
const hosts = new LRUCache<string, boolean>({ max: 100 });
watchSize("known hosts", () => hosts.size);

function isHost(host: string): boolean {
  const known = hosts.get(host);
  if (known !== undefined) return known;
  const is = canBeHost(host);
  hosts.set(host, is);
  return is;
}

// One that a URL would spell in another way is refused, as Hono does.
function canBeHost(host: string): boolean {
  const [, name = ""] = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.exec(host) ?? [];
  const url = `http://${host}`;
  return name !== "" && URL.canParse(url) && new URL(url).hostname === name.toLowerCase();
}
