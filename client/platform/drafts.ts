import { useCallback, useState } from "react";
import { v4 as uuid } from "uuid";
import { storedUser } from "./storage.ts";

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
  const [draft, setDraft] = useState(() => read(keeping, name, empty));

  const change = useCallback(
    (next: T) => {
      setDraft(next);
      write(keeping, name, next);
    },
    [keeping, name],
  );
  const clear = useCallback(() => remove(keeping, name), [keeping, name]);
  return [draft, change, clear];
}

/** Names a new entry before it is saved, so that the same save sent twice is one. Make it when a form opens. */
export function newClientId(): string {
  return uuid();
}

/** Drops what the person now signed in was writing: they are leaving this device. */
export function dropDrafts(): void {
  const start = nameOf("");
  for (const keeping of ["device", "tab"] as const) {
    for (const name of namesIn(keeping)) if (name.startsWith(start)) remove(keeping, name);
  }
}

function nameOf(key: string): string {
  return `kindling.draft.${storedUser()?.id ?? "visitor"}.${key}`;
}

function read<T>(keeping: Keeping, name: string, empty: T): T {
  try {
    const kept: unknown = JSON.parse(storageOf(keeping).getItem(name) ?? "null");
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

// Without storage the draft lasts as long as the form.
function write(keeping: Keeping, name: string, draft: unknown): void {
  try {
    storageOf(keeping).setItem(name, JSON.stringify(draft));
  } catch {
    // As above.
  }
}

function remove(keeping: Keeping, name: string): void {
  try {
    storageOf(keeping).removeItem(name);
  } catch {
    // As above.
  }
}

function namesIn(keeping: Keeping): string[] {
  try {
    return Object.keys(storageOf(keeping));
  } catch {
    return [];
  }
}

function storageOf(keeping: Keeping): Storage {
  return keeping === "device" ? localStorage : sessionStorage;
}
