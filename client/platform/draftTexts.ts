import { draftStoredWithinMs } from "#domain/limits.ts";
import { clock } from "./clock.ts";
import { platform } from "./platform.ts";
import type { Texts } from "./storage.ts";
import { device } from "./device.ts";
import type { DeviceStore, SealedDraft } from "./deviceStore.ts";

/** The part of `draftStoredWithinMs` that is left for encrypting and writing. */
const writingMs = 100;
/** How long a form waits at most for the deletion of its draft. */
const finishedWithinMs = 2_000;

/** What this page has to write. */
interface Typed {
  /** Null deletes the draft. */
  text: string | null;
  /** Undefined until the text is encrypted. */
  sealed?: SealedDraft | null;
  sealing?: Promise<void>;
  /** The text before this one, encrypted. It is written while this one is still being encrypted. */
  earlier?: SealedDraft | undefined;
}

/** The drafts that are not stored yet, by name. */
const typed = new Map<string, Typed>();

/** The drafts in the device's store, by name. */
const stored = new Map<string, string>();
let cancelWait: (() => void) | undefined;
/** How many writes have ended so far. */
let writes = 0;

/**
 * The drafts of the signed-in person. Each key press is encrypted at once, and written into the device's store soon after, or
 * when the page is hidden. If the store refuses a write, the draft stays in the page, and the next write takes it along.
 * Without that store drafts stand in the browser's own storage as they are.
 */
export const draftTexts: Texts = {
  read: (name) => {
    const store = device();
    if (!store || !belongsIn(store, name)) return platform.storage.device.read(name);
    const draft = typed.get(name);
    return draft ? draft.text : (stored.get(name) ?? null);
  },
  write: (name, text) => {
    const store = device();
    if (!store || !belongsIn(store, name)) return platform.storage.device.write(name, text);
    if (text === null) {
      typed.set(name, { text, sealed: null });
      void writeTyped().catch(() => undefined);
    } else {
      const replaced = typed.get(name);
      const draft: Typed = { text, earlier: replaced?.sealed ?? replaced?.earlier };
      draft.sealing = store.drafts.seal(name, text).then((sealed) => void (draft.sealed = sealed));
      // The write that waits for it fails, too, and reports this.
      draft.sealing.catch(() => undefined);
      typed.set(name, draft);
      cancelWait ??= clock.after(draftStoredWithinMs - writingMs, () => void writeTyped().catch(() => undefined));
    }
  },
  names: () => [...new Set([...platform.storage.device.names(), ...stored.keys(), ...typed.keys()])],
};

/** Writes a draft. Resolves when it is stored; rejects if the device's store refuses. */
export async function storeDraft(name: string, text: string): Promise<void> {
  draftTexts.write(name, text);
  await writeTyped();
}

/**
 * Deletes the draft of a save that the server or the device has. Resolves when even a killed browser cannot bring it back,
 * or when that takes too long: new words in it would replace the saved ones (docs/rules.md, Saved twice).
 */
export function finishDraft(name: string, saveId: string): Promise<unknown> {
  draftTexts.write(name, null);
  return Promise.race([
    device()
      ?.drafts.finish(name, saveId)
      .catch(() => undefined),
    new Promise((resolve) => void clock.after(finishedWithinMs, () => resolve(undefined))),
  ]);
}

/** Lets a save that waits on this device have a draft again. */
export async function reopenDraft(saveId: string): Promise<void> {
  await device()?.drafts.reopen(saveId);
}

/** Loads the drafts of the device's store: when it has opened, and when the person returns from another tab. */
export async function openDraftTexts(): Promise<void> {
  const store = device();
  if (!store) return;
  // Adding the same function twice adds one listener.
  window.addEventListener("pagehide", writeAtEnd);
  document.addEventListener("visibilitychange", writeOrOpen);
  await moveIn(store).catch(() => undefined);
  const before = writes;
  const all = await store.drafts.all().catch(() => undefined);
  if (!all || device() !== store) return;
  // What was read is older than what was written meanwhile.
  if (writes !== before) return openDraftTexts();
  stored.clear();
  for (const [name, text] of all) if (belongsIn(store, name)) stored.set(name, text);
}

/** Drops the drafts in memory when the device is emptied. */
export function forgetDraftTexts(): void {
  typed.clear();
  stored.clear();
}

function writeAtEnd(): void {
  void writeTyped(true).catch(() => undefined);
}

function writeOrOpen(): void {
  if (document.visibilityState === "hidden") writeAtEnd();
  else void openDraftTexts();
}

/** Whether a draft stands in the store. Other tabs must see at once that a held action was undone. */
function belongsIn({ userId }: DeviceStore, name: string): boolean {
  const own = `kindling.draft.${userId}.`;
  return name.startsWith(own) && !name.startsWith(`${own}held.`);
}

/** Moves what stands in the browser's own storage: written while there was no store, or left there by 0.3.0. */
async function moveIn(store: DeviceStore): Promise<void> {
  const { read, write, names } = platform.storage.device;
  for (const name of names().filter((each) => belongsIn(store, each))) {
    const kept = read(name);
    if (kept === null) continue;
    await store.drafts.moveIn(name, kept);
    if (read(name) === kept) write(name, null);
  }
}

/** Writes what is typed. What is encrypted is on its way before this returns, because a page that closes does nothing later. */
async function writeTyped(isLeaving = false): Promise<void> {
  cancelWait?.();
  cancelWait = undefined;
  const store = device();
  if (!store) return;
  const drafts = [...typed].filter(([name]) => belongsIn(store, name));
  await Promise.all([
    put(store, drafts, isLeaving),
    ...drafts
      .filter(([, { sealed }]) => sealed === undefined)
      .map(async (draft) => {
        await draft[1].sealing;
        await put(store, [draft], isLeaving);
      }),
  ]);
}

/** Writes those drafts that nothing newer has replaced, each as it was last encrypted. */
async function put(store: DeviceStore, drafts: [name: string, draft: Typed][], isLeaving: boolean): Promise<void> {
  const ready = new Map<string, SealedDraft | null>();
  for (const [name, draft] of drafts) {
    const sealed = draft.sealed === undefined ? draft.earlier : draft.sealed;
    if (sealed !== undefined && typed.get(name) === draft) ready.set(name, sealed);
  }
  if (ready.size === 0) return;

  const ofFinished = await store.drafts.put(ready, isLeaving);
  writes += 1;
  for (const [name, draft] of drafts) {
    if (!ready.has(name) || ready.get(name) !== draft.sealed || typed.get(name) !== draft) continue;
    typed.delete(name);
    if (draft.text === null || ofFinished.has(name)) stored.delete(name);
    else stored.set(name, draft.text);
  }
}
