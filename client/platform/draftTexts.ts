import { platform } from "./platform.ts";
import type { Texts } from "./storage.ts";
import { device } from "./device.ts";
import { sealedMark } from "./sealedMark.ts";

/** Marks a deleted draft in the browser's storage until it is deleted from the encrypted store, too. */
const dropped = "null";
/** How long a text may wait for the encrypted store. */
const movedAfterMs = 1_000;

/** What this page has written last, by name: as it stands in the browser's storage, and its text. */
const typed = new Map<string, [sealed: string, text: string]>();

/** The drafts in the encrypted store, by name. */
const moved = new Map<string, string>();
let moving: ReturnType<typeof setTimeout> | undefined;
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
    if (!store || !name.startsWith(ownNames(store.userId))) return platform.storage.device.write(name, text);
    const sealed = text === null ? dropped : store.drafts.sealNow(text);
    if (text !== null) typed.set(name, [sealed, text]);
    platform.storage.device.write(name, sealed);
    // A killed browser may forget the mark of a deletion, and the draft of a saved entry would come back.
    if (text === null) void move();
    else moving ??= setTimeout(() => void move(), movedAfterMs);
  },
  names: () => [...new Set([...platform.storage.device.names(), ...moved.keys()])],
};

/** Loads the drafts of the encrypted store: when it has opened, and when the person returns from another tab. */
export async function openDraftTexts(): Promise<void> {
  const store = device();
  if (!store) return;
  // Adding the same function twice adds one listener.
  window.addEventListener("pagehide", moveAtEnd);
  document.addEventListener("visibilitychange", openWhenSeen);
  const before = moves;
  const all = await store.drafts.all().catch(() => undefined);
  if (!all || moves !== before || device() !== store) return;
  moved.clear();
  for (const [name, text] of all) if (typeof text === "string") moved.set(name, text);
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

function ownNames(userId: string): string {
  return `kindling.draft.${userId}.`;
}

/** Moves one after another: a text that is still being moved would be stored after its deletion. */
function move(): Promise<void> {
  clearTimeout(moving);
  moving = undefined;
  return (lastMove = lastMove.then(moveAll, moveAll));
}

async function moveAll(): Promise<void> {
  const store = device();
  const { read, write, names } = platform.storage.device;
  if (!store) return;
  for (const name of names().filter((each) => each.startsWith(ownNames(store.userId)))) {
    const kept = read(name);
    if (kept === null) continue;
    try {
      const text = await store.drafts.unseal(kept);
      if (text === dropped) await store.drafts.remove(name);
      else if (text !== undefined) {
        // Unless the person has typed more meanwhile.
        if (read(name) === kept) typed.set(name, [kept, text]);
        await store.drafts.put(name, text);
      }
      moves += 1;
      if (text === dropped) moved.delete(name);
      else if (text !== undefined) moved.set(name, text);
    } catch {
      // The draft stays in the browser's storage.
      return;
    }
    if (read(name) === kept) write(name, null);
    else moving ??= setTimeout(() => void move(), movedAfterMs);
  }
}
