import { useSyncExternalStore } from "react";

/** An answer of this device that was drawn because the server's had not come. */
interface Drawn {
  query: string;
  /** When the server gave it. */
  at: number;
  /** Whether a bar says that it is not the present state. */
  isLate: boolean;
}

/** By the place of the answer on this device (client/data/device/storedAnswers.ts). */
const drawn = new Map<string, Drawn>();
const listeners = new Set<() => void>();

/** Notes that an answer of this device is drawn, which the server gave at `at`. */
export function noteDrawn(place: string, query: string, at: number): void {
  drawn.set(place, { query, at, isLate: false });
  tell();
}

/** Notes that the server takes long to answer what is drawn here. */
export function noteLate(place: string): void {
  change(place, true);
}

/** Notes that nobody waits any more for the server's answer in place of this one. */
export function noteLeft(place: string): void {
  change(place, false);
}

/** Notes that the server's answer has taken the place of this one. */
export function noteReplaced(place: string): void {
  if (drawn.delete(place)) tell();
}

/** Forgets what is drawn, for the next scope. */
export function forgetDrawn(): void {
  drawn.clear();
  tell();
}

/** Whether the answer of this place is drawn. */
export function isDrawn(place: string): boolean {
  return drawn.has(place);
}

/** Whether anything on screen is this device's. */
export function hasDrawn(): boolean {
  return drawn.size > 0;
}

/** When the oldest of what the server takes long to answer was read. */
export function lateAsOf(): number | undefined {
  const late = [...drawn.values()].filter(({ isLate }) => isLate);
  return late.length > 0 ? Math.min(...late.map(({ at }) => at)) : undefined;
}

/** When the answer of this query on screen was read, if it is this device's. Undefined if it is the server's. */
export function useDrawnAt(query: string): number | undefined {
  return useSyncExternalStore(onDrawn, () => drawnAt(query));
}

/** Calls `listener` on each change. Returns a function that unsubscribes. */
export function onDrawn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function drawnAt(query: string): number | undefined {
  for (const one of drawn.values()) if (one.query === query) return one.at;
  return undefined;
}

function change(place: string, isLate: boolean): void {
  const one = drawn.get(place);
  if (!one || one.isLate === isLate) return;
  drawn.set(place, { ...one, isLate });
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
