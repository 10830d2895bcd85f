import { Client } from "pg";
import type { Viewer } from "#server/base/viewer.ts";
import { moodEntries } from "#server/nouns/moods/moods.ts";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { startTemporary } from "#server/store/database/temporary.ts";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { processesOf, type DatabaseProcesses } from "./growthSizes.ts";
import { printRows } from "./report.ts";
import { addPerson, moodOf, tokenOf, zone } from "./seed.ts";
import { startKindling, type Server } from "./servers.ts";

const sizes = { small: 20_000, large: 100_000 } as const;
/** Milliseconds within which 95 % of the searches answer, and the first one however cold. */
const aims = { small: 150, large: 600, cold: 1_000, othersRatio: 2 } as const;
/** What is searched for: a word of one note in so many, one of nearly every note, and one that no note has. */
const rarity = 4_000;
const terms = { rare: "kingfisher", common: "tea", nowhere: "kingston" } as const;
const searches = 40;
/** In each turn. */
const dashboards = 75;
const turns = 8;
const searchers = 4;

/** Prints how long a search takes, and what searches cost somebody else. Throws if a search finds something else. */
export async function printSearches(): Promise<void> {
  const embedded = await startTemporary();
  try {
    await applyMigrations(embedded.url);
    await fill(embedded.url);
    const server = await startKindling(embedded.url);
    try {
      await measure(server, await processesOf(embedded.url));
    } finally {
      await server.stop();
    }
  } finally {
    await embedded.stop();
  }
}

/** People 1 to 4 have 20,000 notes over ten years, person 5 has 100,000, and person 6 has 100. */
async function fill(url: string): Promise<void> {
  await openVault(url);
  openDatabase(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  for (let number = 1; number <= searchers; number += 1) await addNotes(await addPerson(client, number), sizes.small);
  await addNotes(await addPerson(client, searchers + 1), sizes.large);
  await addNotes(await addPerson(client, searchers + 2), 100);
  await client.query("vacuum (analyze)");
  await client.end();
  await closeDatabase();
}

const atOnce = 500;
const dayMs = 86_400_000;

/** Adds notes of about 418 bytes, over ten years. */
async function addNotes(viewer: Viewer, count: number): Promise<void> {
  for (let last = count; last > 0; last -= atOnce) {
    const numbers = Array.from({ length: Math.min(last, atOnce) }, (_, index) => last - index);
    await moodEntries.saveAll(
      viewer,
      numbers.map((n) => {
        const { fields, earned } = moodOf(n);
        const occurredAt = new Date(Date.now() - (n * 3_652 * dayMs) / count);
        return { fields: { ...fields, note: noteOf(n) }, earned, occurredAt, stamp: { timeZone: zone } };
      }),
    );
  }
}

/** As many different words as somebody uses in ten years, made of syllables. None is among `terms`. */
const words = Array.from({ length: 12_000 }, (_, n) => {
  const syllables = [
    "ka",
    "ri",
    "ton",
    "le",
    "sam",
    "bo",
    "ne",
    "wi",
    "dar",
    "mo",
    "pel",
    "shi",
    "un",
    "gra",
    "ist",
    "fo",
  ];
  let word = "";
  for (let left = n; word === "" || left > 0; left = Math.floor(left / 16)) word += syllables[left % 16];
  return word;
});

/** A note of 418 bytes, whose words are as often as they are in a language: the n-th most frequent once in n times. */
function noteOf(n: number): string {
  let [note, seed] = [n % rarity === 0 ? terms.rare : terms.common, n];
  while (note.length < 418) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    note += ` ${words[Math.floor(words.length ** (seed / 2 ** 32)) - 1]}`;
  }
  return note.slice(0, 418);
}

async function measure(server: Server, database: DatabaseProcesses): Promise<void> {
  const url = `http://127.0.0.1:${server.port}`;
  const cpu = () => server.cpuSeconds() + database.cpuSeconds();
  const small = await rowsOf("20,000 notes", cpu, url, { person: 1, notes: sizes.small, most: aims.small });
  const large = await rowsOf("100,000 notes", cpu, url, {
    person: searchers + 1,
    notes: sizes.large,
    most: aims.large,
  });
  for (let number = 2; number <= searchers; number += 1) await searchAll(url, number);
  const rows = [...small, ...large, ...(await besideOthers(url))];

  printRows("Searches over ten years of notes of 418 bytes", ["diary", "what", "ms", "CPU ms", "aim"], rows);
}

interface Diary {
  person: number;
  notes: number;
  /** The aim in milliseconds. */
  most: number;
}

/** A person's first search, without a stored segment, and later ones. CPU is the server's and the database's, for each search. */
async function rowsOf(
  diary: string,
  cpu: () => number,
  url: string,
  { person, notes, most }: Diary,
): Promise<string[][]> {
  const cold = await timesOf(cpu, 1, () => search(url, person));
  const found = await searchAll(url, person);
  if (found !== Math.floor(notes / rarity)) throw new Error(`a search found ${found} of ${notes / rarity} entries.`);
  const rare = await timesOf(cpu, searches, () => search(url, person));
  const nowhere = await timesOf(cpu, searches, () => search(url, person, { text: terms.nowhere }));
  const common = await timesOf(cpu, searches, () => search(url, person, { text: terms.common, limit: 20 }));
  const changed = await timesOf(
    cpu,
    searches,
    () => search(url, person),
    () => ask(url, person, "/api/moods", { value: "calm", note: noteOf(1) }),
  );
  return [
    row(diary, "first answer, nothing stored yet", cold, aims.cold),
    row(diary, "a rare word, p95", rare, most),
    row(diary, "a word that occurs nowhere, p95", nowhere, most),
    row(diary, "the first page of a common word, p95", common, most),
    row(diary, "one month changed before each, p95", changed, most),
  ];
}

/** What searches cost somebody else: the dashboard alone and beside them, in turns, so that both meet the same machine. */
async function besideOthers(url: string): Promise<string[][]> {
  const other = searchers + 2;
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    alone.push(...(await dashboardTimes(url, other)));
    const state = { isOver: false };
    const searching = Array.from({ length: searchers }, async (_, index) => {
      while (!state.isOver) await search(url, index + 1, { text: terms.nowhere });
    });
    beside.push(...(await dashboardTimes(url, other)));
    state.isOver = true;
    await Promise.all(searching);
  }
  const who = "another person's dashboard";
  return [
    [who, "p95, alone", p95(alone).toFixed(1), "", ""],
    row(who, `p95, ${searchers} people searching without a pause`, { times: beside }, aims.othersRatio * p95(alone)),
  ];
}

interface Measured {
  times: readonly number[];
  /** In milliseconds, for each. */
  cpu?: number;
}

function row(diary: string, what: string, { times, cpu }: Measured, most: number): string[] {
  const ms = p95(times);
  return [
    diary,
    what,
    ms.toFixed(1),
    cpu?.toFixed(1) ?? "",
    `${most.toFixed(1)} or less: ${ms <= most ? "met" : "missed"}`,
  ];
}

async function timesOf(
  cpu: () => number,
  count: number,
  work: () => Promise<unknown>,
  before: () => Promise<unknown> = async () => undefined,
): Promise<Measured> {
  const times: number[] = [];
  let spent = 0;
  for (let run = 0; run < count; run += 1) {
    await before();
    const start = cpu();
    times.push(await timed(work));
    spent += cpu() - start;
  }
  return { times, cpu: (1000 * spent) / count };
}

interface Answer {
  found: unknown[];
  next: string | null;
}

async function search(url: string, person: number, asked: object = {}): Promise<Answer> {
  return (await ask(url, person, "/api/search", { text: terms.rare, limit: 100, ...asked })) as Answer;
}

/** Searches to the end of the diary. Returns how much was found. */
async function searchAll(url: string, person: number): Promise<number> {
  let found = 0;
  let before: string | null | undefined;
  do {
    const answer: Answer = await search(url, person, { before: before ?? null });
    found += answer.found.length;
    before = answer.next;
  } while (before);
  return found;
}

async function dashboardTimes(url: string, person: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < dashboards; run += 1) times.push(await timed(() => ask(url, person, "/api/dashboard")));
  return times;
}

async function ask(url: string, person: number, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${tokenOf(person)}`, "Content-Type": "application/json", "X-Time-Zone": zone },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(0.95 * times.length) - 1] ?? Number.NaN;
}
