import { shownBalance } from "#domain/balance.ts";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { hardestMoods, isHardest } from "#domain/heavyDays.ts";
import {
  daysLookedBackAt,
  lookBacks,
  memoryTextsOf,
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
 * The same day in earlier years and a month ago, years first. Leaves out days with one of the hardest moods. Returns nothing while the
 * current mood is one of them (docs/rules.md, On this day). Throws BadInput unless `years` is 1 to 3.
 */
export async function onThisDay(viewer: Viewer, years: number): Promise<Memory[]> {
  if (!Number.isInteger(years) || years < 1 || years > mostYearsBack)
    throw new BadInput(`years must be 1 to ${mostYearsBack}.`, "years");
  const asked = daysLookedBackAt(localDateOf(clock.date(), viewer.zone), years);
  const [mood, days] = await Promise.all([currentMood(viewer), readDays(viewer, [...asked.keys()])]);
  if (mood && isHardest(mood.value)) return [];

  const known = new Map(days.map((day) => [day.date, day]));
  return [...asked].flatMap(([date, lookBack]): Memory | [] => {
    const day = known.get(date);
    const texts = day && textsOf(viewer, day);
    if (!texts) return [];
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

interface DayRow extends Day {
  actions: number;
  journals: number;
  felt: string | null;
  /** The table of the entry whose text is shown. Null if no entry has words. */
  kind: string | null;
  userId: string;
  id: string;
  sealed: Sealed | null;
  value: Mood | null;
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

function readRows({ id }: Viewer, dates: readonly LocalDate[]): Promise<DayRow[]> {
  return sql<DayRow>`
    select d.date, d.gold, d.coal, d.actions, d.journals, d."userId", d.felt, coalesce(e.id, a.id, m.id) as id,
      coalesce(e.sealed, a.sealed, m.sealed) as sealed, m.value,
      case when e.id is not null then 'JournalEntry' when a.id is not null then 'Action' when m.id is not null then 'Mood' end as kind
    from (
      select "localDate"::text as date, "userId", gold, coal, actions + events as actions, journals, (
        select string_agg(value, ' ') from "DayMood" f where f."userId" = ${id}::uuid and f."localDate" = t."localDate" and count > 0
      ) as felt, (
        select id from "JournalEntry" j where j."userId" = ${id}::uuid and j."localDate" = t."localDate" and not hidden
        order by "occurredAt", id limit 1
      ) as page, (
        select id from "Action" g where g."userId" = ${id}::uuid and g."localDate" = t."localDate" and classification = 'positive'
        order by "occurredAt", id limit 1
      ) as deed, (
        select id from "Mood" n where n."userId" = ${id}::uuid and n."localDate" = t."localDate" and reflects
        order by "occurredAt", id limit 1
      ) as note
      from "DayTotal" t
      where "userId" = ${id}::uuid and "localDate" = any(${dates}::date[]) and ${entriesCounted} > 0
        and not exists (
          select 1 from "DayMood" f where f."userId" = ${id}::uuid and f."localDate" = t."localDate" and count > 0
            and value = any(${hardestMoods})
        ) and not exists (
          select 1 from "Action" g where g."userId" = ${id}::uuid and g."localDate" = t."localDate"
            and "emotionResponse" = any(${hardestMoods})
        ) and not exists (
          select 1 from "Tag" w where w."userId" = ${id}::uuid and w."isLeftOutOfMemories" and exists (
            select 1 from "DayTag" k where k."userId" = ${id}::uuid and k."tagId" = w.id and k."localDate" = t."localDate" and count > 0
          )
        )
    ) as d
    left join "JournalEntry" e on e."userId" = ${id}::uuid and e.id = d.page
    left join "Action" a on a."userId" = ${id}::uuid and d.page is null and a.id = d.deed
    left join "Mood" m on m."userId" = ${id}::uuid and d.page is null and d.deed is null and m.id = d.note
    limit ${lookBacks.length}`;
}

const kinds = new Map(shownKinds.map((kind) => [kind.name, kind]));

type Entry = ({ kind: "Action" } & ActionRow) | ({ kind: "Mood" } & MoodRow) | ({ kind: "JournalEntry" } & JournalRow);

/** The title and text to show for a day. Undefined if its journal entry has the emoji of one of the hardest moods. */
function textsOf(viewer: Viewer, day: DayRow): Pick<Memory, "entry" | "title" | "words"> | undefined {
  const kind = day.kind === null ? undefined : kinds.get(day.kind);
  if (!kind) return nothing;
  // Safe: `kind` names the row's table.
  const entry = kind.shownRow(viewer, day) as Entry;
  if (entry.isUnreadable) return nothing;
  const texts = memoryTextsOf(entry);
  return texts && { ...texts, entry: { kind: entry.kind, id: day.id } };
}

const nothing = { title: null, words: null, entry: null };
