import type { Environment } from "relay-runtime";
import { device } from "#client/platform/device.ts";
import type { DeviceStore } from "#client/platform/deviceStore.ts";
import { alone } from "./outboxLock.ts";
import { itemFrom, storedFrom, type WaitingItem } from "./waitingItem.ts";

type Change = (item: Omit<WaitingItem, "id">) => Omit<WaitingItem, "id">;

/**
 * Changes a new entry that waits on this device.
 *
 * @param clientId Of the entry's save.
 * @returns False if it waits no longer, such as because it was sent.
 * @throws Error where the browser refuses to store it.
 */
export async function changeWaiting(environment: Environment, clientId: string, change: Change): Promise<boolean> {
  const store = device();
  if (!store) return false;
  // What is being sent would be removed from the store, and the change with it.
  return (await alone(environment, store, false, () => changed(store, clientId, change))) ?? false;
}

async function changed(store: DeviceStore, clientId: string, change: Change): Promise<boolean> {
  for (const [at, value] of await store.outbox.all()) {
    const item = itemFrom(at, value);
    if (!item || item.edit || item.pressed.clientId !== clientId) continue;
    const { id, ...stored } = item;
    await store.outbox.put(id, storedFrom(change(stored)));
    store.tell();
    return true;
  }
  return false;
}
