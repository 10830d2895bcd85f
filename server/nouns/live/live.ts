import { randomUUID } from "node:crypto";
import { brand } from "#domain/brand.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { subscribe, type ReceivedEvent, type LiveEventKind } from "#server/base/bus.ts";
import { shareOf } from "#server/base/config.ts";
import { sql } from "#server/store/db.ts";
import { TooMany, Unavailable } from "#server/base/errors.ts";
import { watchSize } from "#server/base/cacheSizes.ts";

export const newsKinds = ["standing", "message", "request", "acceptance", "change"] as const;

/** What a person hears of at once. */
export interface News extends Omit<ReceivedEvent, "kind"> {
  kind: LiveEventKind | "standing";
  /** Of how things stand: since when the caller may have missed something; always, where that is not known. */
  since?: Date | undefined;
}

/** Comes in between as a reminder to look at the session again, and is told to nobody. */
export const lookAgain: News = { id: "", kind: "change" };

// Tests say another.
const lookEveryMs = Number(process.env.KINDLING_LOOK_MS ?? 20_000);
const most = { streams: shareOf(10), waiting: 100 };

const streams = new Map<string, Set<() => void>>();
watchSize("accounts with streams", () => streams.size);
let isStopping = false;

/** Ends every stream at once, and lets none begin. */
export function endStreams(): void {
  isStopping = true;
  for (const end of [...streams.values()].flatMap((own) => [...own])) end();
}

/**
 * What comes for a person from now on, after how things stand. It ends when `whenClosed` calls what it is given, or the server stops.
 * Throws TooMany past ten streams of one account, Unavailable when the server stops.
 */
export function newsFor(
  { id }: Viewer,
  whenClosed: (end: () => void) => void,
  since: Date | undefined,
): AsyncGenerator<News, void, undefined> {
  const own = streams.get(id) ?? new Set();
  if (own.size >= most.streams) throw new TooMany("Too many live streams of this account are open.", 60);
  if (isStopping) throw new Unavailable(`${brand} is stopping. Please try again in a moment.`);

  const waiting = [standing(since)];
  let wake: (() => void) | undefined;
  const hear = (news: News) => {
    // Whoever does not keep up is told how things stand instead.
    if (waiting.length >= most.waiting) waiting.splice(0, Infinity, standing());
    else waiting.push(news);
    wake?.();
  };
  const stopListening = subscribe(id, (word) => hear(word ?? standing()));
  const looking = setInterval(() => waiting.includes(lookAgain) || hear(lookAgain), lookEveryMs);
  const end = () => {
    stopListening();
    clearInterval(looking);
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

/** Whether anything came to the viewer, or changed between them and others, that a caller may have missed. */
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
