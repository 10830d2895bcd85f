import type { IncomingMessage } from "node:http";
import { BadInput } from "#server/errors.ts";

/** Refuses an address that no URL can be made of: what stands behind the chain would fail over it in ways of its own. */
export function addressProblem({ headers, url = "/" }: IncomingMessage): BadInput | undefined {
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(headers.host ?? "");
  const isPath = /^\/[^\\?#]*(?:\?|$)/.test(url);
  return isHost && isPath ? undefined : new BadInput("The address of this request cannot be read.");
}
