import { shareOf } from "#server/base/config.ts";
import { withoutDeadline } from "#server/base/deadline.ts";
import { queueOf } from "#server/base/queue.ts";

/**
 * Pages of exports that are read and written at the same time on one server. A slow download holds none of these places
 * while it waits for its reader.
 */
export const pagesAtOnce = shareOf(2);
const work = queueOf(pagesAtOnce);

/** Reads a page of an export when one of these places is free, without a time limit. */
export function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  return work.run(() => withoutDeadline(read));
}
