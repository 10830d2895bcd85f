import { addDays, localDateOf, type LocalDate } from "#domain/days.ts";
import { termsOf } from "#domain/finding.ts";
import { withNames, type OwnName } from "#domain/findingNames.ts";
import { earliestYear, pageSize, textLimits, textProblem } from "#domain/limits.ts";
import { clock, waits } from "#server/base/clock.ts";
import { BadInput } from "#server/base/errors.ts";
import { rest } from "#server/base/rest.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { openedInTurns } from "#server/diary/sealed.ts";
import { readActions } from "#server/nouns/actions/actions.ts";
import { readExchanges, type ExchangeRow } from "#server/nouns/exchanges/copies.ts";
import type { HistoryFilter } from "#server/nouns/history/history.ts";
import { readJournalEntries } from "#server/nouns/journal/journal.ts";
import { readMoods } from "#server/nouns/moods/moods.ts";
import { dateText, placeOf } from "#server/store/pages.ts";
import { wantedBy } from "./filters.ts";
import { cursorOfPlace, lookThrough, type FeedPlace } from "./look.ts";
import { isMessageFound } from "./messages.ts";
import { ownNamesOf } from "./ownNames.ts";
import { entryLine, foundInLine, newestFirst, type Found, type FoundKind, type SearchCriteria } from "./segments.ts";
import { startTurns } from "./turns.ts";

/** The input of a search. */
export interface DiarySearch {
  text: string;
  /** The history's tabs. Messages are only in `all`. */
  filter?: HistoryFilter | undefined;
  from?: LocalDate | null | undefined;
  to?: LocalDate | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}

const readers = {
  Action: readActions,
  Mood: readMoods,
  JournalEntry: readJournalEntries,
  Exchange: readExchanges,
} satisfies Record<FoundKind, (viewer: Viewer, ids: readonly string[]) => Promise<object[]>>;

type RowOf<Kind extends FoundKind> = Awaited<ReturnType<(typeof readers)[Kind]>>[number];

type StoredRow = { [Kind in FoundKind]: { kind: Kind; row: RowOf<Kind> } }[FoundKind];

/** A result: an entry or a message. */
export type FoundRow = StoredRow & { cursor: string };

/** One page of results, newest first. */
export interface SearchPage {
  rows: FoundRow[];
  hasNextPage: boolean;
  /** The cursor to continue from, even after an empty page. */
  endCursor: string | null;
  /** The earliest day searched so far, if the time was up before the whole diary was searched. */
  lookedBackTo: LocalDate | null;
}

/** How many places of the account's queue a search takes. */
export const searchWeight = 3;

/**
 * Searches everything a person wrote, sent and received (docs/rules.md, Search). Throws BadInput for a text that is empty or
 * too long, for a foreign cursor, and for a page size outside 1 to 100.
 */
export async function searchDiary(viewer: Viewer, asked: DiarySearch): Promise<SearchPage> {
  const first = asked.first ?? pageSize.usual;
  if (first < 1 || first > pageSize.most) throw new BadInput(`first must be 1 to ${pageSize.most}.`, "first");
  const criteria = criteriaOf(asked, await ownNamesOf(viewer));

  const {
    found,
    stoppedAt,
    lookedBackTo = null,
  } = await lookThrough(viewer, criteria, first + 1, startTurns(waits.search));
  const page = found.slice(0, first);
  const isMore = found.length > first;
  const end = isMore ? page.at(-1) : (stoppedAt ?? page.at(-1));
  return {
    rows: await readFound(viewer, page, criteria),
    hasNextPage: isMore || stoppedAt !== undefined,
    endCursor: end ? cursorOfPlace(end) : null,
    lookedBackTo: isMore ? null : lookedBackTo,
  };
}

function criteriaOf({ text, filter = "all", from, to, after }: DiarySearch, own: readonly OwnName[]) {
  const problem = textProblem("Text", text, textLimits.diarySearch);
  if (problem) throw new BadInput(problem, "text");
  const terms = withNames(termsOf(text), own);
  if (terms.length === 0) throw new BadInput("Please type something to search for.", "text");

  // No entry has a later day, in any time zone.
  const newest = addDays(localDateOf(clock.date(), "UTC"), 2);
  const oldest = `${earliestYear - 1}-12-01`;
  const span = { from: from && from > oldest ? from : oldest, to: to && to < newest ? to : newest };
  const end = after ? feedPlaceOf(after) : undefined;
  const isWithin = (place: Found) =>
    place.localDate >= span.from && place.localDate <= span.to && !(end && newestFirst(place, end) <= 0);
  return { terms, wanted: wantedBy(terms), filter, ...span, after: end, isWithin };
}

function feedPlaceOf(cursor: string): FeedPlace {
  const { localDate, occurredAt, id } = placeOf(cursor);
  return { localDate: dateText(localDate), at: occurredAt.getTime(), id };
}

/** Reads the rows of the results, and drops those that were deleted or no longer match. */
async function readFound(viewer: Viewer, page: readonly Found[], criteria: SearchCriteria): Promise<FoundRow[]> {
  const kinds = [...new Set(page.map(({ kind }) => kind))];
  const read = await Promise.all(
    kinds.map(async (kind) => {
      const ids = page.filter((one) => one.kind === kind).map(({ id }) => id);
      // Safe: each reader reads the rows of its kind.
      const rows = await openedInTurns<object>(await readers[kind](viewer, ids));
      return rows.map((row) => ({ kind, row }) as StoredRow);
    }),
  );
  const rows = new Map(read.flat().map((one) => [`${one.kind} ${one.row.id}`, one]));
  const found: FoundRow[] = [];
  for (const place of page) {
    const one = rows.get(`${place.kind} ${place.id}`);
    if (!one) continue;
    // Only a row that was edited since it was found can have lost the words.
    const isSame = place.version !== undefined && "version" in one.row && one.row.version === place.version;
    if (!isSame) await rest();
    if (isSame ? !isHidden(one) : isStillFound(one, criteria)) found.push({ ...one, cursor: cursorOfPlace(place) });
  }
  return found;
}

function isHidden(found: StoredRow): boolean {
  return found.kind === "JournalEntry" && found.row.hidden;
}

function isStillFound(found: StoredRow, criteria: SearchCriteria): boolean {
  if (found.kind === "Exchange") return isMessageFound({ ...texts(found.row) }, criteria.terms);
  return !isHidden(found) && stillMatches(found.kind, found.row, criteria);
}

function texts({ message, recipientName }: ExchangeRow) {
  return { message, recipientName };
}

type StoredEntry = Exclude<StoredRow, { kind: "Exchange" }>;

function stillMatches(kind: StoredEntry["kind"], row: StoredEntry["row"], criteria: SearchCriteria): boolean {
  const place = { kind, id: row.id, localDate: dateText(row.localDate), at: row.occurredAt.getTime() };
  return foundInLine(entryLine(place, row as object as Record<string, unknown>), criteria) !== undefined;
}
