import type { ServerResponse } from "node:http";
import { brand } from "#domain/brand.ts";
import { shareOf } from "#server/base/config.ts";
import { Unavailable } from "#server/base/errors.ts";
import { whenClosed } from "./closing.ts";
import { bodyBytes, megabyte } from "./bodySizes.ts";

/**
 * How many bytes visitors' bodies may hold at once. Each address may have at least one body, however many workers share
 * the limit.
 */
export const visitorsBytes = {
  inAll: shareOf(64 * megabyte),
  ofAddress: Math.max(shareOf(megabyte), bodyBytes.visitorsDocument),
};

let inAll = 0;
const ofAddress = new Map<string, number>();

/**
 * Counts the bytes of a visitor's body until the response closes. Visitors on this machine have no `address`. Throws
 * Unavailable if visitors together exceed the limit.
 */
export function countVisitorsBytes(bytes: number, address: string | undefined, response: ServerResponse): void {
  if (bytes === 0 || response.destroyed) return;
  const begun = address === undefined ? 0 : (ofAddress.get(address) ?? 0);
  if (inAll + bytes > visitorsBytes.inAll || begun + bytes > visitorsBytes.ofAddress) throw tooMuch();

  change(bytes, address);
  whenClosed(response, () => change(-bytes, address));
}

function change(bytes: number, address: string | undefined): void {
  inAll += bytes;
  if (address === undefined) return;
  const begun = (ofAddress.get(address) ?? 0) + bytes;
  if (begun === 0) ofAddress.delete(address);
  else ofAddress.set(address, begun);
}

function tooMuch(): Unavailable {
  const message = `${brand} is receiving too much at once right now. Please try again in a moment.`;
  return new Unavailable(message, 5, "visitors send too much");
}
