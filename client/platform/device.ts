import type { DeviceStore } from "./deviceStore.ts";

let here: DeviceStore | undefined;
let opening: { userId: string; done: Promise<void> } | undefined;
const listeners = new Set<() => void>();

/** Opens the store of a person, or nothing where there can be none. */
type Opener = (userId: string) => Promise<DeviceStore | undefined>;

/**
 * Opens a person's store on this device, and closes another person's. Resolves when the store is open or cannot be
 * opened. In that case `device` returns undefined, and drafts stay in the browser's storage.
 *
 * @param opener Default: the browser's own database.
 */
export function openDevice(userId: string, opener: Opener = ownDatabase): Promise<void> {
  if (opening?.userId !== userId) opening = { userId, done: open(userId, opener) };
  return opening.done;
}

/** The open device store, if any. */
export function device(): DeviceStore | undefined {
  return here;
}

/** The open device store, after a pending opening has finished. */
export async function openedDevice(): Promise<DeviceStore | undefined> {
  await opening?.done;
  return here;
}

/**
 * Calls `listener` immediately, and whenever a store opens, closes or is changed by any tab. Returns a function that
 * unsubscribes.
 */
export function onDevice(listener: () => void): () => void {
  listeners.add(listener);
  listener();
  return () => listeners.delete(listener);
}

/** Deletes everything that the device stores for the signed-in person. */
export async function shredDevice(): Promise<void> {
  const gone = here;
  here = undefined;
  opening = undefined;
  tell();
  await gone?.shred().catch(() => undefined);
}

async function ownDatabase(userId: string): Promise<DeviceStore | undefined> {
  const { openDeviceStore } = await import("./deviceStore.ts");
  return openDeviceStore(userId);
}

async function open(userId: string, opener: Opener): Promise<void> {
  here?.close();
  here = undefined;
  const opened = await opener(userId).catch(() => undefined);
  // Another person may have signed in meanwhile.
  if (opening?.userId !== userId) return opened?.close();
  here = opened;
  opened?.onChange(tell);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
