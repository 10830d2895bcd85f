import { AsyncResource } from "node:async_hooks";
import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { watchSize } from "./held.ts";
import { redis } from "./redis.ts";

// What people are told at once goes from the process that did something to all that serve somebody it concerns, by ids: nothing of a
// text goes this way, and nothing is kept. Whoever may have missed a word is told so, and looks how things stand.

export type WordKind = "message" | "request" | "acceptance" | "change";

/** What somebody is told: what kind of thing came or changed, and which. */
export interface Word {
  kind: WordKind;
  exchangeId?: string;
  friendshipId?: string;
}

/** The same by the time it is heard. */
export interface HeardWord extends Word {
  /** Of this word, which may be heard twice. */
  id: string;
}

/** Called with each word, and with nothing when some may have been missed. */
type Hear = (word?: HeardWord) => void;

/** Between processes. With neither it says that something may have been missed. */
interface Said {
  from: string;
  /** Whom a word is for. */
  to?: string;
  word?: HeardWord;
  /** Of whom nothing is to be kept any more. */
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

/** Tells somebody, wherever they listen. To be called once what is told is committed. */
export function tell(to: string, word: Word): void {
  const heard = { id: randomUUID(), ...word };
  for (const hear of listeners.get(to) ?? []) hear(heard);
  sayToOthers({ from: self, to, word: heard });
}

/** Calls `hear` with what a person is told from now on. Gives a function that ends it. */
export function listenFor(personId: string, hear: Hear): () => void {
  if (redis) subscriber ??= subscribed(redis);
  const own = listeners.get(personId) ?? new Set();
  listeners.set(personId, own.add(hear));
  return () => {
    own.delete(hear);
    if (own.size === 0) listeners.delete(personId);
  };
}

/** Tells the other processes to forget what they keep of a person. */
export function tellToForget(personId: string): void {
  sayToOthers({ from: self, forget: personId });
}

/** Calls `forgetting` with each person of whom another process says so, and with nothing when some may have been missed. */
export function whenToForget(forgetting: (personId?: string) => void): void {
  if (redis) subscriber ??= subscribed(redis);
  forget = forgetting;
}

export function closeBus(): void {
  subscriber?.disconnect();
}

/** What a worker has told, for its leader to carry to the others; nothing for any other message of a worker's. */
export function carriedWord(said: unknown): { live: Said } | undefined {
  return typeof said === "object" && said !== null && "live" in said ? (said as { live: Said }) : undefined;
}

/** Over Redis, or where several workers have none, by their leader. */
function sayToOthers(said: Said): void {
  if (!redis && cluster.isWorker) process.send?.({ live: said });
  telling = redis?.publish(channel, JSON.stringify(said)).catch(() => {
    // Others hear once it is back that they missed something.
    owesWords = true;
  });
}

/** Waits until what was said to others is on its way, for a process that is about to end. */
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

/** Subscribed anew with every connection, after which everybody here may have missed something. */
function subscribed(client: Redis): Redis {
  const own = client.duplicate({ autoResubscribe: false });
  own.on("ready", () => own.subscribe(channel).then(missed, () => undefined));
  own.on("message", (_channel: string, text: string) => hearFrom(JSON.parse(text) as Said));
  // The other connection says so.
  own.on("error", () => undefined);
  // A connection that hangs is found out only by what is asked over it.
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

/** One after the other, so that they do not all look at once. */
function missed(): void {
  forget();
  const all = [...listeners.values()].flatMap((own) => [...own]);
  all.forEach((hear, index) => setTimeout(hear, index * 2).unref());
}
