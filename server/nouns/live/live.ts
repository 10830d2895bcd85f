import { randomUUID } from "node:crypto";
import { brand } from "#domain/brand.ts";
import { clock, waits } from "#server/base/clock.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { subscribe, type ReceivedEvent, type LiveEventKind } from "#server/base/bus.ts";
import { shareOf } from "#server/base/config.ts";
import { sql } from "#server/store/db.ts";
import { TooMany, Unavailable } from "#server/base/errors.ts";
import { watchSize } from "#server/base/cacheSizes.ts";
import { watchNumber } from "#server/base/metrics.ts";

export const newsKinds = ["standing", "message", "request", "acceptance", "change"] as const;

/** A live event for a person. */
export interface News extends Omit<ReceivedEvent, "kind"> {
  kind: LiveEventKind | "standing";
  /**
   * For `standing` events: since when the caller may have missed something. If unknown, they always count as missed.
   */
  since?: Date | undefined;
}

/** An internal event that makes a stream check its session. It is never sent. */
export const sessionCheck: News = { id: "", kind: "change" };

/** The live streams of an account, and the events that wait in each. */
export const streamLimits = { streams: shareOf(10), waiting: 100 };

const streams = new Map<string, Set<() => void>>();
watchSize("accounts with streams", () => streams.size);
watchNumber("kindling_streams", "Open live streams", () =>
  [...streams.values()].reduce((sum, own) => sum + own.size, 0),
);
let isStopping = false;

/** Ends every stream at once and refuses new ones. */
export function endStreams(): void {
  isStopping = true;
  for (const end of [...streams.values()].flatMap((own) => [...own])) end();
}

/**
 * A `standing` event, then all live events for a person. Ends on `whenClosed` or when the server stops. Throws TooMany
 * beyond ten streams of one account, Unavailable when the server stops.
 */
export function openNewsStream(
  { id }: Viewer,
  whenClosed: (end: () => void) => void,
  since: Date | undefined,
): AsyncGenerator<News, void, undefined> {
  const own = streams.get(id) ?? new Set();
  if (own.size >= streamLimits.streams) throw new TooMany("Too many live streams of this account are open.", 60);
  if (isStopping) throw new Unavailable(`${brand} is stopping. Please try again in a moment.`);

  const waiting = [standing(since)];
  let wake: (() => void) | undefined;
  const hear = (news: News) => {
    // A slow consumer gets one `standing` event instead of its backlog.
    if (waiting.length >= streamLimits.waiting) waiting.splice(0, Infinity, standing());
    else waiting.push(news);
    wake?.();
  };
  const stopListening = subscribe(id, (word) => hear(word ?? standing()));
  const stopLooking = clock.every(waits.look, () => waiting.includes(sessionCheck) || hear(sessionCheck));
  const end = () => {
    stopListening();
    stopLooking();
    own.delete(end);
    if (own.size === 0) streams.delete(id);
    wake?.();
  };
  streams.set(id, own.add(end));
  whenClosed(end);

  return (async function* () {
    while (own.has(end)) {
      const next = waiting.shift();
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  })();
}

function standing(since?: Date): News {
  return { id: randomUUID(), kind: "standing", since };
}

/** True if the viewer may have missed a message or a changed connection since then. */
export async function hasMissed({ id }: Viewer, { kind, since }: News): Promise<boolean> {
  if (kind !== "standing") return false;
  if (!since) return true;
  const [row] = await sql<{ missed: boolean }>`
    select exists (
        select 1 from "Exchange" e where e."userId" = ${id}::uuid and e."hiddenAt" is null and e."createdAt" > ${since}::timestamptz
      ) or exists (
        select 1 from "Friendship" f where f."requesterId" = ${id}::uuid
          and f.status in ('pending', 'accepted', 'rejected', 'removed') and f."changedAt" > ${since}::timestamptz
      ) or exists (
        select 1 from "Friendship" f where f."requesteeId" = ${id}::uuid
          and f.status in ('pending', 'accepted', 'rejected', 'removed') and f."changedAt" > ${since}::timestamptz
      ) as missed`;
  return row?.missed ?? true;
}
