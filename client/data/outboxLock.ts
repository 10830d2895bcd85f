import type { Environment } from "relay-runtime";
import type { DeviceStore } from "#client/platform/deviceStore.ts";

/** What this tab does with the outbox, one after the other, where the browser has no locks. */
const turns = new WeakMap<Environment, Promise<unknown>>();

/**
 * Calls `work` while nobody else sends or changes what waits in a store: no other tab, or, without locks, nobody in this one.
 *
 * @param isUrgent Whether it is called now or not at all.
 * @returns What `work` returns. Undefined if it was not called.
 */
export async function alone<Result>(
  environment: Environment,
  { userId }: DeviceStore,
  isUrgent: boolean,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { locks } = navigator as Partial<Pick<Navigator, "locks">>;
  if (locks)
    return locks.request(`kindling.outbox ${userId}`, { ifAvailable: isUrgent }, (lock) => (lock ? work() : undefined));

  const before = turns.get(environment);
  if (before && isUrgent) return undefined;
  const turn = Promise.resolve(before).then(work, work);
  turns.set(environment, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(environment) === turn) turns.delete(environment);
  }
}
