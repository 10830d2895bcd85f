import { useSyncExternalStore } from "react";
import { clock } from "#client/platform/clock.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { refetchScreen } from "./news.ts";

/** When the server answered last. */
let answeredAt: number | undefined;
/** When the oldest of what is shown was read, while no server answers. */
let asOf: number | undefined;
/** When the newest of what is shown was read. */
let readAt = -Infinity;
const listeners = new Set<() => void>();

/**
 * Notes that no server answers: what is shown was read earlier.
 *
 * @param at Default: when the server answered last.
 */
export function noteNotConnected(at = answeredAt): void {
  if (at === undefined || at >= (asOf ?? Infinity)) return;
  asOf = at;
  tell();
}

/** Records an answer of the server. A screen that shows stored data is refetched. */
export function noteConnected(): void {
  const wasAway = asOf !== undefined;
  asOf = undefined;
  answeredAt = clock.now();
  noteRead(answeredAt);
  if (wasAway) refetchScreen();
}

/** Records when the server gave an answer that is about to be shown. */
export function noteRead(at: number): void {
  readAt = Math.max(readAt, at);
  tell();
}

/** Whether any of what is shown was read at this time or later. A time in the future is of a clock that was wrong. */
export function isReadSince(time: number): boolean {
  return readAt >= time || time > clock.now();
}

/** Forgets what is known of the server, for the next scope. */
export function forgetConnection(): void {
  answeredAt = asOf = undefined;
  readAt = -Infinity;
  tell();
}

/** When what is shown was read, if no server answers. */
export function shownAsOf(): number | undefined {
  return asOf;
}

/** Calls `listener` on each change. Returns a function that unsubscribes. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the buttons of what needs the server: "away" while it does not answer (docs/rules.md, Reading without a server). */
export function useAway(): false | "away" {
  return useSyncExternalStore(onConnection, () => asOf !== undefined && "away", never);
}

/** Says in a toast that something needs the server, while it does not answer. Returns whether it did. */
export function refusedAway(): boolean {
  if (asOf === undefined) return false;
  toasts.show({ title: "Not connected", description: "This needs a connection. Please try again when you have one." });
  return true;
}

function never(): false {
  return false;
}

function tell(): void {
  for (const listener of listeners) listener();
}
