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

/** What one row of a table adds to its day, as SQL over the row's columns; counts not named are 0. */
export type Facts = Partial<Record<(typeof counts)[number], SqlText>> & {
  mood?: SqlText;
};

// By their rows insights know that a day has changed, and that any has: a day of whose moods one becomes another, or of another moment, is
// written, too, and with each day all time, even where an entry only goes from one to the other.
const moodsDiffer = sqlText`min(mood) <> max(mood) or min("moodAt") <> max("moodAt")`;

/** SQL of what a table's or query's rows add to their days, or with -1 take back. */
export function changesOf(rows: SqlText, facts: Facts, sign: 1 | -1 = 1): SqlText {
  const times = sign === 1 ? sqlText`1` : sqlText`-1`;
  const values = counts.map((count) => sqlText`${times} * (${facts[count] ?? sqlText`0`}) as ${sqlNames(count)}`);
  const mood = facts.mood
    ? sqlText`${facts.mood} as mood, "occurredAt" as "moodAt", id as "moodId"`
    : sqlText`null as mood, null::timestamptz as "moodAt", null::uuid as "moodId"`;
  return sqlText`select "userId", "localDate", ${sqlList(values)}, ${mood}, ${times} as times from ${rows}`;
}

// Each part reads the one before and sorts by key, which locks days, months, all time, moods and moods by month, each by its key:
// two writes to the same totals, such as two people's gifts to each other, cannot deadlock.
/**
 * The last parts of a `with`, which add what its query `change`, made of `changesOf` with the same facts, says to the totals. A change of
 * one entry, which always counts somewhere, needs no sums, which take the database longer than the rest.
 */
export function postedOf(facts: Facts, ofOne = false): SqlText {
  const days = postedDays(facts, ofOne);
  return facts.mood ? sqlText`${days}, ${postedMoods(ofOne)}` : days;
}

function postedDays(facts: Facts, ofOne: boolean): SqlText {
  const own = counts.filter((count) => facts[count]).map((count) => sqlNames(count));
  const [names, sums] = [sqlList(own), sqlList(own.map((count) => sqlText`sum(${count})`))];
  const added = ofOne ? names : sums;
  const isSomething = sqlText`(${sums}) <> (${sqlList(own.map(() => sqlText`0`))})`;
  const summed = (having: SqlText) => (ofOne ? sqlText`` : sqlText`group by 1, 2 having ${having} order by 1, 2`);
  const plus = (table: SqlText) =>
    sqlList(own.map((count) => sqlText`${count} = ${table}.${count} + excluded.${count}`));
  const latest = facts.mood ? latestKept(ofOne) : { names: sqlText``, added: sqlText``, set: sqlText`` };
  return sqlText`
  days as (
    insert into "DayTotal" as d ("userId", "localDate", ${names} ${latest.names})
    select "userId", "localDate", ${added} ${latest.added} from change
    ${summed(sqlText`${isSomething} or ${moodsDiffer}`)}
    on conflict ("userId", "localDate") do update set ${plus(sqlText`d`)} ${latest.set}
    returning "userId"
  ), months as (
    insert into "MonthTotal" as m ("userId", month, ${names})
    select "userId", date_trunc('month', "localDate")::date, ${added} from change, (select count(*) from days) as after
    ${summed(isSomething)}
    on conflict ("userId", month) do update set ${plus(sqlText`m`)}
    returning 1
  ), lifetime as (
    insert into "AllTimeTotal" as a ("userId", ${names})
    select "userId", ${added} from change, (select count(*) from months) as after
    ${ofOne ? sqlText`` : sqlText`where "userId" in (select "userId" from days) group by 1 order by 1`}
    on conflict ("userId") do update set ${plus(sqlText`a`)}
    returning 1
  )`;
}

const latestColumns = [
  ["latestMood", sqlText`mood`],
  ["latestMoodAt", sqlText`"moodAt"`],
  ["latestMoodId", sqlText`"moodId"`],
] as const;

/**
 * Of which mood a day's latest is, beside its counts. The row's lock is all it goes by, for a mood that another saves meanwhile is not
 * seen: where the latest one is taken away or moved back, its moment stays as one that none is later than, and which it is now is not
 * known until another comes to stand at that moment or after it, or alone.
 */
function latestKept(ofOne: boolean): Record<"names" | "added" | "set", SqlText> {
  const newest = (value: SqlText) =>
    ofOne
      ? sqlText`case when times = 1 then ${value} end`
      : sqlText`(array_agg(${value} order by "moodAt" desc, "moodId" desc) filter (where times = 1 and mood is not null))[1]`;
  return {
    names: sqlText`, ${sqlList(latestColumns.map(([name]) => sqlNames(name)))}`,
    added: sqlText`, ${sqlList(latestColumns.map(([, value]) => newest(value)))}`,
    set: sqlText`, ${sqlList(latestColumns.map(([name]) => latestAfter(sqlNames(name), name === "latestMood")))}`,
  };
}

function latestAfter(name: SqlText, isMood: boolean): SqlText {
  const goes = sqlText`when exists (select from change where times = -1 and "moodId" = d."latestMoodId") then null`;
  return sqlText`${name} = case
    when d.moods + excluded.moods = 0 then null
    when d.moods = 0 or d.moods + excluded.moods = 1 and excluded."latestMoodId" is not null
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
