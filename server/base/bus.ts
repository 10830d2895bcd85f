import { AsyncResource } from "node:async_hooks";
import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { watchSize } from "./held.ts";
import { redis } from "./redis.ts";

// Live news goes from the process that caused it to every process that serves somebody it concerns. Events carry ids
// and no text, and are not stored. A listener that may have missed an event is told so, and fetches the current state.

export type WordKind = "message" | "request" | "acceptance" | "change";

/** What a person is told at once: the kind of thing that came or changed, and its id. */
export interface Word {
  kind: WordKind;
  exchangeId?: string;
  friendshipId?: string;
}

/** An event as listeners receive it. */
export interface HeardWord extends Word {
  /** Unique for each event, because one may arrive twice. */
  id: string;
}

/** Called with each event, and without one when events may have been missed. */
type Hear = (word?: HeardWord) => void;

/** A message between processes. Without `to` and `forget` it says that events may have been missed. */
interface Said {
  from: string;
  /** Id of the person whom the event is for. */
  to?: string;
  word?: HeardWord;
  /** Id of the person whose cached values must go. */
  forget?: string;
}

const listeners = new Map<string, Set<Hear>>();
watchSize("people listened for", () => listeners.size);
const channel = "kindling:live";
const self = randomUUID();
let subscriber: Redis | undefined;
let owesWords = false;
let telling: Promise<unknown> | undefined;
let forget: (personId?: string) => void = () => undefined;

/** Tells a person's listeners in all processes. Call it after the commit. */
export function tell(to: string, word: Word): void {
  const heard = { id: randomUUID(), ...word };
  for (const hear of listeners.get(to) ?? []) hear(heard);
  sayToOthers({ from: self, to, word: heard });
}

/** Calls `listener` with each event for a person from now on. Returns a function that unsubscribes. */
export function listenFor(personId: string, hear: Hear): () => void {
  if (redis) subscriber ??= subscribed(redis);
  const own = listeners.get(personId) ?? new Set();
  listeners.set(personId, own.add(hear));
  return () => {
    own.delete(hear);
    if (own.size === 0) listeners.delete(personId);
  };
}

/** Tells the other processes to drop what they have cached for a person. */
export function tellToForget(personId: string): void {
  sayToOthers({ from: self, forget: personId });
}

/**
 * Calls `forgetting` with each person id that another process broadcasts, and without one when a broadcast may have
 * been missed.
 */
export function whenToForget(forgetting: (personId?: string) => void): void {
  if (redis) subscriber ??= subscribed(redis);
  forget = forgetting;
}

export function closeBus(): void {
  subscriber?.disconnect();
}

/** The bus message in what a worker sent to its leader; undefined for any other message. */
export function carriedWord(said: unknown): { live: Said } | undefined {
  return typeof said === "object" && said !== null && "live" in said ? (said as { live: Said }) : undefined;
}

/** Goes over Redis. Several workers without Redis send it through their leader. */
function sayToOthers(said: Said): void {
  if (!redis && cluster.isWorker) process.send?.({ live: said });
  telling = redis?.publish(channel, JSON.stringify(said)).catch(() => {
    // Once Redis is back, the others learn that they missed something.
    owesWords = true;
  });
}

/** Waits until the last broadcast is sent, for a process that is about to exit. */
export async function untilSaid(): Promise<void> {
  await telling;
}

if (!redis && cluster.isWorker)
  process.on("message", (said) => {
    const carried = carriedWord(said);
    if (carried) hearFrom(carried.live);
  });

redis?.on(
  "ready",
  AsyncResource.bind(() => {
    if (!owesWords) return;
    owesWords = false;
    sayToOthers({ from: self });
  }),
);

/** Subscribes again on every connection, and then assumes that events were missed. */
function subscribed(client: Redis): Redis {
  const own = client.duplicate({ autoResubscribe: false });
  own.on("ready", () => own.subscribe(channel).then(missed, () => undefined));
  own.on("message", (_channel: string, text: string) => hearFrom(JSON.parse(text) as Said));
  // The main connection logs the error.
  own.on("error", () => undefined);
  // Only a command reveals that a connection hangs.
  setInterval(() => own.status === "ready" && own.ping().catch(() => undefined), pingMs).unref();
  return own;
}

const pingMs = 5_000;

function hearFrom({ from, to, word, forget: personId }: Said): void {
  if (from === self) return;
  if (personId !== undefined) return forget(personId);
  if (to === undefined) return missed();
  for (const hear of listeners.get(to) ?? []) hear(word);
}

/** One after the other, so that listeners do not all read the database at once. */
function missed(): void {
  forget();
  const all = [...listeners.values()].flatMap((own) => [...own]);
  all.forEach((hear, index) => setTimeout(hear, index * 2).unref());
}
