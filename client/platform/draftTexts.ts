import { clock } from "./clock.ts";
import { platform } from "./platform.ts";
import type { Texts } from "./storage.ts";
import { device } from "./device.ts";
import type { DeviceStore } from "./deviceStore.ts";
import { sealedMark } from "./sealedMark.ts";

/** How long a text may wait for the encrypted store. */
export const movedAfterMs = 1_000;
/** How long a form waits at most for the deletion of its draft. */
const finishedWithinMs = 2_000;

/** What this page has written last, by name: as it stands in the browser's storage, and its text. */
const typed = new Map<string, [sealed: string, text: string]>();

/** The drafts in the encrypted store, by name. */
const moved = new Map<string, string>();
let cancelMove: (() => void) | undefined;
let lastMove: Promise<void> = Promise.resolve();
/** How many drafts were moved so far. */
let moves = 0;

/**
 * The drafts of the signed-in person. Each key press is encrypted and stored immediately in the browser's storage, and
 * moved into the encrypted store within a second. Without that store drafts stay in the browser's storage as they are.
 */
export const draftTexts: Texts = {
  read: (name) => {
    const kept = platform.storage.device.read(name);
    const [sealed, text] = typed.get(name) ?? [];
    if (text !== undefined && kept === sealed) return text;
    return (kept?.startsWith(sealedMark) ? null : kept) ?? moved.get(name) ?? null;
  },
  write: (name, text) => {
    const store = device();
    if (!store || !belongsIn(store, name)) return platform.storage.device.write(name, text);
    const sealed = store.drafts.sealNow(text);
    if (text !== null) typed.set(name, [sealed, text]);
    platform.storage.device.write(name, sealed);
    // A killed browser may forget the mark of a deletion, and the draft of a saved entry would come back.
    if (text === null) void move();
    else cancelMove ??= clock.after(movedAfterMs, () => void move());
  },
  names: () => [...new Set([...platform.storage.device.names(), ...moved.keys()])],
};

/**
 * Deletes the draft of a save that the server or the device has. Resolves when even a killed browser cannot bring it back,
 * or when that takes too long: new words in it would replace the saved ones (docs/rules.md, Saved twice).
 */
export function finishDraft(name: string, saveId: string): Promise<unknown> {
  draftTexts.write(name, null);
  lastMove = lastMove.then(() => device()?.drafts.finish(name, saveId)).catch(() => undefined);
  return Promise.race([
    lastMove,
    new Promise((resolve) => void clock.after(finishedWithinMs, () => resolve(undefined))),
  ]);
}

/** Lets a save that waits on this device have a draft again. */
export async function reopenDraft(saveId: string): Promise<void> {
  await device()?.drafts.reopen(saveId);
}

/** Loads the drafts of the encrypted store: when it has opened, and when the person returns from another tab. */
export async function openDraftTexts(): Promise<void> {
  const store = device();
  if (!store) return;
  // Adding the same function twice adds one listener.
  window.addEventListener("pagehide", moveAtEnd);
  document.addEventListener("visibilitychange", openWhenSeen);
  const before = moves;
  const all = await store.drafts.all().catch(() => undefined);
  if (!all || device() !== store) return;
  // A start opens them twice. A form that is drawn before the last draft has moved would be empty.
  if (moves !== before) return openDraftTexts();
  moved.clear();
  for (const [name, text] of all) if (typeof text === "string" && belongsIn(store, name)) moved.set(name, text);
  await move();
}

/** Drops the drafts in memory when the device is emptied. */
export function forgetDraftTexts(): void {
  typed.clear();
  moved.clear();
}

function moveAtEnd(): void {
  void move();
}

function openWhenSeen(): void {
  if (document.visibilityState === "visible") void openDraftTexts();
}

/** Whether a draft is moved into the store. Other tabs must see at once that a held action was undone. */
function belongsIn({ userId }: DeviceStore, name: string): boolean {
  const own = `kindling.draft.${userId}.`;
  return name.startsWith(own) && !name.startsWith(`${own}held.`);
}

/** Moves one after another: a text that is still being moved would be stored after its deletion. */
function move(): Promise<void> {
  cancelMove?.();
  cancelMove = undefined;
  return (lastMove = lastMove.then(moveAll, moveAll));
}

async function moveAll(): Promise<void> {
  const store = device();
  const { read, write, names } = platform.storage.device;
  if (!store) return;
  for (const name of names().filter((each) => belongsIn(store, each))) {
    const kept = read(name);
    if (kept === null) continue;
    try {
      const text = await store.drafts.moveIn(name, kept);
      if (text === null) moved.delete(name);
      else if (text !== undefined) {
        // Unless the person has typed more meanwhile.
        if (read(name) === kept) typed.set(name, [kept, text]);
        moved.set(name, text);
      }
      moves += 1;
    } catch {
      // The draft stays in the browser's storage.
      return;
    }
    if (read(name) === kept) write(name, null);
    else cancelMove ??= clock.after(movedAfterMs, () => void move());
  }
}
