import { Client } from "pg";
import { addDays, localDateOf, type LocalDate } from "#domain/days.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { saveMood } from "#server/nouns/moods/moods.ts";
import { createTag } from "#server/nouns/words/tags.ts";
import { tagDaysIn } from "#server/nouns/trends/tagDays.ts";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { startTemporary } from "#server/store/database/temporary.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { processesOf, type DatabaseProcesses } from "./growthSizes.ts";
import { printRows } from "./report.ts";
import { addPerson, zone } from "./seed.ts";

/** Microseconds of the database's processor time that each tag of a save may cost. */
const mostEach = 25;
/** The tags of a save, which exist already. */
const tagged = [0, 1, 4] as const;
/** The saves of each kind, in turns. */
const saves = 3_000;
const atOnce = 250;
const warmUps = 50;

/** How much more the days of tags may cost beside 100,000 entries than beside 100, on the same days. */
const mostCost = 1.15;
const sizes = { small: 100, large: 100_000 } as const;
const trendDays = 100;
const trendTags = 20;
const reads = 400;
const turns = 7;

/** Prints what tags cost the database: those of a save, and the days of tags of a long diary beside a short one. Throws above the aims. */
export async function printTags(): Promise<void> {
  const embedded = await startTemporary();
  try {
    await applyMigrations(embedded.url);
    await openVault(embedded.url);
    openDatabase(embedded.url);
    const client = new Client({ connectionString: embedded.url });
    await client.connect();
    try {
      const database = await processesOf(embedded.url);
      const missed = [...(await printSaves(client, database)), ...(await printDays(client, database))];
      if (missed.length > 0) throw new Error(`missed: ${missed.join("; ")}.`);
    } finally {
      await client.end();
    }
  } finally {
    await closeDatabase();
    await embedded.stop();
  }
}

interface Saver {
  viewer: Viewer;
  tagIds: readonly string[];
  /** Seconds of the database's processor time, of all saves on each kind of day. */
  cpu: Record<Day, number>;
}

/** The first entry of a day, whose rows of totals are new, and one more on each of these days. */
const days = ["the first of a day", "one more on it"] as const;
type Day = (typeof days)[number];

async function printSaves(client: Client, database: DatabaseProcesses): Promise<string[]> {
  const savers: Saver[] = [];
  for (const [place, count] of tagged.entries()) {
    const viewer = await addPerson(client, place + 1);
    savers.push({ viewer, tagIds: await makeTags(viewer, count), cpu: { [days[0]]: 0, [days[1]]: 0 } });
  }
  const today = localDateOf(new Date(), zone);
  for (const saver of savers) for (let run = 0; run < warmUps; run += 1) await save(saver, addDays(today, -2 - saves));
  for (const day of days)
    for (let from = 0; from < saves; from += atOnce)
      for (const saver of savers) {
        const before = database.cpuSeconds();
        for (let ago = from; ago < from + atOnce; ago += 1) await save(saver, addDays(today, -1 - ago));
        saver.cpu[day] += database.cpuSeconds() - before;
      }

  const costs = days.flatMap((day) => {
    const [without = Number.NaN, ...others] = savers.map(({ cpu }) => (1e6 * cpu[day]) / saves);
    return [
      { what: `${day}, no tag`, us: without, each: undefined },
      ...others.map((us, index) => {
        const count = tagged[index + 1] ?? Number.NaN;
        return { what: `${day}, ${count} ${count === 1 ? "tag" : "tags"}`, us, each: (us - without) / count };
      }),
    ];
  });
  printRows(
    `Moods, ${saves.toLocaleString("en")} of each kind. The microseconds are those of the database's processor time.`,
    ["save", "µs each save", "µs each tag", "aim"],
    costs.map(({ what, us, each }) => [
      what,
      us.toFixed(0),
      each === undefined ? "" : each.toFixed(0),
      each === undefined ? "" : `${mostEach} or less: ${each <= mostEach ? "met" : "missed"}`,
    ]),
  );
  return costs.filter(({ each = 0 }) => each > mostEach).map(({ what }) => what);
}

async function makeTags(viewer: Viewer, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await createTag(viewer, { name: `Tag ${n}` })).id);
  return ids;
}

/** Saves as a request does: its connection keeps the plans of its statements. */
async function save({ viewer, tagIds }: Pick<Saver, "viewer" | "tagIds">, day: LocalDate): Promise<void> {
  const occurredAt = new Date(`${day}T06:00:00Z`);
  const mood = { value: "calm", note: "Slept well, and walked along the river.", tagIds, occurredAt };
  await asRequest(() => saveMood(viewer, mood));
}

async function printDays(client: Client, database: DatabaseProcesses): Promise<string[]> {
  const small = await addTagged(client, 101, sizes.small);
  const large = await addTagged(client, 102, sizes.large);
  await client.query("vacuum (analyze)");
  const today = localDateOf(new Date(), zone);
  const costOf = async (viewer: Viewer) => {
    const [before, start] = [database.cpuSeconds(), performance.now()];
    for (let read = 0; read < reads; read += 1) await tagDaysIn(viewer, addDays(today, -trendDays), today);
    return { cpuMs: ((database.cpuSeconds() - before) * 1_000) / reads, ms: (performance.now() - start) / reads };
  };
  const laps = { small: [await costOf(small)], large: [await costOf(large)] };
  for (let turn = 0; turn < turns; turn += 1) {
    laps.small.push(await costOf(small));
    laps.large.push(await costOf(large));
  }

  const middle = (of: "small" | "large", what: "cpuMs" | "ms") => {
    const sorted = laps[of].slice(1).map((lap) => lap[what]);
    return sorted.toSorted((one, other) => one - other)[Math.floor(turns / 2)] ?? Number.NaN;
  };
  const cost = middle("large", "ms") / middle("small", "ms");
  printRows(
    `The days of ${trendTags} tags, in ${trendDays} days that have ${sizes.small} or ${sizes.large.toLocaleString("en")} entries`,
    ["", "100 entries", "100,000 entries", "times", "aim"],
    [
      [
        "ms in all",
        middle("small", "ms").toFixed(2),
        middle("large", "ms").toFixed(2),
        cost.toFixed(2),
        `${mostCost} or less: ${cost <= mostCost ? "met" : "missed"}`,
      ],
      [
        "CPU ms of the database",
        middle("small", "cpuMs").toFixed(2),
        middle("large", "cpuMs").toFixed(2),
        (middle("large", "cpuMs") / middle("small", "cpuMs")).toFixed(2),
        "",
      ],
    ],
  );
  return cost <= mostCost ? [] : ["the days of tags"];
}

/** A person with this many entries on 100 days. Every entry has all of the same tags. */
async function addTagged(client: Client, number: number, entries: number): Promise<Viewer> {
  const viewer = await addPerson(client, number);
  const tagIds = await makeTags(viewer, trendTags);
  const today = localDateOf(new Date(), zone);
  for (let day = 1; day <= trendDays; day += 1) await save({ viewer, tagIds }, addDays(today, -day));
  // The other entries are copies of these, and are counted as saves would count them.
  const copies = entries / trendDays - 1;
  await client.query(
    `insert into "Mood" select (json_populate_record(m, json_build_object('id', gen_random_uuid()))).*
     from "Mood" m, generate_series(1, $2::int) where m."userId" = $1`,
    [viewer.id, copies],
  );
  await client.query(`update "DayTag" set count = count * ($2::int + 1) where "userId" = $1`, [viewer.id, copies]);
  await client.query(`update "MonthTag" set count = count * ($2::int + 1) where "userId" = $1`, [viewer.id, copies]);
  return viewer;
}
