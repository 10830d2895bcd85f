import { device } from "#client/platform/device.ts";

/**
 * Stores a save on this device, to be sent later (docs/rules.md, Writing without a server).
 *
 * @param replaces The item that it replaces.
 * @returns False without a store, and where the browser has no room or no permission. The form then keeps its draft.
 */
export async function isStoredHere(save: object, replaces?: number): Promise<boolean> {
  const store = device();
  if (!store) return false;
  try {
    await store.outbox.add(save, replaces);
  } catch {
    return false;
  }
  store.tell();
  return true;
}
