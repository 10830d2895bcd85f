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
  const [name] = useState(() => nameOf(key));
  const texts = platform.storage[keeping];
  const [draft, setDraft] = useState(() => draftIn(texts.read(name), empty));

  const change = useCallback(
    (next: T) => {
      setDraft(next);
      texts.write(name, JSON.stringify(next));
    },
    [texts, name],
  );
  const clear = useCallback(() => texts.write(name, null), [texts, name]);
  return [draft, change, clear];
}

/** Names a save, so that the same one sent twice is one (design.md section 3). */
export function newClientId(): string {
  // Unlike randomUUID, browsers have this on plain http too.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function dropDrafts(): void {
  for (const texts of [platform.storage.device, platform.storage.tab]) {
    for (const name of namesIn(texts)) texts.write(name, null);
  }
}

/** Whether a form of the person who is signed in has a draft on the device. */
export function hasDrafts(): boolean {
  const { device } = platform.storage;
  // A form's draft is an object; what the mood prompt and an open form keep is not.
  return namesIn(device).some((name) => draftIn(device.read(name), nothing) !== nothing);
}

const nothing = {};

function namesIn(texts: Texts): string[] {
  return texts.names().filter((name) => name.startsWith(nameOf("")));
}

function nameOf(key: string): string {
  return `kindling.draft.${platform.storage.user()?.id ?? "visitor"}.${key}`;
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
