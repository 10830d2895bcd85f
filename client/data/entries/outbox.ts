import { useEffect, useState } from "react";
import type { Environment } from "relay-runtime";
import { clock } from "#client/platform/clock.ts";
import { device, onDevice } from "#client/platform/device.ts";
import type { DeviceStore, SentMark } from "#client/platform/deviceStore.ts";
import { isReadSince, onConnection } from "../relay/connected.ts";
import { refetchScreen } from "../relay/news.ts";
import { alone } from "./outboxLock.ts";
import type { Pressed } from "./saveEntry.ts";
import { sendings } from "../relay/sendings.ts";
import { hasFailedOften, itemFrom, storedFrom, type EntryEdit, type WaitingItem } from "./waitingItem.ts";

/** A save that the server has, until the shown list has it too. */
export interface SentItem extends WaitingItem {
  entryId: string;
}

/** A list that is on screen has been refetched by then. */
const arrivesWithinMs = 30_000;

let waiting: readonly WaitingItem[] = [];
let sentItems: readonly SentItem[] = [];
/** Of all new entries that were sent, by the client id of their save, until another person's store opens. */
const sentEntries = new Map<Pressed["clientId"], string>();
let lastRead: DeviceStore | undefined;
/** Raised by each read of the store and by each change here, so that a slower, older read is dropped. */
let storeGeneration = 0;
/** `sentItems`, then `waiting`, each in the order of saving. */
let arriving: readonly (WaitingItem | SentItem)[] = [];
let uncounted: readonly WaitingItem[] = [];
const listeners = new Set<() => void>();
onDevice(() => void read());
onConnection(() => waiting.length > 0 && show());

/** The items waiting on this device, in the order of saving. */
export function useWaiting(): readonly WaitingItem[] {
  return useShown(allWaiting);
}

/** The same and the sent items, until `dropArrived` names them: for a list that is refetched after each save. */
export function useArriving(): readonly (WaitingItem | SentItem)[] {
  return useShown(allArriving);
}

/**
 * The new entries that no count on screen can contain, because all that is shown was read before their Save was pressed.
 * The server may have any other: its answer to the save may be under way, or lost.
 */
export function useUncounted(): readonly WaitingItem[] {
  return useShown(allUncounted);
}

/** Removes the sent items that a list has received. */
export function dropArrived(entryIds: ReadonlySet<string>): void {
  keepSent((item) => !entryIds.has(item.entryId));
}

function useShown<Item>(all: () => readonly Item[]): readonly Item[] {
  // React state, so that an item disappears in the same commit in which Relay's store gets the saved entry.
  const [shown, setShown] = useState(all);

  useEffect(() => {
    const follow = () => setShown(all);
    follow();
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, [all]);
  return shown;
}

function allWaiting(): readonly WaitingItem[] {
  return waiting;
}

function allArriving(): readonly (WaitingItem | SentItem)[] {
  return arriving;
}

function allUncounted(): readonly WaitingItem[] {
  return uncounted;
}

function keepSent(isKept: (item: SentItem) => boolean): void {
  sentItems = sentItems.filter(isKept);
  gather();
}

/** The edit of this entry that waits on this device. */
export function useWaitingEdit(entryId: string): (WaitingItem & EntryEdit) | undefined {
  return useWaiting().find((item): item is WaitingItem & EntryEdit => item.edit?.id === entryId);
}

/** The same, at this moment. */
export function waitingEditOf(entryId: string): WaitingItem | undefined {
  return waiting.find(({ edit }) => edit?.id === entryId);
}

/** The id of the entry as which a save was sent that waited on this device. */
export function sentAs(clientId: string): string | undefined {
  return sentEntries.get(clientId);
}

/**
 * Sends the waiting items, oldest first, until the server does not answer. A lock lets one tab send at a time.
 * Without locks two tabs may send the same item, which counts once (docs/rules.md, Saved twice).
 *
 * @param isAsked Whether the person asks for it. Otherwise items pause that the server has failed at several times.
 */
export async function sendWaiting(environment: Environment, isAsked = false): Promise<void> {
  const store = device();
  if (!store) return;
  await alone(environment, store, true, () => sendEach(environment, store, isAsked));
}

async function sendEach(environment: Environment, store: DeviceStore, isAsked: boolean): Promise<void> {
  // With the documents of all kinds. Few people ever wait for a server.
  const { sayGone, sendItem } = await import("./sendItem.ts");
  for (const item of await itemsIn(store)) {
    if (item.trouble !== undefined || (!isAsked && pauses(item))) continue;
    // A later edit may have replaced it during the wait.
    if (!(await store.outbox.has(item.id))) return sendEach(environment, store, isAsked);
    const sent = await sendItem(environment, item, (entryId) => {
      arrive({ ...item, entryId });
      forget(item.id);
    });
    if (device() !== store) return;
    switch (sent.is) {
      case "later":
        return;
      case "saved":
        arrive({ ...item, entryId: sent.entryId });
        await drop(store, item);
        store.tell({ id: item.id, entryId: sent.entryId });
        break;
      case "gone":
        await drop(store, item);
        sayGone(item);
        store.tell();
        break;
      case "refused":
      case "failed": {
        const { is, ...reason } = sent;
        await keep(store, { ...item, ...reason });
        if (is === "failed" && !hasFailedOften(sent)) return;
      }
    }
  }
}

/** How long an item pauses that the server has failed at several times. The items after it are sent meanwhile. */
export const pauseMs = 3_600_000;

function pauses({ failures }: WaitingItem): boolean {
  return hasFailedOften({ failures }) && Math.abs(clock.now() - (failures?.at ?? 0)) < pauseMs;
}

async function drop(store: DeviceStore, { id }: WaitingItem): Promise<void> {
  forget(id);
  await store.outbox.remove(id);
}

/** Stores an item again, with why it was not saved. */
async function keep(store: DeviceStore, { id, ...item }: WaitingItem): Promise<void> {
  await store.outbox.put(id, storedFrom(item));
  store.tell();
}

/** Deletes the edit of an entry that is gone. */
export async function deleteWaitingEdit(entryId: string): Promise<void> {
  for (const { id, edit } of waiting) if (edit?.id === entryId) await deleteWaiting(id);
}

/** Deletes a waiting item without sending it. */
export async function deleteWaiting(id: number): Promise<void> {
  forget(id);
  const store = device();
  await store?.outbox.remove(id);
  store?.tell();
}

/** Another tab has sent an item: the lists keep it until their refetch has the entry. */
function arriveFromElsewhere({ id, entryId }: SentMark): void {
  const item = waiting.find((each) => each.id === id);
  if (!item) return;
  arrive({ ...item, entryId });
  refetchScreen();
}

/** Keeps a saved item for the list that it belongs to. An edit is in the list already. */
function arrive(item: SentItem): void {
  if (sentItems.some(({ id }) => id === item.id)) return;
  sendings.count += 1;
  if (item.edit) return;
  sentEntries.set(item.pressed.clientId, item.entryId);
  sentItems = [...sentItems, item];
  clock.after(arrivesWithinMs, () => keepSent((each) => each !== item));
}

/** Removes an item from the screen immediately. */
function forget(id: number): void {
  storeGeneration += 1;
  waiting = waiting.filter((each) => each.id !== id);
  gather();
}

function gather(): void {
  arriving = [...sentItems, ...waiting];
  show();
}

function show(): void {
  uncounted = waiting.filter(({ edit, pressed }) => !edit && !isReadSince(Date.parse(pressed.occurredAt ?? "1970")));
  for (const listener of listeners) listener();
}

/** Reads the store again. Resolves when what it holds is shown. */
export async function read(): Promise<void> {
  const store = device();
  // Each person's store counts its ids from 1.
  if (store !== lastRead) {
    sentItems = [];
    sentEntries.clear();
    store?.onChange((sent) => sent && arriveFromElsewhere(sent));
  }
  lastRead = store;
  storeGeneration += 1;
  const own = storeGeneration;
  const items = store ? await itemsIn(store) : [];
  // A longer list takes longer to decrypt, and may still hold what was removed meanwhile.
  if (own !== storeGeneration) return;
  // The store still holds what was just sent.
  waiting = items.filter(({ id }) => !sentItems.some((item) => item.id === id));
  gather();
}

/** The items of a store, oldest first. */
async function itemsIn(store: DeviceStore): Promise<WaitingItem[]> {
  const all = await store.outbox.all().catch(() => []);
  return all.flatMap(([id, value]) => itemFrom(id, value) ?? []);
}
