import { describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

describe("the book", () => {
  test("counts its pages by month, oldest first, with those that the history hides", async () => {
    const ada = await person("ada");
    await writePage(ada, "2026-03-02", "Third");
    await writePage(ada, "2025-11-30", "First");
    await writePage(ada, "2026-03-01", "Second", ["love", "mood-reflection"]);
    granted(await door(ada).saveMood({ occurredAt: "2026-01-05T12:00:00Z" }));

    expect(await bookOf(ada)).toEqual({
      pages: 3,
      months: [
        { firstDay: "2025-11-01", entries: 1, pages: 1 },
        { firstDay: "2026-01-01", entries: 1, pages: 0 },
        { firstDay: "2026-03-01", entries: 2, pages: 2 },
      ],
    });
  });

  test("of a new person is empty, and no month of it can be opened", async () => {
    const ada = await person("ada");

    expect(await bookOf(ada)).toEqual({ pages: 0, months: [] });
    expect(await monthOf(ada, "")).toBeNull();
  });

  test("opens at its first month, or at the month of any day", async () => {
    const ada = await person("ada");
    await writePage(ada, "2025-11-30", "First");
    await writePage(ada, "2026-03-01", "Second");

    expect((await monthOf(ada, ""))?.firstDay).toBe("2025-11-01");
    expect((await monthOf(ada, '(month: "2026-03-31")'))?.firstDay).toBe("2026-03-01");
    expect(await monthOf(ada, '(month: "2026-02-01")')).toBeNull();
  });

  test("says of a month what each of its days holds, and its karma", async () => {
    const ada = await person("ada");
    await writePage(ada, "2026-03-02", "Words");
    granted(await door(ada).saveMood({ value: "sad", occurredAt: "2026-03-01T08:00:00Z" }));
    granted(await door(ada).saveMood({ value: "calm", occurredAt: "2026-03-01T20:00:00Z" }));
    granted(await door(ada).saveMood({ value: "happy", occurredAt: "2026-04-01T20:00:00Z" }));

    expect(await monthOf(ada, '(month: "2026-03-01")')).toMatchObject({
      gold: 1,
      coal: 0,
      days: [
        { date: "2026-03-01", entries: 2, pages: 0, mood: "CALM" },
        { date: "2026-03-02", entries: 1, pages: 1, mood: null },
      ],
    });
  });

  test.each([1, 2, 4, 100])("reads a month in pages of %i, oldest first, forwards and backwards", async (size) => {
    const ada = await person("ada");
    for (const day of ["2026-03-02", "2026-03-01", "2026-03-03", "2026-03-01", "2026-02-28"])
      await writePage(ada, day, day);

    const forwards = await pagesOf(ada, size);
    const backwards = await pagesOf(ada, size, { backward: true });

    const whole = ["2026-03-01", "2026-03-01", "2026-03-02", "2026-03-03"];
    expect(forwards.flat().map(({ body }) => body)).toEqual(whole);
    expect(backwards.toReversed().flat()).toEqual(forwards.flat());
    expect(forwards).toHaveLength(Math.ceil(4 / size));
  });

  test("shows an edit, and no longer shows what was deleted", async () => {
    const ada = await person("ada");
    const first = await writePage(ada, "2026-03-01", "First");
    const second = await writePage(ada, "2026-03-02", "Second");
    granted(await door(ada).editPage(first, { texts: { title: null, body: "Better" } }));
    granted(await door(ada).deletePage(second));

    expect(await bookOf(ada)).toEqual({ pages: 1, months: [{ firstDay: "2026-03-01", entries: 1, pages: 1 }] });
    expect((await pagesOf(ada, 100)).flat().map(({ body }) => body)).toEqual(["Better"]);
  });

  test("goes on after an entry that was deleted meanwhile", async () => {
    const ada = await person("ada");
    const first = await writePage(ada, "2026-03-01", "First");
    await writePage(ada, "2026-03-02", "Second");
    const month = await monthOf(ada, "", "first: 1");
    granted(await door(ada).deletePage(first));

    const rest = await monthOf(ada, "", `first: 1, after: "${month?.entries.pageInfo.endCursor}"`);

    expect(rest?.entries.edges.map(({ node }) => node.body)).toEqual(["Second"]);
  });

  test("never shows another person's entries, even with a cursor of theirs", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await writePage(ada, "2026-03-01", "Ada's");
    await writePage(ada, "2026-03-02", "Ada's");
    await writePage(bo, "2026-03-02", "Bo's");
    const month = await monthOf(ada, "", "first: 1");

    const rest = await monthOf(bo, "", `first: 100, after: "${month?.entries.pageInfo.endCursor}"`);

    expect(await bookOf(bo)).toMatchObject({ pages: 1 });
    expect(rest?.entries.edges.map(({ node }) => node.body)).toEqual(["Bo's"]);
  });

  test("gives at most a hundred entries at once", async () => {
    const ada = await person("ada");
    await writePage(ada, "2026-03-01", "First");

    const { json } = await ask("{ viewer { openMonth { entries(first: 101) { edges { cursor } } } } }", {
      headers: bearer(ada),
    });

    expect(json).toMatchObject({ errors: [{ message: "first must be 1 to 100." }] });
  });
});

function door(somebody: Person) {
  return restDoor({ as: somebody, zone: "UTC" });
}

/** Writes a page without a title, and returns its id. */
async function writePage(somebody: Person, day: string, body: string, tags = ["love"]): Promise<string> {
  const { json } = await sendRequest("POST", "/api/journal", {
    headers: { ...bearer(somebody), "x-time-zone": "UTC" },
    body: { content: body, tags, occurredAt: `${day}T12:00:00Z` },
  });
  return (json as { id: string }).id;
}

interface Month {
  firstDay: string;
  entries: {
    edges: { node: { body: string } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  };
}

function bookOf(somebody: Person) {
  return read<object>(somebody, "book", "book { pages months { firstDay entries pages } }");
}

function monthOf(somebody: Person, month: string, page = "first: 100") {
  const entries = `entries(${page}) { edges { node { ... on JournalEntry { body } } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
  const asked = `openMonth${month} { firstDay gold coal days { date entries pages mood } ${entries} }`;
  return read<Month | null>(somebody, "openMonth", asked);
}

/** Every page of March 2026, or backwards from its end. */
async function pagesOf(somebody: Person, size: number, { backward = false } = {}): Promise<{ body: string }[][]> {
  const pages: { body: string }[][] = [];
  for (let place = ""; ;) {
    const month = await monthOf(
      somebody,
      '(month: "2026-03-01")',
      `${backward ? "last" : "first"}: ${size}${place && `, ${backward ? "before" : "after"}: "${place}"`}`,
    );
    if (!month) return pages;
    pages.push(month.entries.edges.map(({ node }) => node));
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = month.entries.pageInfo;
    if (!(backward ? hasPreviousPage : hasNextPage)) return pages;
    place = backward ? startCursor : endCursor;
  }
}

async function read<Found>(somebody: Person, field: string, asked: string): Promise<Found> {
  const { status, json, text } = await ask(`{ viewer { ${asked} } }`, { headers: bearer(somebody) });
  const { data } = json as { data?: { viewer: Record<string, Found> | null } };
  if (!data?.viewer) throw new Error(`It was refused: ${status} ${text}`);
  return data.viewer[field] as Found;
}
