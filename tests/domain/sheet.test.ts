import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import type { Entry, OwnWords } from "#server/nouns/history/history.ts";
import { sheetColumns, sheetOf } from "#server/nouns/archive/sheet.ts";

const id = "3f1b2c6e-7d5a-4f0e-9b1c-2a6d8e4f7a10";
const row = {
  id,
  timeZone: "Europe/Paris",
  occurredAt: new Date("2026-03-01T23:30:00Z"),
  localDate: new Date("2026-03-02"),
  broughtFrom: null,
  isUnreadable: false,
};

/** A mood entry with this note. Safe: it has all that the table reads. */
function mood(note: string | null, more: object = {}, words: object = {}): Entry & OwnWords {
  const own = { value: "calm", finerWord: null, ownMoodId: null, journalTitle: null, note };
  return { kind: "Mood", row: { ...row, ...own, ...more }, ownTags: [], ...words } as unknown as Entry & OwnWords;
}

function action(more: object): Entry & OwnWords {
  const choices = { classification: "negative", emotionResponse: "heart_broken", effectOnOthers: "no_one_affected" };
  const own = { type: "event", intention: null, ...choices, eventTitle: "Rain", gold: 0, coal: -1, ...more };
  return { kind: "Action", row: { ...row, ...own }, ownTags: [] } as unknown as Entry & OwnWords;
}

function page(more: object): Entry & OwnWords {
  const own = { emoji: "peaceful", title: "Tea", body: "Green.", tags: ["peaceful", "api"], gold: 1, ...more };
  return { kind: "JournalEntry", row: { ...row, ...own }, ownTags: [] } as unknown as Entry & OwnWords;
}

async function tableOf(...pages: (Entry & OwnWords)[][]): Promise<string> {
  const parts: string[] = [];
  for await (const part of sheetOf(
    (async function* () {
      yield* pages;
    })(),
  ))
    parts.push(part);
  return parts.join("");
}

/** The rows by the names of their columns, as a reader of CSV gives them. */
function readBack(table: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(table, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

async function noteIn(note: string): Promise<string | undefined> {
  return readBack(await tableOf([mood(note)]))[0]?.Note;
}

describe("the table of entries for spreadsheets", () => {
  test("begins with the mark of UTF-8, and has CRLF lines, quoted texts and plain numbers", async () => {
    const [head, first, second, end] = (await tableOf([action({}), mood("Slept “well”")])).split("\r\n");

    expect(head).toMatch(/^\uFEFF"Date","Time","Time zone","Kind",/);
    expect(first).toBe(
      `"2026-03-02","00:30","Europe/Paris","Event",,,,,"Negative",,"Heart Broken","No one else affected","Rain",,,,,,,,0,-1,,"${id}"`,
    );
    expect(second).toContain(`"Mood Check","Calm",,,,,,,,,,,,,"Slept “well”",`);
    expect(end).toBe("");
  });

  test("has its columns in one order, whichever kinds the diary has, and docs/export.md names them", async () => {
    const names = sheetColumns.map(({ name }) => name);

    expect(new Set(names).size).toBe(names.length);
    expect((await tableOf()).trimEnd()).toBe(`\uFEFF${names.map((name) => `"${name}"`).join(",")}`);
    const [, section = ""] = readFileSync("docs/export.md", "utf8").split("## The table for spreadsheets");
    expect(section.replaceAll(/\s+/g, " ")).toContain(names.join(", "));
  });

  test("shows each kind in words that people read", async () => {
    const words = {
      ownMood: { name: "Unhurried", emoji: "🫖", value: "calm", isUnreadable: false },
      ownTags: [{ name: "Mira" }, { name: "" }, { name: "River" }],
    };
    const [meant, felt, written] = readBack(
      await tableOf(
        [action({ type: "action", intention: "positive", gold: 2, coal: 0, reflection2: "Because." })],
        [mood(null, { finerWord: "restless", value: "anxious", broughtFrom: "day-one" }, words), page({})],
      ),
    );

    expect(meant).toMatchObject({
      Kind: "Action",
      Intention: "Positive",
      Gold: "2",
      Coal: "0",
      "Second reflection": "Because.",
      Date: "2026-03-02",
      Time: "00:30",
      "Time zone": "Europe/Paris",
      From: "",
      "Kindling id": id,
    });
    expect(felt).toMatchObject({
      Kind: "Mood Check",
      Mood: "Anxious",
      "Own mood": "Unhurried",
      "Finer word": "restless",
      Tags: "Mira; River",
      Gold: "",
      Coal: "",
      From: "Day One",
    });
    expect(written).toMatchObject({
      Kind: "Journal Entry",
      Emoji: "🕊️ Peaceful",
      Title: "Tea",
      Text: "Green.",
      Tags: "api",
      Gold: "1",
    });
  });

  test.each([
    "=1+1",
    "+49 170",
    "-2",
    "@SUM(A1)",
    "\t=1",
    "\rrow",
    "\nrow",
    "  =1",
    "\u00a0\u2003=HYPERLINK(1)",
    "＝1",
    "=cmd|' /C calc'!A0",
    "- milk\n- eggs",
  ])("disarms %j by an apostrophe", async (note) => {
    expect(await noteIn(note)).toBe(`'${note}`);
  });

  test.each([
    "1 = 1",
    "a+b",
    "'quoted'",
    '"=1"',
    'She said "hi, you", then; left',
    "one\rtwo\nthree\r\nfour",
    "a,b;c\td",
    "٢٠٢٤ 日本 👩‍👩‍👧",
    " blanks around ",
    ",",
    '"',
  ])("keeps %j as it is", async (note) => {
    expect(await noteIn(note)).toBe(note);
  });

  test("disarms a title, a tag and an own mood, too, and no number", async () => {
    const words = { ownMood: { name: "-calm", emoji: "🫖", value: "calm" }, ownTags: [{ name: "=1" }, { name: "b" }] };
    const [felt, happened] = readBack(
      await tableOf([mood("", { journalTitle: "+title" }, words), action({ coal: -1 })]),
    );

    expect(felt).toMatchObject({ Title: "'+title", "Own mood": "'-calm", Tags: "'=1; b" });
    expect(happened?.Coal).toBe("-1");
  });

  test("says of an entry that could not be decrypted that it could not", async () => {
    const [one, other] = readBack(
      await tableOf([
        mood("", { isUnreadable: true }),
        page({ isUnreadable: true, body: "", title: null, tags: ["x"] }),
      ]),
    );

    expect(one).toMatchObject({ Mood: "Calm", Title: "This entry could not be decrypted.", Note: "" });
    expect(other).toMatchObject({ Emoji: "", Title: "This entry could not be decrypted.", Text: "", Tags: "" });
  });
});
