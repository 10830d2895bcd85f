import { useCallback, useState } from "react";
import { v4 as uuid } from "uuid";
import { platform } from "./platform.ts";
import type { Texts } from "./storage.ts";

/** How long a draft is kept: until it is saved or its owner signs out, or only while the tab is open. */
type Keeping = "device" | "tab";

/**
 * What somebody is typing, kept for them on the device: it survives a reload, a failure and an expired session, and
 * waits for the same person. Never for passwords.
 *
 * @param key Names the form, such as "log-action".
 * @param empty What stands in an untouched form; read once.
 * @returns The draft, a function that changes it, and one that drops it once it is saved.
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

/** Names a new entry before it is saved, so that the same save sent twice is one. Make it when a form opens. */
export function newClientId(): string {
  return uuid();
}

/** Drops what the person now signed in was writing: they are leaving this device. */
export function dropDrafts(): void {
  for (const texts of [platform.storage.device, platform.storage.tab]) {
    for (const name of namesIn(texts)) texts.write(name, null);
  }
}

/** Whether something that the person now signed in was writing is kept on the device. */
export function hasDrafts(): boolean {
  const { device } = platform.storage;
  // A form keeps an object. What is kept of the mood prompt and of what stands open is none.
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

/** A draft of an older version of the form must not break it. */
function fits<T>(kept: unknown, empty: T): kept is T {
  return kept !== null && typeof kept === typeof empty && Array.isArray(kept) === Array.isArray(empty);
}

function merged<T>(kept: T, empty: T): T {
  return typeof kept === "object" && !Array.isArray(kept) ? { ...empty, ...kept } : kept;
}
