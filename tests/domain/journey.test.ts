import { describe, expect, test } from "vitest";
import { matchingOf } from "#client/screens/bring-your-diary/elsewhere/matching.ts";
import { journey } from "#client/screens/bring-your-diary/journey/journey.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import { foundBy, isRecognizedBy, sentLines } from "#tests/support/elsewhereFiles.ts";
import { journeyEntry, journeyZip } from "#tests/support/samples/journey.ts";

describe("an export of Journey", () => {
  test("keeps id, moment, zone, mood, words and tags, and the place if it is wanted", async () => {
    const found = await foundBy(journey, journeyZip([journeyEntry]));
    const [mood] = matchingOf(found).moods;
    const { lines } = await sentLines(found, { withSurroundings: true });

    expect(mood).toMatchObject({ name: "Mood 4", count: 1, suggestion: undefined });
    expect(lines).toMatchObject([
      {
        kind: "journal",
        source: { app: "journey", id: "1764325584203-MgdL0i6fNq7wNsLw" },
        occurredAt: "2025-11-28T10:26:24.203Z",
        timeZone: "Europe/Berlin",
        localDate: "2025-11-28",
        body: "This is a new entry\n\nRostock",
        ownTags: [{ name: "trip", group: null }],
      },
    ]);
    expect(found.leftOut.map(({ what }) => what)).toEqual(["1 photo or recording"]);
    expect(found.surroundingsLeftOut?.map(({ what }) => what)).toEqual(["1 place or weather"]);
  });

  test.each([
    ["Markdown, which stays as it is", { type: "markdown", text: "**Two** <b>" }, { text: "**Two** <b>" }],
    ["no mood", { mood: 0 }, { mood: undefined }],
    ["no address but a place", { address: "" }, { surroundings: "54.0900, 12.1300" }],
    ["a place that means none", { address: "", lat: 1.7976931348623157e308 }, { surroundings: "" }],
    ["weather in words", { weather: { degree_c: 3.4, description: "Snow" } }, { surroundings: "Rostock · 3 °C, Snow" }],
    ["a date as text", { date_journal: undefined, dateOfJournal: "2025-11-28T10:26:24Z" }, { localDate: "2025-11-28" }],
    ["an unknown zone", { timezone: "Nowhere" }, { timeZone: "UTC" }],
  ])("may have %s", async (_what, more, expected) => {
    const { entries } = await foundBy(journey, journeyZip([{ ...journeyEntry, ...more }]));

    expect(entries[0]?.mood).toBe("mood" in expected ? expected.mood : "Mood 4");
    expect(entries[0]).toMatchObject("mood" in expected ? {} : expected);
  });

  test("names an entry without a date, and what it does not know", async () => {
    const { unread, leftOut } = await foundBy(
      journey,
      journeyZip([
        { ...journeyEntry, date_journal: "soon", favourite: true, music_title: "Song", mystery: 1 } as { id: string },
      ]),
    );

    expect(unread).toEqual([{ line: 1, problem: "It has no date." }]);
    expect(leftOut.map(({ what }) => what)).toEqual([
      "1 photo or recording",
      "1 star",
      "1 song",
      "Field “mystery” of 1 entry",
    ]);
  });

  test.each([
    ["one entry", new Blob([JSON.stringify(journeyEntry)]), true],
    ["a list of entries", new Blob([JSON.stringify([journeyEntry])]), true],
    [
      "entries in a folder, with other files",
      zipBlob({ [`a/${journeyEntry.id}.json`]: JSON.stringify(journeyEntry), "b.json": "1" }),
      true,
    ],
    ["another list", new Blob(['[{"date":"2024-03-05","text":"x"}]']), false],
    ["files of other names", zipBlob({ "entry.json": JSON.stringify({ date: 1 }) }), false],
    ["a file that only has such a name", zipBlob({ "1764325584203-abc.json": '{"text":"x"}' }), false],
  ])("is recognized, or not: %s", async (_what, file, isIt) => {
    expect(await isRecognizedBy(journey, file)).toBe(isIt);
  });
});
