import { sqlList, sqlNames, sqlText, type SqlText } from "#server/store/sqlText.ts";

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

// Insights detect changes by the column `version` of these rows. So a changed mood or moment rewrites its day and all
// time, even if the counts stay equal.
const moodsDiffer = sqlText`min(mood) <> max(mood) or min("moodAt") <> max("moodAt")`;

/** Whether a statement counts the tags of its entries, too. */
export interface Counting {
  withTags?: boolean;
}

/** SQL of what a table's or query's rows add to their days. A sign of -1 subtracts. */
export function changesOf(rows: SqlText, facts: Facts, sign: 1 | -1 = 1, { withTags = false }: Counting = {}): SqlText {
  const times = sign === 1 ? sqlText`1` : sqlText`-1`;
  const values = counts.map((count) => sqlText`${times} * (${facts[count] ?? sqlText`0`}) as ${sqlNames(count)}`);
  const mood = facts.mood
    ? sqlText`${facts.mood} as mood, "occurredAt" as "moodAt", id as "moodId"`
    : sqlText`null as mood, null::timestamptz as "moodAt", null::uuid as "moodId"`;
  const tags = withTags ? sqlText`, "tagIds"` : sqlText``;
  return sqlText`select "userId", "localDate", ${sqlList(values)}, ${mood}, ${times} as times ${tags} from ${rows}`;
}

// Each part reads the one before and sorts by key. So locks are taken in one order: days, months, all time, moods,
// moods by month, tags, tags by month. Two writes to the same totals cannot deadlock.
/**
 * The last parts of a `with`, which add its query `change` to the totals. `change` comes from `changesOf` with the same
 * facts. A single entry needs no grouping, which costs time. A change of entries raises `writes` of its months, also
 * where no sum changes: by it a search knows that a month has changed (docs/rules.md, Search).
 */
export function postedOf(
  facts: Facts,
  { of, withTags = false }: Counting & { of: "entry" | "entries" | "exchanges" },
): SqlText {
  const ofOne = of === "entry";
  const days = postedDays(facts, ofOne, of !== "exchanges", withTags);
  const counted = facts.mood ? sqlText`${days}, ${postedMoods(ofOne)}` : days;
  return withTags ? sqlText`${counted}, ${postedTags(ofOne)}` : counted;
}

function postedDays(facts: Facts, ofOne: boolean, raises: boolean, withTags: boolean): SqlText {
  const own = counts.filter((count) => facts[count]).map((count) => sqlNames(count));
  const [names, sums] = [sqlList(own), sqlList(own.map((count) => sqlText`sum(${count})`))];
  const added = ofOne ? names : sums;
  // Insights detect other tags as they do other moods: by the versions of the rows.
  const isSomething = withTags ? sqlText`true` : sqlText`(${sums}) <> (${sqlList(own.map(() => sqlText`0`))})`;
  const summed = (having: SqlText) => (ofOne ? sqlText`` : sqlText`group by 1, 2 having ${having} order by 1, 2`);
  const plus = (table: SqlText) =>
    sqlList(own.map((count) => sqlText`${count} = ${table}.${count} + excluded.${count}`));
  const writes = raises
    ? { name: sqlText`, writes`, raised: sqlText`, 1`, set: sqlText`, writes = m.writes + 1` }
    : { name: sqlText``, raised: sqlText``, set: sqlText`` };
  const latest = facts.mood ? latestKept(ofOne) : { names: sqlText``, added: sqlText``, set: sqlText`` };
  return sqlText`
  days as (
    insert into "DayTotal" as d ("userId", "localDate", ${names} ${latest.names})
    select "userId", "localDate", ${added} ${latest.added} from change
    ${summed(sqlText`${isSomething} or ${moodsDiffer}`)}
    on conflict ("userId", "localDate") do update set ${plus(sqlText`d`)} ${latest.set}, version = d.version + 1
    returning "userId"
  ), months as (
    insert into "MonthTotal" as m ("userId", month, ${names} ${writes.name})
    select "userId", date_trunc('month', "localDate")::date, ${added} ${writes.raised}
    from change, (select count(*) from days) as after
    ${summed(raises ? sqlText`true` : isSomething)}
    on conflict ("userId", month) do update set ${plus(sqlText`m`)} ${writes.set}
    returning 1
  ), lifetime as (
    insert into "AllTimeTotal" as a ("userId", ${names})
    select "userId", ${added} from change, (select count(*) from months) as after
    ${ofOne ? sqlText`` : sqlText`where "userId" in (select "userId" from days) group by 1 order by 1`}
    on conflict ("userId") do update set ${plus(sqlText`a`)}, version = a.version + 1
    returning 1
  )`;
}

const latestColumns = [
  ["latestMood", sqlText`mood`],
  ["latestMoodAt", sqlText`"moodAt"`],
  ["latestMoodId", sqlText`"moodId"`],
] as const;

/**
 * SQL that keeps a day's latest mood beside its counts. The row lock is its only protection: it cannot see a mood that
 * a concurrent save adds. So if the latest mood is deleted or moved back, its moment stays and the mood becomes
 * unknown. A later mood, or a day with only one mood, makes it known again.
 */
function latestKept(ofOne: boolean): Record<"names" | "added" | "set", SqlText> {
  const newest = (value: SqlText) =>
    ofOne
      ? sqlText`case when times = 1 then ${value} end`
      : sqlText`(array_agg(${value} order by "moodAt" desc, "moodId" desc) filter (where times = 1 and mood is not null))[1]`;
  // A mood that goes gives its id alone. Of several, only the latest can be the day's.
  const gone = sqlText`(array_agg("moodId" order by "moodAt" desc, "moodId" desc) filter (where times = -1 and mood is not null))[1]`;
  const id = ofOne ? sqlText`"moodId"` : sqlText`coalesce(${newest(sqlText`"moodId"`)}, ${gone})`;
  return {
    names: sqlText`, ${sqlList(latestColumns.map(([name]) => sqlNames(name)))}`,
    added: sqlText`, ${sqlList(latestColumns.map(([name, value]) => (name === "latestMoodId" ? id : newest(value))))}`,
    set: sqlText`, ${sqlList(latestColumns.map(([name]) => latestAfter(sqlNames(name), name === "latestMood")))}`,
  };
}

function latestAfter(name: SqlText, isMood: boolean): SqlText {
  const goes = sqlText`when excluded."latestMoodId" = d."latestMoodId" then null`;
  return sqlText`${name} = case
    when d.moods + excluded.moods = 0 then null
    when d.moods = 0 or d.moods + excluded.moods = 1 and excluded."latestMood" is not null
      or (excluded."latestMoodAt", excluded."latestMoodId") >= (d."latestMoodAt", d."latestMoodId") then excluded.${name}
    ${isMood ? goes : sqlText``}
    else d.${name}
  end`;
}

function postedMoods(ofOne: boolean): SqlText {
  const times = ofOne ? sqlText`times` : sqlText`sum(times)`;
  const summed = ofOne ? sqlText`` : sqlText`group by 1, 2, 3 having sum(times) <> 0 order by 1, 2, 3`;
  return sqlText`
  moods as (
    insert into "DayMood" as d ("userId", "localDate", value, count)
    select "userId", "localDate", mood, ${times} from change, (select count(*) from lifetime) as after
    where mood is not null ${summed}
    on conflict ("userId", "localDate", value) do update set count = d.count + excluded.count
    returning 1
  ), "monthMoods" as (
    insert into "MonthMood" as m ("userId", month, value, count)
    select "userId", date_trunc('month', "localDate")::date, mood, ${times} from change, (select count(*) from moods) as after
    where mood is not null ${summed}
    on conflict ("userId", month, value) do update set count = m.count + excluded.count
  )`;
}

const taggedChange = sqlText`(select "userId", unnest("tagIds") as "tagId", "localDate", times from change) as tagged`;

function postedTags(ofOne: boolean): SqlText {
  // An entry has each tag once.
  const times = ofOne ? sqlText`times` : sqlText`sum(times)`;
  const summed = ofOne ? sqlText`order by 2` : sqlText`group by 1, 2, 3 having sum(times) <> 0 order by 1, 2, 3`;
  return sqlText`
  tags as (
    insert into "DayTag" as d ("userId", "tagId", "localDate", count)
    select "userId", "tagId", "localDate", ${times} from ${taggedChange}, (select count(*) from lifetime) as after
    ${summed}
    on conflict ("userId", "tagId", "localDate") do update set count = d.count + excluded.count
    returning 1
  ), "monthTags" as (
    insert into "MonthTag" as m ("userId", "tagId", month, count)
    select "userId", "tagId", date_trunc('month', "localDate")::date, ${times}
    from ${taggedChange}, (select count(*) from tags) as after
    ${summed}
    on conflict ("userId", "tagId", month) do update set count = m.count + excluded.count
  )`;
}
