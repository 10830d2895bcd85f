import { AsyncResource } from "node:async_hooks";
import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { clock } from "./clock.ts";
import { watchSize } from "./cacheSizes.ts";
import { redis } from "./redis.ts";

// Live news goes from the process that caused it to every process that serves somebody it concerns. Events carry ids
// and no text, and are not stored. A listener that may have missed an event is notified, and fetches the current state.

export type LiveEventKind = "message" | "request" | "acceptance" | "change";

/** A live event for a person: the kind of change, and the id of the changed item. */
export interface LiveEvent {
  kind: LiveEventKind;
  exchangeId?: string;
  friendshipId?: string;
}

/** An event as listeners receive it. */
export interface ReceivedEvent extends LiveEvent {
  /** Unique for each event, because one may arrive twice. */
  id: string;
}

/** Called with each event, and without one when events may have been missed. */
type Listener = (event?: ReceivedEvent) => void;

/** A message between processes. Without `to` and `forget` it says that events may have been missed. */
interface BusMessage {
  from: string;
  /** Id of the person the event is for. */
  to?: string;
  event?: ReceivedEvent;
  /** Id of the person whose cached values must go. */
  forget?: string;
}

const listeners = new Map<string, Set<Listener>>();
watchSize("people with subscribers", () => listeners.size);
const channel = "kindling:live";
const self = randomUUID();
let subscriber: Redis | undefined;
let owesEvents = false;
let publishing: Promise<unknown> | undefined;
let forget: (personId?: string) => void = () => undefined;

/** Tells a person's listeners in all processes. Call it after the commit. */
export function publish(to: string, event: LiveEvent): void {
  const received = { id: randomUUID(), ...event };
  for (const listener of listeners.get(to) ?? []) listener(received);
  broadcast({ from: self, to, event: received });
}

/** Calls `listener` with each event for a person from now on. Returns a function that unsubscribes. */
export function subscribe(personId: string, listener: Listener): () => void {
  if (redis) subscriber ??= subscriberOn(redis);
  const own = listeners.get(personId) ?? new Set();
  listeners.set(personId, own.add(listener));
  return () => {
    own.delete(listener);
    if (own.size === 0) listeners.delete(personId);
  };
}

/** Tells the other processes to drop what they have cached for a person. */
export function broadcastForget(personId: string): void {
  broadcast({ from: self, forget: personId });
}

/**
 * Calls `forgetting` with each person id that another process broadcasts, and without one when a broadcast may have
 * been missed.
 */
export function onForget(forgetting: (personId?: string) => void): void {
  if (redis) subscriber ??= subscriberOn(redis);
  forget = forgetting;
}

export function closeBus(): void {
  subscriber?.disconnect();
}

/** The bus message in what a worker sent to its leader; undefined for any other message. */
export function workerMessage(message: unknown): { live: BusMessage } | undefined {
  return typeof message === "object" && message !== null && "live" in message
    ? (message as { live: BusMessage })
    : undefined;
}

/** Goes over Redis. Several workers without Redis send it through their leader. */
function broadcast(message: BusMessage): void {
  if (!redis && cluster.isWorker) process.send?.({ live: message });
  publishing = redis?.publish(channel, JSON.stringify(message)).catch(() => {
    // Once Redis is back, other processes learn that they missed something.
    owesEvents = true;
  });
}

/** Waits until the last broadcast is sent, for a process that is about to exit. */
export async function flushBus(): Promise<void> {
  await publishing;
}

if (!redis && cluster.isWorker)
  process.on("message", (message) => {
    const carried = workerMessage(message);
    if (carried) receive(carried.live);
  });

redis?.on(
  "ready",
  AsyncResource.bind(() => {
    if (!owesEvents) return;
    owesEvents = false;
    broadcast({ from: self });
  }),
);

/** Subscribes again on every connection, and then assumes that events were missed. */
function subscriberOn(client: Redis): Redis {
  const own = client.duplicate({ autoResubscribe: false });
  own.on("ready", () => own.subscribe(channel).then(eventsMissed, () => undefined));
  own.on("message", (_channel: string, text: string) => receive(JSON.parse(text) as BusMessage));
  // The main connection logs the error.
  own.on("error", () => undefined);
  // Only a command reveals that a connection hangs.
  clock.every(pingMs, () => void (own.status === "ready" && own.ping().catch(() => undefined)), { unref: true });
  return own;
}

const pingMs = 5_000;

function receive({ from, to, event, forget: personId }: BusMessage): void {
  if (from === self) return;
  if (personId !== undefined) return forget(personId);
  if (to === undefined) return eventsMissed();
  for (const listener of listeners.get(to) ?? []) listener(event);
}

/** One after the other, so that listeners do not all read the database at once. */
function eventsMissed(): void {
  forget();
  const all = [...listeners.values()].flatMap((own) => [...own]);
  all.forEach((listener, index) => clock.after(index * 2, listener, { unref: true }));
}
