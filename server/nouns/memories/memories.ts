import { shownBalance } from "#domain/balance.ts";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { kindNameOf } from "#domain/entries/kinds.ts";
import { isHardest } from "#domain/heavyDays.ts";
import {
  daysLookedBackAt,
  feelingsLeftOut,
  keepsDayAway,
  lookBacks,
  memoryTextsOf,
  mostPagesOfAMemory,
  mostYearsBack,
  type LookBack,
  type MemoryTexts,
} from "#domain/memories.ts";
import { moods, type Mood } from "#domain/moods.ts";
import { clock } from "#server/base/clock.ts";
import { BadInput } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import type { Day } from "#server/diary/ledger/ledger.ts";
import { entriesCounted } from "#server/diary/ledger/posting.ts";
import type { ActionRow } from "#server/nouns/actions/actions.ts";
import { shownKinds } from "#server/nouns/history/history.ts";
import type { JournalRow } from "#server/nouns/journal/journal.ts";
import { currentMood, type MoodRow } from "#server/nouns/moods/moods.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";

/**
 * A past day to look back at, with the words of its first journal entry, else of its first positive action or event, else
 * of its first mood with a note.
 */
export interface Memory extends Day, MemoryTexts {
  lookBack: LookBack;
  /** The entry of these words. */
  entry: Pick<Entry, "kind" | "id"> | null;
  /** Actions and events. */
  actions: number;
  journals: number;
  /** Each mood once, in the order of the grid. */
  moods: readonly Mood[];
}

/**
 * The same day in earlier years and a month ago, years first. Leaves out hard days and days put away. Returns nothing while the current mood is one of
 * the hardest, and while the person has switched it off (docs/rules.md, On this day). Throws BadInput unless `years` is 1 to 3.
 */
export async function onThisDay(viewer: Viewer, years: number): Promise<Memory[]> {
  if (!Number.isInteger(years) || years < 1 || years > mostYearsBack)
    throw new BadInput(`years must be 1 to ${mostYearsBack}.`, "years");
  if (!viewer.settings.memories) return [];
  const asked = daysLookedBackAt(localDateOf(clock.date(), viewer.zone), years);
  const [mood, rows] = await Promise.all([currentMood(viewer), readDays(viewer, [...asked.keys()])]);
  if (mood && isHardest(mood.value)) return [];

  return [...asked].flatMap(([date, lookBack]): Memory | [] => {
    const ofDay = rows.filter((row) => row.date === date);
    const [day] = ofDay;
    const texts = textsOf(viewer, ofDay);
    if (!day || !texts) return [];
    const { gold, coal, actions, journals } = day;
    const felt = day.felt?.split(" ") ?? [];
    return {
      lookBack,
      date,
      actions,
      journals,
      ...texts,
      ...shownBalance({ gold, coal }),
      moods: moods.filter((one) => felt.includes(one)),
    };
  });
}

/** A day with one of its entries: each page, its first positive action or event, and its first mood with a note. */
interface DayRow extends Day {
  actions: number;
  journals: number;
  felt: string | null;
  /** The table of the entry. Null if the day has none of these. */
  kind: string | null;
  userId: string;
  id: string;
  sealed: Sealed | null;
  value: Mood | null;
  /** Of a page that belongs to a mood: its words are not shown. */
  hidden: boolean | null;
}

async function readDays(viewer: Viewer, dates: readonly LocalDate[]): Promise<readonly DayRow[]> {
  const rows = await readRows(viewer, dates);
  const again = async () => (await readRows(viewer, dates)).filter(hasTexts);
  const withTexts = await viewer.keys.openable(rows.filter(hasTexts), again);
  return [...withTexts, ...rows.filter((row) => !hasTexts(row))];
}

function hasTexts(row: DayRow): row is DayRow & { sealed: Sealed } {
  return row.sealed !== null;
}

/** Reads one page more than is opened, which tells a day with too many. */
const pagesRead = mostPagesOfAMemory + 1;

function readRows({ id }: Viewer, dates: readonly LocalDate[]): Promise<DayRow[]> {
  return sql<DayRow>`
    select d.date, d.gold, d.coal, d.actions, d.journals, d."userId", d.felt, e.kind, e.id, e.sealed, e.value, e.hidden
    from (
      select "localDate", "localDate"::text as date, "userId", gold, coal, actions + events as actions, journals, (
        select string_agg(value, ' ') from "DayMood" f where f."userId" = ${id}::uuid and f."localDate" = t."localDate" and count > 0
      ) as felt
      from "DayTotal" t
      where "userId" = ${id}::uuid and "localDate" = any(${dates}::date[]) and ${entriesCounted} > 0
        and not exists (
          select 1 from "DayMood" f where f."userId" = ${id}::uuid and f."localDate" = t."localDate" and count > 0
            and value = any(${feelingsLeftOut})
        ) and not exists (
          select 1 from "Action" g where g."userId" = ${id}::uuid and g."localDate" = t."localDate"
            and ("emotionResponse" = any(${feelingsLeftOut}) or (type = 'event' and classification = 'negative'))
        ) and not exists (
          select 1 from "Tag" w where w."userId" = ${id}::uuid and w."isLeftOutOfMemories" and exists (
            select 1 from "DayTag" k where k."userId" = ${id}::uuid and k."tagId" = w.id and k."localDate" = t."localDate" and count > 0
          )
        ) and not exists (
          select 1 from "PutAwayDay" p where p."userId" = ${id}::uuid and p."localDate" = t."localDate"
        )
    ) as d
    left join lateral (
      (select 1 as place, 'JournalEntry' as kind, id, sealed, null as value, hidden, "occurredAt" from "JournalEntry" j
        where j."userId" = ${id}::uuid and j."localDate" = d."localDate" order by "occurredAt", id limit ${pagesRead})
      union all
      (select 2, 'Action', id, sealed, null, null, "occurredAt" from "Action" g
        where g."userId" = ${id}::uuid and g."localDate" = d."localDate" and classification = 'positive'
        order by "occurredAt", id limit 1)
      union all
      (select 3, 'Mood', id, sealed, value, null, "occurredAt" from "Mood" n
        where n."userId" = ${id}::uuid and n."localDate" = d."localDate" and reflects
        order by "occurredAt", id limit 1)
    ) e on true
    order by d.date, e.place, e."occurredAt", e.id
    limit ${lookBacks.length * (pagesRead + 2)}`;
}

const kinds = new Map(shownKinds.map((kind) => [kind.name, kind]));

type Entry = ({ kind: "Action" } & ActionRow) | ({ kind: "Mood" } & MoodRow) | ({ kind: "JournalEntry" } & JournalRow);

/** The title and text to show for a day, by its rows. Undefined if one of its pages keeps it away, or may do so. */
function textsOf(viewer: Viewer, rows: readonly DayRow[]): Pick<Memory, "entry" | "title" | "words"> | undefined {
  const pages = rows.filter(({ kind }) => kind === "JournalEntry");
  if (pages.length > mostPagesOfAMemory) return undefined;
  const opened = pages.map((row) => entryOf(viewer, row));
  // The face of a page that cannot be opened is unknown.
  if (opened.some((page) => page?.kind !== "JournalEntry" || page.isUnreadable || keepsDayAway(page))) return undefined;
  const shown = rows.find(({ kind, hidden }) => kind !== null && !hidden);
  const entry = shown && entryOf(viewer, shown);
  if (!entry || entry.isUnreadable) return { title: null, words: null, entry: null };
  return { ...memoryTextsOf(kindNameOf[entry.kind], entry), entry: { kind: entry.kind, id: shown.id } };
}

function entryOf(viewer: Viewer, row: DayRow): Entry | undefined {
  // Safe: `kind` names the row's table.
  return row.kind === null ? undefined : (kinds.get(row.kind)?.shownRow(viewer, row) as Entry | undefined);
}
