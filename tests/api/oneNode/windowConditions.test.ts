import { beforeAll, describe, expect, test } from "vitest";
import { feedOf } from "#server/diary/feed.ts";
import { actionEntries, actionsInFeed } from "#server/nouns/actions/actions.ts";
import { readSession } from "#server/nouns/account/session.ts";
import { journalInFeed } from "#server/nouns/journal/journal.ts";
import { moodEntries, moodsInFeed } from "#server/nouns/moods/moods.ts";
import { cursorOf, type FeedWindow, type Place } from "#server/store/pages.ts";
import { sqlPart } from "#server/store/sqlText.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { useApp } from "#tests/support/app.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { statementsOf } from "#tests/support/statements.ts";

// Filters the feed by a value that a person typed. The time zone stands for it, because all kinds have that column.

useApp();

const feed = feedOf([actionsInFeed(), moodsInFeed(), journalInFeed({ withHidden: false })]);
const zones = ["Europe/London", "Asia/Tokyo"] as const;
let viewer: Viewer;

beforeAll(async () => {
  const ada = await person("ada");
  for (let day = 1; day <= 4; day += 1)
    for (const [place, zone] of zones.entries()) {
      const door = restDoor({ as: ada, zone });
      const at = (hour: number) => `2026-03-0${day}T0${hour + place}:00:00Z`;
      granted(await door.logAction({ occurredAt: at(1) }));
      granted(await door.saveMood({ occurredAt: at(3) }));
      granted(await door.write({ occurredAt: at(5) }));
    }
  viewer = await readSession(ada.token, "UTC");
});

const inZone = (typed: string) => sqlPart`and "timeZone" = ${typed}`;

interface Shown extends Place {
  timeZone: string;
}

/** One page of moods, or of all kinds. */
const readers: [what: string, page: (window: FeedWindow, typed: string) => Promise<Shown[]>, count: number][] = [
  ["one kind", (window, typed) => moodEntries.page(viewer, window, inZone(typed)), 4],
  [
    "all kinds",
    async (window, typed) => (await feed(viewer, window, inZone(typed))).map(({ row }) => row as Shown),
    12,
  ],
];

describe.each(readers)("a window of %s filtered by a typed value", (_what, page, count) => {
  test("has those entries alone, with their texts and in their order, page by page either way", async () => {
    const whole = await page({ limit: 100 }, "Asia/Tokyo");
    expect(whole.map(({ timeZone }) => timeZone)).toEqual(Array.from({ length: count }, () => "Asia/Tokyo"));
    const ids = whole.map(({ id }) => id);

    const down: string[] = [];
    for (let last: Shown | undefined; down.length < count;) {
      const rows = await page({ limit: 3, olderThan: last && cursorOf(last) }, "Asia/Tokyo");
      expect(rows).not.toEqual([]);
      down.push(...rows.map(({ id }) => id));
      last = rows.at(-1);
    }
    expect(down).toEqual(ids);

    const [middle] = whole.slice(count / 2);
    const newerThan = middle && cursorOf(middle);
    const up = await page({ limit: 100, newerThan, fromOldest: true }, "Asia/Tokyo");
    expect(up.map(({ id }) => id)).toEqual(ids.slice(0, count / 2).toReversed());
  });

  test("takes another word with the same statement, whatever the word is", async () => {
    const quoted = "' or true --";
    const [first = "", ...others] = await statementsOf(async () => {
      expect(await page({ limit: 100 }, "Asia/Tokyo")).toHaveLength(count);
      expect(await page({ limit: 100 }, "Europe/London")).toHaveLength(count);
      expect(await page({ limit: 100 }, quoted)).toEqual([]);
    });

    expect(others).toEqual([first, first]);
    expect(first).not.toContain("Tokyo");
  });

  test("goes out together with another of the same request", async () => {
    const [tokyo, london] = await asRequest(() =>
      Promise.all(["Asia/Tokyo", "Europe/London"].map((zone) => page({ limit: 2 }, zone))),
    );

    expect(tokyo?.map(({ timeZone }) => timeZone)).toEqual(["Asia/Tokyo", "Asia/Tokyo"]);
    expect(london?.map(({ timeZone }) => timeZone)).toEqual(["Europe/London", "Europe/London"]);
  });
});

test("the positions of a window are read with the same condition", async () => {
  const places = await actionEntries.places(viewer, { limit: 100 }, inZone("Asia/Tokyo"));

  expect(places.map(({ id }) => id)).toEqual(
    (await actionEntries.page(viewer, { limit: 100 }, inZone("Asia/Tokyo"))).map(({ id }) => id),
  );
  expect(places).toHaveLength(4);
});
