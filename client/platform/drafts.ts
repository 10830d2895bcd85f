import { useCallback, useState } from "react";
import { platform } from "./platform.ts";
import type { Texts } from "./storage.ts";

type Keeping = "device" | "tab";

/**
 * What somebody is typing, kept for them until it is saved or they sign out. Never for passwords.
 *
 * @param key Names the form, such as "mood".
 * @param empty What an untouched form holds; read once.
 * @returns The draft, a function that changes it, and one that drops it.
 */
export function useDraft<T>(
  key: string,
  empty: T,
  keeping: Keeping = "device",
): [draft: T, change: (next: T) => void, clear: () => void] {
  return useKept(() => nameOf(key), empty, keeping);
}

/** What somebody chose for this device alone. Unlike a draft it outlives a reset; it goes when they sign out. */
export function useChoice<T>(key: string, standard: T): [choice: T, choose: (next: T) => void] {
  const [choice, choose] = useKept(() => nameOf(key, "choice"), standard, "device");
  return [choice, choose];
}

function useKept<T>(naming: () => string, empty: T, keeping: Keeping) {
  const [name] = useState(naming);
  const texts = platform.storage[keeping];
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

/** Names a save, so that the same one sent twice is one (docs/rules.md, Saved twice). */
export function newClientId(): string {
  // Unlike randomUUID, browsers have this on plain http too.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** At a sign-out: drafts and choices go. */
export function dropAll(): void {
  for (const kind of kinds) drop(kind);
}

/** Drops what was begun before the person's diary was reset, which began this epoch. */
export function dropDraftsBefore(epoch: number): void {
  const { device } = platform.storage;
  const name = nameOf("epoch");
  if (Number(device.read(name)) >= epoch) return;
  drop("draft");
  device.write(name, `${epoch}`);
}

function drop(kind: Kind): void {
  for (const texts of [platform.storage.device, platform.storage.tab]) {
    for (const name of namesIn(texts, kind)) texts.write(name, null);
  }
}

/** Whether a form of the person who is signed in has a draft on the device. */
export function hasDrafts(): boolean {
  const { device } = platform.storage;
  // A form's draft is an object; what the mood prompt, an open form and a reset keep is not.
  return namesIn(device).some((name) => draftIn(device.read(name), nothing) !== nothing);
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
