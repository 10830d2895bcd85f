import { describe, expect, test } from "vitest";
import { mostResponses } from "#server/nouns/actions/actions.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door, type Entry } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

/** A malformed cursor with these parts. */
const written = (...parts: string[]) => Buffer.from(parts.join("|")).toString("base64url");

describe.each(doors)("a list of actions over $name", ({ open }) => {
  test("is newest first by when it happened, whenever it was written", async () => {
    const ada = open(await person("ada"));
    await ada.logAction({ eventTitle: "noon", occurredAt: "2026-03-02T12:00:00Z" });
    await ada.logAction({ eventTitle: "the day before", occurredAt: "2026-03-01T12:00:00Z" });
    await ada.logAction({ eventTitle: "evening", occurredAt: "2026-03-02T19:00:00Z" });

    expect(titlesOf(await ada.actions())).toEqual(["evening", "noon", "the day before"]);
  });

  test("is sorted by day first, then by moment", async () => {
    const somebody = await person("ada");
    // The same hour is 1 March in Honolulu and 2 March on Kiritimati.
    await open(somebody, { zone: "Pacific/Kiritimati" }).logAction({
      eventTitle: "2 March",
      occurredAt: "2026-03-01T11:00:00Z",
    });
    await open(somebody, { zone: "Pacific/Honolulu" }).logAction({
      eventTitle: "1 March",
      occurredAt: "2026-03-01T20:00:00Z",
    });

    expect(titlesOf(await open(somebody).actions())).toEqual(["2 March", "1 March"]);
  });

  test("has every entry once when read page by page, even if many share a moment", async () => {
    const ada = open(await person("ada"));
    const moments = ["2026-03-01T08:00:00Z", "2026-03-01T08:00:00Z", "2026-03-01T08:00:00Z", "2026-03-02T08:00:00Z"];
    for (const occurredAt of [...moments, ...moments, ...moments]) await ada.logAction({ occurredAt });
    const whole = granted(await ada.actions()).entries;

    const pages = await readAll(ada, 5);

    expect(pages.map(({ length }) => length)).toEqual([5, 5, 2]);
    expect(pages.flat()).toEqual(whole);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(12);
  });

  test("continues at the cursor, even if entries were written or deleted meanwhile", async () => {
    const ada = open(await person("ada"));
    const [, , third, fourth] = await logDays(ada, ["04", "03", "02", "01"]);
    const { next } = granted(await ada.actions({ limit: 2 }));
    await ada.logAction({ occurredAt: "2026-03-09T08:00:00Z" });
    await ada.deleteAction(third?.id ?? "");

    const rest = granted(await ada.actions({ limit: 2, after: next ?? "" }));

    expect(rest).toMatchObject({ entries: [{ id: fourth?.id }], next: undefined });
  });

  test("reports the end exactly at the end", async () => {
    const ada = open(await person("ada"));
    await logDays(ada, ["02", "01"]);

    expect(await ada.actions({ limit: 2 })).toMatchObject({ next: undefined });
    expect(await ada.actions({ limit: 1 })).toMatchObject({ next: expect.any(String) });
  });

  test("is empty for a new person", async () => {
    expect(await open(await person("bo")).actions()).toEqual({ entries: [], next: undefined });
  });

  const [day, instant, id] = ["2026-03-01", "2026-03-01T08:00:00.000Z", "01920000-0000-7000-8000-000000000000"];

  test.each([
    "nonsense",
    written("nonsense"),
    written(day, "whenever", "me"),
    written(day, "-271821-04-20T00:00:00.000Z", id),
    written(day, "2026-03-01T08:00:00Z", id),
    written(day, "2026-03-01", id),
    written(day, instant, id, "more"),
    written("0999-12-31", instant, id),
    `${written(day, instant, id)}=`,
    `${written(day, instant, id)} `,
  ])("the cursor %s is refused, because this server did not give it", async (after) => {
    const ada = open(await person("ada"));

    expect(await ada.actions({ after })).toMatchObject({
      status: 400,
      message: "This cursor is not from this server.",
    });
  });
});

describe("over GraphQL alone", () => {
  test("a list is read backwards from its end", async () => {
    const ada = await person("ada");
    await logDays(doorOf(ada), ["04", "03", "02", "01"]);

    const last = await page(ada, "last: 2");
    const before = await page(ada, `last: 2, before: "${last.pageInfo.startCursor}"`);

    expect(last).toMatchObject({ days: ["02", "01"], pageInfo: { hasNextPage: false, hasPreviousPage: true } });
    expect(before).toMatchObject({ days: ["04", "03"], pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  });

  test("a page lies between two cursors", async () => {
    const ada = await person("ada");
    await logDays(doorOf(ada), ["05", "04", "03", "02", "01"]);
    const whole = await page(ada, "first: 5");

    const between = await page(ada, `first: 5, after: "${whole.cursors[0]}", before: "${whole.cursors[4]}"`);

    expect(between.days).toEqual(["04", "03", "02"]);
  });

  test.each(["first: 0", "first: -1", "first: 101", "last: 0", "last: 101", "first: 2147483647"])(
    "%s is refused in words",
    async (args) => {
      const answer = await ask(`{ viewer { actions(${args}) { edges { cursor } } } }`, {
        headers: bearer(await person("ada")),
      });

      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({
        errors: [{ message: expect.stringMatching(/must be 1 to 100|too much at once/) }],
      });
    },
  );

  test("a full page can be had with everything there is to an entry", async () => {
    const ada = await person("ada");
    await logDays(doorOf(ada), ["02", "01"]);

    expect(granted(await graphql.open(ada).actions({ limit: 100 })).entries).toHaveLength(2);
  });
});

describe("over REST alone", () => {
  test("the Link header has the next page's address, if there is a next page", async () => {
    const ada = await person("ada");
    await logDays(doorOf(ada), ["03", "02", "01"]);

    const first = await sendRequest("GET", "/api/actions/user?limit=2", { headers: bearer(ada) });
    const address = /^<(\/api\/actions\/user\?limit=2&before=[\w-]+)>; rel="next"$/.exec(
      String(first.headers.link),
    )?.[1];
    const second = await sendRequest("GET", address ?? "", { headers: bearer(ada) });

    expect(first.json).toMatchObject([{ localDate: "2026-03-03" }, { localDate: "2026-03-02" }]);
    expect(second.json).toMatchObject([{ localDate: "2026-03-01" }]);
    expect(second.headers.link).toBeUndefined();
  });

  test.each(["0", "-1", "1001", "1.5", "many", ""])("a limit of %j is refused at its field", async (limit) => {
    const answer = await sendRequest("GET", `/api/actions/user?limit=${limit}`, {
      headers: bearer(await person("ada")),
    });

    expect(answer).toMatchObject({ status: 400, json: { field: "limit", message: expect.stringContaining("limit") } });
  });
});

const [graphql, rest] = doors as [(typeof doors)[number], (typeof doors)[number]];

function doorOf(somebody: Person): Door {
  return rest.open(somebody);
}

/** Logs something on each of these days of March, in this order. */
async function logDays(door: Door, days: readonly string[]): Promise<Entry[]> {
  const logged: Entry[] = [];
  for (const day of days) logged.push(granted(await door.logAction({ occurredAt: `2026-03-${day}T08:00:00Z` })));
  return logged;
}

function titlesOf(listed: Awaited<ReturnType<Door["actions"]>>): (string | null)[] {
  return granted(listed).entries.map(({ eventTitle }) => eventTitle);
}

async function readAll(door: Door, limit: number): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  let after: string | undefined;
  do {
    const { entries, next } = granted(await door.actions(after === undefined ? { limit } : { limit, after }));
    pages.push(entries);
    after = next;
  } while (after !== undefined);
  return pages;
}

interface ConnectionJson {
  edges: { cursor: string; node: { localDate: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string };
}

async function page(somebody: Person, args: string) {
  const selection = "edges { cursor node { localDate } } pageInfo { hasNextPage hasPreviousPage startCursor }";
  const answer = await ask(`{ viewer { actions(${args}) { ${selection} } } }`, { headers: bearer(somebody) });
  const { edges, pageInfo } = (answer.json as { data: { viewer: { actions: ConnectionJson } } }).data.viewer.actions;
  return {
    pageInfo,
    cursors: edges.map(({ cursor }) => cursor),
    days: edges.map(({ node }) => node.localDate.slice(-2)),
  };
}

describe("the recent responses", () => {
  const recent = "{ viewer { recentResponses { entryId type classification emotionResponse occurredAt timeZone } } }";
  const responsesOf = async (as: Person, zone = "UTC") => {
    const { json } = await ask(recent, { headers: { ...bearer(as), "x-time-zone": zone } });
    return (json as { data: { viewer: { recentResponses: { emotionResponse: string }[] } } }).data.viewer
      .recentResponses;
  };

  test("are those of the last seven days, newest first, of actions and events, and of nobody else", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody, zone: "UTC" });
    await ada.logAction({ emotionResponse: "great", occurredAt: daysAgo(7) });
    await ada.logAction({ emotionResponse: "calm", occurredAt: daysAgo(6) });
    const { id } = granted(
      await ada.logAction({
        type: "event",
        classification: "negative",
        emotionResponse: "hurt",
        occurredAt: daysAgo(1),
      }),
    );
    await restDoor({ as: await person("bo"), zone: "UTC" }).logAction();

    expect(await responsesOf(somebody)).toEqual([
      {
        entryId: globalIdOf(id, "Action"),
        type: "EVENT",
        classification: "NEGATIVE",
        emotionResponse: "HURT",
        occurredAt: expect.any(String),
        timeZone: "UTC",
      },
      expect.objectContaining({ type: "ACTION", emotionResponse: "CALM" }),
    ]);
  });

  test("are a hundred at most, the newest", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody, zone: "UTC" });
    await ada.logAction({ emotionResponse: "sad", occurredAt: daysAgo(2) });
    for (let left = mostResponses; left > 0; left -= 1) await ada.logAction({ emotionResponse: "calm" });

    const found = await responsesOf(somebody);

    expect(found).toHaveLength(mostResponses);
    expect(found.map(({ emotionResponse }) => emotionResponse)).not.toContain("SAD");
  });
});

function daysAgo(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString();
}
