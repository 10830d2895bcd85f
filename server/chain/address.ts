import type { IncomingMessage } from "node:http";
import { BadInput } from "#server/errors.ts";

/** What is wrong with an address that no URL can be made of. */
export function addressProblem({ headers, url = "/" }: IncomingMessage): BadInput | undefined {
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(headers.host ?? "");
  const isPath = /^\/[^\\?#]*(?:\?|$)/.test(url);
  return isHost && isPath ? undefined : new BadInput("The address of this request cannot be read.");
}
