import type { Environment } from "relay-runtime";
import type { DeviceStore } from "#client/platform/deviceStore.ts";

/** What this tab does with the outbox, one after the other, where the browser has no locks. */
const turns = new WeakMap<Environment, Promise<unknown>>();

/**
 * Calls `work` while nobody else sends or changes what waits in a store: no other tab, or, without locks, nobody in this one.
 *
 * @param ifAvailable Whether it is called at once or not at all, like the option of the Web Locks API.
 * @returns What `work` returns. Undefined if it was not called.
 */
export async function alone<Result>(
  environment: Environment,
  { userId }: DeviceStore,
  ifAvailable: boolean,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { locks } = navigator as Partial<Pick<Navigator, "locks">>;
  if (locks) return locks.request(`kindling.outbox ${userId}`, { ifAvailable }, (lock) => (lock ? work() : undefined));

  const before = turns.get(environment);
  if (before && ifAvailable) return undefined;
  const turn = Promise.resolve(before).then(work, work);
  turns.set(environment, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(environment) === turn) turns.delete(environment);
  }
}
