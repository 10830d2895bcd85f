import type { ServerResponse } from "node:http";
import { clock, waits } from "#server/base/clock.ts";
import type { Identity } from "#server/base/call.ts";
import { shareOf } from "#server/base/config.ts";
import { withDeadlinePaused } from "#server/base/deadline.ts";
import { TooMany } from "#server/base/errors.ts";
import { watchSize } from "#server/base/cacheSizes.ts";
import { watchNumber } from "#server/base/metrics.ts";
import { whenClosed } from "#server/kit/http/closing.ts";

/** How many requests of an account are answered at once, and how many more wait. */
export const queueLimits = { places: shareOf(6), waiting: shareOf(100) };

/** A request that waits. */
interface Waiting {
  places: number;
  /** Lets it run. */
  go: () => void;
}

interface AccountQueue {
  taken: number;
  /** In order of arrival. */
  waiting: Set<Waiting>;
}

const queues = new Map<string, AccountQueue>();
watchSize("accounts being answered", () => queues.size);
watchNumber("kindling_queue_waiting", "Requests that wait for earlier ones of their account", () =>
  [...queues.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
);

/**
 * Waits until the account has room for this request among its 6 places, and holds as many as it weighs until its
 * response closes. The returned function gives them back earlier. Visitors do not wait. Throws TooMany if 100 are waiting
 * already, or after 5 seconds.
 * @param weight How many places it takes; all of them at most (docs/decisions/0043-weight-of-a-request.md).
 */
export async function enterAccountQueue(
  identity: Identity,
  response: ServerResponse,
  weight = 1,
): Promise<(() => void) | undefined> {
  if (!("viewer" in identity) || response.destroyed) return undefined;
  const { id } = identity.viewer;
  const places = Math.min(weight, queueLimits.places);
  const queue = queues.get(id) ?? { taken: 0, waiting: new Set() };
  queues.set(id, queue);

  // Nobody overtakes a request that waits for several places.
  if (queue.waiting.size === 0 && queue.taken + places <= queueLimits.places) queue.taken += places;
  else await withDeadlinePaused(() => waitInQueue(id, queue, places, response));
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    queue.taken -= places;
    admit(id, queue);
  };
  // The client may have disconnected while the request waited.
  whenClosed(response, release);
  return release;
}

/** Lets the first ones that wait run, as far as there are places. */
function admit(id: string, queue: AccountQueue): void {
  for (const next of queue.waiting) {
    if (queue.taken + next.places > queueLimits.places) return;
    queue.taken += next.places;
    next.go();
  }
  if (queue.taken === 0) queues.delete(id);
}

function waitInQueue(id: string, queue: AccountQueue, places: number, response: ServerResponse): Promise<void> {
  const { waiting } = queue;
  if (waiting.size >= queueLimits.waiting) throw tooMany();
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(one);
      cancel();
      response.off("close", giveUp);
    };
    const go = () => {
      leave();
      resolve();
    };
    const giveUp = () => {
      leave();
      reject(tooMany());
      // Those behind it may need fewer places.
      admit(id, queue);
    };
    const one = { places, go };
    const cancel = clock.after(waits.queue, giveUp);
    waiting.add(one);
    response.once("close", giveUp);
  });
}

function tooMany(): TooMany {
  return new TooMany("Too many requests at once.", 1);
}
