import { sqlList, sqlNames, sqlText, type SqlText } from "#server/store/sqlText.ts";

/** Whether a statement counts the tags of its entries, too. */
export interface Counting {
  withTags?: boolean;
}

/** The row of a change: its counts, and what is listed here. PostgreSQL gives days as Dates and takes them as texts. */
export interface Change<Day = string> extends Record<string, unknown> {
  userId: string;
  localDate: Day;
  /** Its first day. */
  month: Day;
  /** Of a mood. */
  mood?: string;
  moodAt?: Date;
  moodId?: string;
  times: number;
  tagIds?: readonly string[] | null;
  tagId?: string;
}

/** A column of a total. */
export interface Column {
  name: string;
  /** The column of a new entry's change that it gets; without one it gets 1. */
  from?: string;
  /** SQL over one change, and over a group of them. */
  one: SqlText;
  many: SqlText;
}

/** What changes add to one table. */
export interface Total {
  /** Its name as a part of a `with`. */
  part: SqlText;
  /** The table, by the name that `set` uses. */
  table: SqlText;
  key: readonly string[];
  columns: readonly Column[];
  /** What becomes of a row that is there. */
  set: SqlText;
  /** Which changes it is made from, if not all. */
  where?: SqlText;
  /** How a group of changes is summed and sorted, after `where`. */
  grouped: SqlText;
  /** True if each tag of a change adds to it. */
  ofEachTag?: boolean;
}

interface Wanted extends Counting {
  withMood: boolean;
  /** Whether the month's `writes` are raised. */
  raises: boolean;
}

/** The totals that a change of these counts adds to, in the order in which they are locked. */
export function totalsFor(counts: readonly string[], { withTags = false, withMood, raises }: Wanted): Total[] {
  const own = {
    columns: counts.map((count) => summed(count)),
    sums: sqlList(counts.map((count) => sqlText`sum(${sqlNames(count)})`)),
  };
  const isSomething = sqlText`(${own.sums}) <> (${sqlList(counts.map(() => sqlText`0`))})`;
  const days: Total = {
    part: sqlText`days`,
    table: sqlText`"DayTotal" as d`,
    key: ["userId", "localDate"],
    columns: [key("userId"), key("localDate"), ...own.columns, ...(withMood ? latest.columns : [])],
    set: sqlText`${plus("d", counts)} ${withMood ? latest.set : nothing}, version = d.version + 1`,
    // Insights detect other tags as they do other moods: by the versions of the rows.
    grouped: groupedBy(2, withTags ? sqlText`true` : sqlText`${isSomething} ${withMood ? moodsDiffer : nothing}`),
  };
  const months: Total = {
    part: sqlText`months`,
    table: sqlText`"MonthTotal" as m`,
    key: ["userId", "month"],
    columns: [key("userId"), key("month"), ...own.columns, ...(raises ? [writes] : [])],
    set: sqlText`${plus("m", counts)} ${raises ? sqlText`, writes = m.writes + 1` : nothing}`,
    grouped: groupedBy(2, raises ? sqlText`true` : isSomething),
  };
  const lifetime: Total = {
    part: sqlText`lifetime`,
    table: sqlText`"AllTimeTotal" as a`,
    key: ["userId"],
    columns: [key("userId"), ...own.columns],
    set: sqlText`${plus("a", counts)}, version = a.version + 1`,
    grouped: sqlText`and "userId" in (select "userId" from days) group by 1 order by 1`,
  };
  return [days, months, lifetime, ...(withMood ? moodTotals : []), ...(withTags ? tagTotals : [])];
}

// Insights detect changes by the column `version` of these rows. So a changed mood or moment rewrites its day and all
// time, even if the counts stay equal.
const moodsDiffer = sqlText`or min(mood) <> max(mood) or min("moodAt") <> max("moodAt")`;
const nothing = sqlText``;

function groupedBy(columns: 2 | 3, having: SqlText): SqlText {
  const numbers = columns === 2 ? sqlText`1, 2` : sqlText`1, 2, 3`;
  return sqlText`group by ${numbers} having ${having} order by ${numbers}`;
}

function key(name: string, from = name): Column {
  return { name, from, one: sqlNames(from), many: sqlNames(from) };
}

function summed(name: string, from = name): Column {
  return { name, from, one: sqlNames(from), many: sqlText`sum(${sqlNames(from)})` };
}

const writes: Column = { name: "writes", one: sqlText`1`, many: sqlText`1` };

function plus(table: string, counts: readonly string[]): SqlText {
  return sqlList(
    counts
      .map((name) => sqlNames(name))
      .map((name) => sqlText`${name} = ${sqlNames(table)}.${name} + excluded.${name}`),
  );
}

/**
 * Keeps a day's latest mood beside its counts. The row lock is its only protection: it cannot see a mood that a
 * concurrent save adds. So if the latest mood is deleted or moved back, its moment stays and the mood becomes unknown. A
 * later mood, or a day with only one mood, makes it known again.
 */
const latest = {
  columns: [
    latestColumn("latestMood", "mood"),
    latestColumn("latestMoodAt", "moodAt"),
    // A mood that goes gives its id alone. Of several, only the latest can be the day's.
    { ...latestColumn("latestMoodId", "moodId"), one: sqlText`"moodId"`, many: latestIdOfMany() },
  ],
  set: sqlText`, ${sqlList([latestAfter("latestMood"), latestAfter("latestMoodAt"), latestAfter("latestMoodId")])}`,
};

function latestColumn(name: string, from: string): Column {
  return { name, from, one: sqlText`case when times = 1 then ${sqlNames(from)} end`, many: newestOf(from, sqlText`1`) };
}

function latestIdOfMany(): SqlText {
  return sqlText`coalesce(${newestOf("moodId", sqlText`1`)}, ${newestOf("moodId", sqlText`-1`)})`;
}

function newestOf(column: string, times: SqlText): SqlText {
  return sqlText`(array_agg(${sqlNames(column)} order by "moodAt" desc, "moodId" desc) filter (where times = ${times} and mood is not null))[1]`;
}

function latestAfter(column: string): SqlText {
  const name = sqlNames(column);
  const goes = sqlText`when excluded."latestMoodId" = d."latestMoodId" then null`;
  return sqlText`${name} = case
    when d.moods + excluded.moods = 0 then null
    when d.moods = 0 or d.moods + excluded.moods = 1 and excluded."latestMood" is not null
      or (excluded."latestMoodAt", excluded."latestMoodId") >= (d."latestMoodAt", d."latestMoodId") then excluded.${name}
    ${column === "latestMood" ? goes : nothing}
    else d.${name}
  end`;
}

const counted = summed("count", "times");
const isCounted = sqlText`sum(times) <> 0`;

const moodTotals: readonly Total[] = [
  {
    part: sqlText`moods`,
    table: sqlText`"DayMood" as d`,
    key: ["userId", "localDate", "value"],
    columns: [key("userId"), key("localDate"), key("value", "mood"), counted],
    set: plus("d", ["count"]),
    where: sqlText`mood is not null`,
    grouped: groupedBy(3, isCounted),
  },
  {
    part: sqlText`monthly_moods`,
    table: sqlText`"MonthMood" as m`,
    key: ["userId", "month", "value"],
    columns: [key("userId"), key("month"), key("value", "mood"), counted],
    set: plus("m", ["count"]),
    where: sqlText`mood is not null`,
    grouped: groupedBy(3, isCounted),
  },
];

const tagTotals: readonly Total[] = [
  {
    part: sqlText`tags`,
    table: sqlText`"DayTag" as d`,
    key: ["userId", "tagId", "localDate"],
    columns: [key("userId"), key("tagId"), key("localDate"), counted],
    set: plus("d", ["count"]),
    ofEachTag: true,
    grouped: groupedBy(3, isCounted),
  },
  {
    part: sqlText`monthly_tags`,
    table: sqlText`"MonthTag" as m`,
    key: ["userId", "tagId", "month"],
    columns: [key("userId"), key("tagId"), key("month"), counted],
    set: plus("m", ["count"]),
    ofEachTag: true,
    grouped: groupedBy(3, isCounted),
  },
];
