import type { ServerResponse } from "node:http";
import type { Identity } from "#server/base/call.ts";
import { shareOf } from "#server/base/config.ts";
import { withDeadlinePaused } from "#server/base/deadline.ts";
import { TooMany } from "#server/base/errors.ts";
import { watchSize } from "#server/base/cacheSizes.ts";
import { watchNumber } from "#server/base/metrics.ts";
import { whenClosed } from "#server/kit/http/closing.ts";

const most = { running: shareOf(6), waiting: shareOf(100), waitMs: 5_000 };

interface AccountQueue {
  running: number;
  /** Functions that start the waiting requests, in order of arrival. */
  waiting: Set<() => void>;
}

const queues = new Map<string, AccountQueue>();
watchSize("accounts being answered", () => queues.size);
watchNumber("kindling_queue_waiting", "Requests that wait for earlier ones of their account", () =>
  [...queues.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
);

/**
 * Waits until the account has fewer than 6 running requests, and counts this one until its response closes. The
 * returned function ends the count earlier. Visitors do not wait. Throws TooMany if 100 are waiting already, or after 5
 * seconds.
 */
export async function enterAccountQueue(
  identity: Identity,
  response: ServerResponse,
): Promise<(() => void) | undefined> {
  if (!("viewer" in identity) || response.destroyed) return undefined;
  const { id } = identity.viewer;
  const queue = queues.get(id) ?? { running: 0, waiting: new Set() };
  queues.set(id, queue);

  if (queue.running < most.running) queue.running += 1;
  else await withDeadlinePaused(() => waitInQueue(queue, response));
  let isReleased = false;
  // The next request takes over this one's place, so that no newcomer overtakes it.
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    const [next] = queue.waiting;
    if (next) return next();
    queue.running -= 1;
    if (queue.running === 0) queues.delete(id);
  };
  // The client may have disconnected while the request waited.
  whenClosed(response, release);
  return release;
}

function waitInQueue({ waiting }: AccountQueue, response: ServerResponse): Promise<void> {
  if (waiting.size >= most.waiting) throw tooMany();
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(go);
      clearTimeout(timer);
      response.off("close", giveUp);
    };
    const go = () => {
      leave();
      resolve();
    };
    const giveUp = () => {
      leave();
      reject(tooMany());
    };
    const timer = setTimeout(giveUp, most.waitMs);
    waiting.add(go);
    response.once("close", giveUp);
  });
}

function tooMany(): TooMany {
  return new TooMany("Too many requests at once.", 1);
}
