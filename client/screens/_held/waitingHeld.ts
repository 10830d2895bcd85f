import type { Environment, IEnvironment } from "relay-runtime";
import type { Held } from "./heldThings.ts";

// What is held back now, without the code that sends it: home's first page shows it and sends nothing.

/** In the state `fails` the request failed and can be retried. */
export type HeldState = "waits" | "sends" | "fails";

export interface Waiting {
  held: Held;
  environment: Environment;
  /** The person who pressed. Another person may sign in before it is due. */
  userId: string | undefined;
  state: HeldState;
  /** Unless another page has left it behind. */
  cancel?: () => void;
  dueAt: number;
}

/** By their keys. */
export const allHeld = new Map<string, Waiting>();
const listeners = new Set<() => void>();

/** The action of this session under a key. Undefined if it is done, undone or unknown. */
export function heldIn(environment: IEnvironment, key: string): Waiting | undefined {
  const waiting = allHeld.get(key);
  return waiting?.environment === environment ? waiting : undefined;
}

export function subscribeToHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function become(key: string, waiting: Waiting): void {
  allHeld.set(key, waiting);
  tell();
}

export function forget(key: string): void {
  allHeld.get(key)?.cancel?.();
  allHeld.delete(key);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
