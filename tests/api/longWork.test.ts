import { afterEach, describe, expect, test, vi } from "vitest";
import { termsOf } from "#domain/finding.ts";
import { mostAtATime, paceOf } from "#server/base/rest.ts";
import { wantedBy } from "#server/nouns/search/filters.ts";
import { entryLine, foundIn, partsOf } from "#server/nouns/search/segments.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { searchOverRest } from "#tests/support/searchDoors.ts";

useApp();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lines from another app, each with this text in its note. */
function linesWith(text: string, count: number): string {
  const line = (n: number) => ({
    kind: "mood",
    import: "0b6f37cc-8bd3-4d0c-9d0f-5a2a24a1a7c1",
    source: { app: "csv", id: `${text} ${n}` },
    occurredAt: "2021-03-02T20:15:00Z",
    timeZone: "UTC",
    localDate: "2021-03-02",
    value: "happy",
    note: `${text} ${n}`,
  });
  return Array.from({ length: count }, (_, n) => JSON.stringify(line(n))).join("\n");
}

async function bring(as: Person, body: string): Promise<void> {
  const headers = { ...bearer(as), "Content-Type": "application/jsonl" };
  expect(await sendRequest("POST", "/api/user/import", { headers, body })).toMatchObject({ status: 200 });
}

/** Counts the JSON texts with these words that are parsed while `work` runs: the most between two rests, and all. */
async function parsedAtATime(words: string, work: () => Promise<unknown>): Promise<{ most: number; all: number }> {
  const parse = vi.spyOn(JSON, "parse");
  const rest = vi.spyOn(globalThis, "setImmediate");
  await work();

  const rests = rest.mock.invocationCallOrder;
  const counts = new Map<number, number>();
  for (const [index, [text]] of parse.mock.calls.entries()) {
    // A list in an answer is parsed by the test.
    if (!text.startsWith("{") || !text.includes(words)) continue;
    const at = parse.mock.invocationCallOrder[index] ?? 0;
    const turn = rests.filter((order) => order < at).length;
    counts.set(turn, (counts.get(turn) ?? 0) + 1);
  }
  vi.restoreAllMocks();
  return { most: Math.max(...counts.values()), all: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

test("the pace rests before the fifty-first item, and before 64 kB of text would be too much", async () => {
  const rests: number[] = [];
  let done = 0;
  const pace = paceOf(async () => void rests.push(done));
  const handle = async (text?: number) => {
    await pace(text);
    done += 1;
  };

  for (let n = 0; n < 101; n += 1) await handle();
  expect(rests).toEqual([50, 100]);
  for (const text of [40_000, 20_000, 20_000, 200_000, 1]) await handle(text);
  expect(rests).toEqual([50, 100, 103, 104, 105]);
});

describe("other people’s requests come between", () => {
  test("the lines of an import", async () => {
    const ada = await person("ada");

    const parsed = await parsedAtATime("ferry", () => bring(ada, linesWith("ferry", 60)));

    expect(parsed).toEqual({ most: 1, all: 60 });
  });

  test.each(["/api/moods/user?limit=1000", "/api/moods/user?limit=120"])(
    "fifty entries of the list %s",
    async (list) => {
      const ada = await person("ada");
      await bring(ada, linesWith("harbour", 230));

      const { most, all } = await parsedAtATime("harbour", () => sendRequest("GET", list, { headers: bearer(ada) }));

      expect(most).toBeLessThanOrEqual(50);
      expect(all).toBeGreaterThanOrEqual(120);
    },
  );
});

function criteriaFor(query: string) {
  const terms = termsOf(query);
  return { terms, wanted: wantedBy(terms), filter: "all" as const, isWithin: () => true };
}

/** Lines of a stored month, each with a word and this many other letters. */
function monthOf(count: number, length: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const place = { kind: "JournalEntry" as const, localDate: "2026-03-01", at: n, id: crypto.randomUUID() };
    return entryLine(place, { body: `lantern ${"x".repeat(length)}`, version: 1 });
  });
}

describe("a search", () => {
  test("compares 64 kB of a stored month at a time, in whole entries, and misses none", async () => {
    for (const [count, length] of [
      [13, 19_000],
      [1_000, 100],
      [1, 100_000],
    ] as const) {
      const taken: number[] = [];
      const pace = async (text = 0) => void taken.push(text);
      const parts = [];
      for await (const part of partsOf(
        monthOf(count, length),
        paceOf(async () => undefined),
      ))
        parts.push(part);
      const found = [];
      for (const { text } of parts) found.push(...(await foundIn(text, criteriaFor("lantern"), 2_000, pace)));

      expect(found).toHaveLength(count);
      expect(Math.max(...taken)).toBeLessThanOrEqual(Math.max(mostAtATime.text, length + 200));
      expect(taken.reduce((sum, text) => sum + text, 0)).toBe(parts.reduce((sum, { text }) => sum + text.length, 0));
    }
  });

  test("reads a stored entry’s texts once more only after an edit", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada, zone: "UTC" });
    const { id } = granted(await door.saveMood({ note: "A lighthouse." }));
    const search = searchOverRest(ada);
    await search({ text: "lighthouse" });
    const folded = vi.spyOn(String.prototype, "toLowerCase");

    expect((await search({ text: "lighthouse" })).ids).toEqual([id]);

    expect(folded.mock.contexts.map(String)).not.toContain("A lighthouse.");
  });
});
