import { addDays, monthOf, type LocalDate } from "#domain/days.ts";
import { paceOf } from "#server/base/rest.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { cursorOf } from "#server/store/pages.ts";
import { monthLines } from "./entries.ts";
import { searchMessages, type MessageSearch } from "./messages.ts";
import { listMonths, partsWith, readFilters, type Month, type PartPlace } from "./months.ts";
import { partReader, type PartReader } from "./parts.ts";
import { foundIn, foundInLine, newestFirst, placeInLine, type Found, type SearchCriteria } from "./segments.ts";
import { startStores, type Stores } from "./stores.ts";
import type { Turns } from "./turns.ts";

/** A position in the feed; there need not be an entry at it. */
export type FeedPlace = Omit<Found, "kind">;

/** The terms and the range of a search. */
export interface SearchRequest extends SearchCriteria {
  from: LocalDate;
  to: LocalDate;
  /** The position where the previous page ended. */
  after: FeedPlace | undefined;
}

/** Results, newest first. If the search stopped early, also the position that it reached. */
export interface Outcome {
  found: Found[];
  stoppedAt: FeedPlace | undefined;
  /** The day of that position; the first day of the month if a whole month was searched. */
  lookedBackTo?: LocalDate;
}

/** How many bytes of filters are read at once. The first batch is small, because common words are found soon. */
const batchBytes = { first: 100_000, later: 120_000 } as const;
/** A batch's months without a segment are read one after another, and change meanwhile. */
const batchMonths = 60;

/** A search on its way back through the diary. */
interface Look {
  viewer: Viewer;
  criteria: SearchRequest;
  most: number;
  turns: Turns;
  /** Undefined in the tabs that leave messages out. */
  messages: MessageSearch | undefined;
  /** Results so far, newest first. */
  found: Found[];
  parts: PartReader;
  stores: Stores;
}

/** A month, and what its filters say. */
interface Plan {
  month: LocalDate;
  writes: number;
  /** The parts in which the terms may occur. Undefined if the month has no segment that is up to date. */
  parts: readonly PartPlace[] | undefined;
}

/** Searches the diary from the newest entry back, until `most` results are found, the diary ends, or the time is up. */
export async function lookThrough(
  viewer: Viewer,
  criteria: SearchRequest,
  most: number,
  turns: Turns,
): Promise<Outcome> {
  const messages =
    criteria.filter === "all" ? searchMessages(viewer, criteria.terms, newestDayOf(criteria), turns) : undefined;
  const parts = partReader(viewer, turns);
  const stores = startStores(viewer, turns);
  const look: Look = { viewer, criteria, most, turns, messages, found: [], parts, stores };

  const end = await lookBack(look);
  await stores.end();
  return { found: look.found, ...end };
}

/** Searches month by month. Returns where it stopped. */
async function lookBack(look: Look): Promise<Omit<Outcome, "found">> {
  const { viewer, criteria, most, turns } = look;
  const left = [...(await turns.read(() => listMonths(viewer, criteria.from, newestDayOf(criteria))))];
  for (let isFirst = true; left.length > 0; isFirst = false) {
    const batch = takeBatch(left, isFirst ? batchBytes.first : batchBytes.later).map(({ first }) => first);
    const plans = await plansFor(look, batch);
    look.parts.expect(plans.flatMap(({ parts = [] }) => parts));
    for (const [index, plan] of plans.entries()) {
      const { month } = plan;
      const stoppedAt = await lookAt(look, plan);
      const isLast = left.length === 0 && index === plans.length - 1;
      if (stoppedAt) return { stoppedAt, lookedBackTo: stoppedAt.localDate };
      if (look.found.length >= most) return { stoppedAt };
      if (turns.isOver() && !isLast) return { stoppedAt: endBefore(month), lookedBackTo: month };
    }
  }
  await addMessages(look, criteria.from);
  return { stoppedAt: undefined };
}

/** What the filters of these months say. */
async function plansFor({ viewer, criteria, turns }: Look, months: readonly LocalDate[]): Promise<Plan[]> {
  const read = await turns.read(() => readFilters(viewer, months));
  const plans: Plan[] = [];
  for (const [month, filters] of read) {
    plans.push({ month, writes: filters.writes, parts: partsWith(criteria.wanted, viewer, month, filters) });
    await turns.rest();
  }
  return plans;
}

function newestDayOf({ to, after }: SearchRequest): LocalDate {
  return after && after.localDate < to ? after.localDate : to;
}

/** Adds the results of a month and of the messages since it. Returns the position if it stopped within the month. */
async function lookAt(look: Look, plan: Plan): Promise<FeedPlace | undefined> {
  const { month } = plan;
  const most = look.most - look.found.length;
  const found = plan.parts && (await foundInParts(look, plan.parts, most));
  const outcome = found ? { found, stoppedAt: undefined } : await foundInRows(look, plan, most);
  const { stoppedAt } = outcome;
  look.found.push(...outcome.found);
  await addMessages(look, stoppedAt?.localDate ?? month, stoppedAt);
  return stoppedAt;
}

async function addMessages(look: Look, from: LocalDate, stoppedAt?: FeedPlace): Promise<void> {
  const messages = (await look.messages?.foundSince(from)) ?? [];
  const asked = messages.filter(
    (one) => look.criteria.isWithin(one) && !(stoppedAt && newestFirst(one, stoppedAt) > 0),
  );
  look.found = [...look.found, ...asked].toSorted(newestFirst).slice(0, look.most);
}

/** The results of parts of a segment. Undefined if the month has changed since its filters were read. */
async function foundInParts(
  { criteria, turns, parts }: Look,
  places: readonly PartPlace[],
  most: number,
): Promise<Found[] | undefined> {
  const found: Found[] = [];
  const pace = paceOf(turns.rest);
  for (const place of places) {
    const text = await parts.textOf(place);
    if (text === undefined) return undefined;
    found.push(...(await foundIn(text, criteria, most - found.length, pace)));
    if (found.length >= most) break;
    await turns.rest();
  }
  return found;
}

/** Searches the month's rows, and stores a new segment if it read all of them. */
async function foundInRows(look: Look, { month, writes }: Plan, most: number): Promise<Outcome> {
  const { viewer, criteria, turns, stores } = look;
  const { after } = criteria;
  const isBegun = after !== undefined && monthOf(after.localDate) === month;
  const before = isBegun ? cursorOfPlace(after) : undefined;
  const [found, lines]: [Found[], string[]] = [[], []];
  for await (const line of monthLines(viewer, month, before, turns)) {
    lines.push(line);
    const one = found.length < most && foundInLine(line, criteria);
    if (one) found.push(one);
    if (turns.isOver()) return { found, stoppedAt: placeInLine(line) };
  }
  if (!isBegun) await stores.add(month, writes, lines);
  return { found, stoppedAt: undefined };
}

/** Removes the next months from the list: as many as fit into the batch's bytes and into one statement. */
function takeBatch(left: Month[], most: number): Month[] {
  let [count, bytes] = [0, 0];
  for (const month of left) {
    bytes += month.bytes;
    if (count > 0 && (bytes > most || count >= batchMonths)) break;
    count += 1;
  }
  return left.splice(0, count);
}

/** The position after the last entry of the previous month, so that the next page begins with that month. */
function endBefore(month: LocalDate): FeedPlace {
  const twoDaysLater = Date.parse(`${month}T00:00:00Z`) + 2 * 86_400_000;
  return { localDate: addDays(month, -1), at: twoDaysLater, id: lastId };
}

const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** The cursor of a position. */
export function cursorOfPlace({ localDate, at, id }: FeedPlace): string {
  return cursorOf({ localDate: new Date(localDate), occurredAt: new Date(at), id });
}
