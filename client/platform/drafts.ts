import { useCallback, useState } from "react";
import { draftTexts, finishDraft, reopenDraft, storeDraft } from "./draftTexts.ts";
import { platform } from "./platform.ts";
import type { Texts } from "./storage.ts";

type Keeping = "device" | "tab";

/**
 * Keeps what the person types until they save it or sign out. Never use it for passwords.
 *
 * @param key Names the form, such as "mood".
 * @param empty The value of an untouched form; read once.
 * @returns The draft, a function that changes it, and one that deletes it.
 */
export function useDraft<T>(
  key: string,
  empty: T,
  keeping: Keeping = "device",
): [draft: T, change: (next: T) => void, clear: () => void] {
  return useKept(() => nameOf(key), empty, keeping === "device" ? draftTexts : platform.storage.tab);
}

/** Keeps a choice made for this device. It survives a reset, unlike a draft, and is deleted at sign-out. */
export function useChoice<T>(key: string, standard: T): [choice: T, choose: (next: T) => void] {
  const [choice, choose] = useKept(() => nameOf(key, "choice"), standard, platform.storage.device);
  return [choice, choose];
}

/** A choice made for this device, for callers outside React. */
export function choiceOf<T>(key: string, standard: T): T {
  return draftIn(platform.storage.device.read(nameOf(key, "choice")), standard);
}

/** Changes such a choice. */
export function keepChoice(key: string, choice: unknown): void {
  platform.storage.device.write(nameOf(key, "choice"), JSON.stringify(choice));
}

function useKept<T>(naming: () => string, empty: T, texts: Texts) {
  const [name] = useState(naming);
  const [kept, setKept] = useState(() => draftIn(texts.read(name), empty));

  const change = useCallback(
    (next: T) => {
      setKept(next);
      texts.write(name, JSON.stringify(next));
    },
    [texts, name],
  );
  const clear = useCallback(() => texts.write(name, null), [texts, name]);
  return [kept, change, clear] as [kept: T, change: (next: T) => void, clear: () => void];
}

/** Creates the id of a save, so that sending the same save twice stores it once (docs/rules.md, Saved twice). */
export function newClientId(): string {
  // Browsers lack randomUUID on plain http.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Stores a draft that belongs to no form, such as a save that is waiting; null deletes it. */
export function keepDraft(key: string, draft: unknown): void {
  draftTexts.write(nameOf(key), draft === null ? null : JSON.stringify(draft));
}

/** Reads a draft that belongs to no form. Returns `empty` if there is none of its type. */
export function draftOf<T>(key: string, empty: T): T {
  return draftIn(draftTexts.read(nameOf(key)), empty);
}

/** Returns the drafts of the signed-in person whose keys start so. A draft of another type than `empty` is left out. */
export function draftsUnder<T>(beginning: string, empty: T): T[] {
  const names = draftTexts.names().filter((name) => name.startsWith(nameOf(beginning)));
  return names.map((name) => draftIn(draftTexts.read(name), empty)).filter((draft) => draft !== empty);
}

/** Deletes all drafts and choices at sign-out. */
export function dropAll(): void {
  for (const kind of kinds) drop(kind);
}

/** Deletes drafts begun before the diary was reset. Each reset starts a new epoch. Returns whether this one is new here. */
export function dropDraftsBefore(epoch: number): boolean {
  const name = nameOf("epoch");
  if (Number(draftTexts.read(name)) >= epoch) return false;
  drop("draft");
  draftTexts.write(name, `${epoch}`);
  return true;
}

function drop(kind: Kind): void {
  for (const texts of [draftTexts, platform.storage.tab]) {
    for (const name of namesIn(texts, kind)) texts.write(name, null);
  }
}

/** Whether the signed-in person has a form draft on this device. */
export function hasDrafts(): boolean {
  // Only the draft of a form is an object. The mood prompt, open forms and resets store other types.
  return namesIn(draftTexts).some((name) => draftIn(draftTexts.read(name), nothing) !== nothing);
}

/** Whether a form of the signed-in person has a draft. */
export function hasDraft(key: string): boolean {
  return draftOf(key, nothing) !== nothing;
}

/** Deletes the draft of an entry or a message that is saved. Resolves when it cannot come back. */
export function finish(key: string, clientId: string): Promise<unknown> {
  return finishDraft(nameOf(key), clientId);
}

/**
 * Puts the draft of a save that waits into its form, which is not open, in place of any other. Resolves when it is stored;
 * rejects if the device's store refuses.
 */
export async function putDraft(key: string, value: object, clientId: string): Promise<void> {
  await reopenDraft(clientId);
  await storeDraft(nameOf(key), JSON.stringify(value));
}

const nothing = {};

const kinds = ["draft", "choice"] as const;
type Kind = (typeof kinds)[number];

function namesIn(texts: Texts, kind: Kind = "draft"): string[] {
  return texts.names().filter((name) => name.startsWith(nameOf("", kind)));
}

function nameOf(key: string, kind: Kind = "draft"): string {
  return `kindling.${kind}.${platform.storage.user()?.id ?? "visitor"}.${key}`;
}

function draftIn<T>(text: string | null, empty: T): T {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return fits(kept, empty) ? merged(kept, empty) : empty;
  } catch {
    return empty;
  }
}

function fits<T>(kept: unknown, empty: T): kept is T {
  return kept !== null && typeof kept === typeof empty && Array.isArray(kept) === Array.isArray(empty);
}

function merged<T>(kept: T, empty: T): T {
  return typeof kept === "object" && !Array.isArray(kept) ? { ...empty, ...kept } : kept;
}
