import { sqlList, sqlNames, sqlPart, sqlText, sqlValues, type SqlPart, type SqlText } from "#server/store/sqlText.ts";
import { totalsFor, type Change, type Counting, type Total } from "./totals.ts";

export const counts = [
  "gold",
  "coal",
  "actions",
  "events",
  "positives",
  "moods",
  "journals",
  "reflections",
  "giftsSent",
] as const;

/** The counts of entries. Each entry adds to one of them, so that its day is known to hold something. */
const entryCounts = ["actions", "events", "moods", "journals"] as const satisfies readonly (typeof counts)[number][];

/** SQL of how many entries a row of totals counts. */
export const entriesCounted = entryCounts
  .map((count) => sqlNames(count))
  .reduce((one, other) => sqlText`${one} + ${other}`);

/** What one row of a table adds to its day, as SQL over the row's columns. Missing counts are 0. */
export type Facts = Partial<Record<(typeof counts)[number], SqlText>> & {
  mood?: SqlText;
};

/** The same for an entry. */
export type EntryFacts = Facts &
  { [Count in (typeof entryCounts)[number]]: Record<Count, SqlText> }[(typeof entryCounts)[number]];

/** SQL of what a query's rows add to their days. A sign of -1 subtracts. */
export function changesOf(rows: SqlText, facts: Facts, sign: 1 | -1 = 1, counting: Counting = {}): SqlText {
  return sqlText`select ${changeColumns(facts, sign, counting)} from ${rows}`;
}

/** The same of all rows of a table, with the columns of every kind of change: they are added up with those of other tables. */
export function factsOf(table: SqlText, facts: Facts): SqlText {
  const none = Object.fromEntries(counts.map((count) => [count, sqlText`0`]));
  return sqlText`select ${columnsOf({ ...none, ...facts }, sqlText`1`, [moodOf(facts) ?? noMood])} from ${table}`;
}

/** The columns of a change, over those of a row: what its facts count, and no other. */
export function changeColumns(facts: Facts, sign: 1 | -1 = 1, { withTags = false }: Counting = {}): SqlText {
  const mood = moodOf(facts);
  return columnsOf(facts, sign === 1 ? sqlText`1` : sqlText`-1`, [
    ...(mood ? [mood] : []),
    ...(withTags ? [sqlText`"tagIds"`] : []),
  ]);
}

function columnsOf(facts: Facts, times: SqlText, more: readonly SqlText[]): SqlText {
  // As a timestamp without time zone: in a `returning`, a distributed database takes only what depends on nothing else.
  const month = sqlText`date_trunc('month', "localDate"::timestamp)::date as month`;
  const values = counts.flatMap((count) =>
    facts[count] ? [sqlText`${times} * (${facts[count]}) as ${sqlNames(count)}`] : [],
  );
  return sqlList([sqlText`"userId", "localDate", ${month}`, ...values, sqlText`${times} as times`, ...more]);
}

function moodOf({ mood }: Facts): SqlText | undefined {
  return mood && sqlText`${mood} as mood, "occurredAt" as "moodAt", id as "moodId"`;
}

const noMood = sqlText`null as mood, null::timestamptz as "moodAt", null::uuid as "moodId"`;

// Each part reads the one before and sorts by key. So locks are taken in one order: days, months, all time, moods,
// moods by month, tags, tags by month. Two writes to the same totals cannot deadlock.
/**
 * The last parts of a `with`, which add its query `change` to the totals. `change` comes from `changesOf` with the same
 * facts. A single entry needs no grouping, which costs time. A change of entries raises `writes` of its months, also
 * where no sum changes: by it a search knows that a month has changed (docs/rules.md, Search).
 */
export function postedOf(
  facts: Facts,
  { of, withTags }: Counting & { of: "entry" | "entries" | "exchanges" },
): SqlText {
  const totals = totalsFor(countsOf(facts), { withTags, withMood: Boolean(facts.mood), raises: of !== "exchanges" });
  return sqlList(totals.map((total, index) => partOf(total, totals[index - 1], of === "entry")));
}

const taggedChange = sqlText`(select "userId", unnest("tagIds") as "tagId", "localDate", month, times from change) as tagged`;

function partOf(total: Total, before: Total | undefined, ofOne: boolean): SqlText {
  const { columns, where = sqlText`true`, grouped, ofEachTag } = total;
  const from = ofEachTag ? taggedChange : sqlText`change`;
  if (!ofOne) {
    const after = before ? sqlText`, (select count(*) from ${before.part}) as after` : sqlText``;
    const sums = sqlList(columns.map(({ many }) => many));
    return insertOf(total, sqlText`select ${sums} from ${from} ${after} where ${where} ${grouped}`);
  }
  // One entry adds one row to each part before its tags, and has each tag once. When those are written, its person's row of
  // all time is locked: nobody else adds to that person's totals then.
  const after = before ? sqlText`and exists (select 1 from ${before.part})` : sqlText``;
  const sorted = ofEachTag ? sqlText`order by 2` : sqlText``;
  const values = sqlList(columns.map(({ one }) => one));
  return insertOf(total, sqlText`select ${values} from ${from} where ${where} ${after} ${sorted}`);
}

function insertOf(total: Total, rows: SqlText): SqlText {
  return sqlText`
  ${total.part} as (
    ${insertedInto(total)}
    ${rows}
    ${addedUp(total)}
    returning "userId"
  )`;
}

function insertedInto({ table, columns }: Total): SqlText {
  return sqlText`insert into ${table} (${sqlNames(...columns.map(({ name }) => name))})`;
}

function addedUp({ key, set }: Total): SqlText {
  return sqlText`on conflict (${sqlNames(...key)}) do update set ${set}`;
}

function countsOf(facts: Facts): readonly string[] {
  return counts.filter((count) => facts[count]);
}

/** The statements that add a change to the totals. They must run in this order, in one transaction. */
export type Postings = (change: Change) => SqlPart[];

/** The same for a new entry, as statements with values. The change is a row of `changeColumns`, from the entry's insert. */
export function postingsOf(facts: Facts, counting: Counting): Postings {
  const wanted = { ...counting, withMood: Boolean(facts.mood), raises: true };
  const totals = totalsFor(countsOf(facts), wanted).map((total) => ({
    ...total,
    begin: insertedInto(total),
    end: addedUp(total),
  }));
  return (change) =>
    totals.flatMap(({ columns, ofEachTag, begin, end }) =>
      (ofEachTag ? eachTagOf(change) : [change]).map((row: Change) => {
        const values = columns.map(({ from }) => (from ? row[from] : 1));
        return sqlPart`${begin} values (${sqlValues(values)}) ${end}`;
      }),
    );
}

function eachTagOf(change: Change): Change[] {
  return (change.tagIds ?? []).toSorted().map((tagId) => ({ ...change, tagId }));
}
