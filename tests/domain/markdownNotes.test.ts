import { describe, expect, test } from "vitest";
import { matchingOf } from "#client/screens/bring-your-diary/elsewhere/matching.ts";
import { markdown } from "#client/screens/bring-your-diary/markdown/markdown.ts";
import { writtenDayIn } from "#client/screens/bring-your-diary/markdown/writtenDay.ts";
import { markdownOf } from "#server/nouns/archive/markdown.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import { foundBy, isRecognizedBy, sentLines } from "#tests/support/elsewhereFiles.ts";

describe("a vault of Obsidian", () => {
  test("keeps day, mood, tags, title and words of each daily note", async () => {
    const found = await vault({
      "Diary/2024-03-05.md": "---\nmood: good\ntags: [walk]\n---\n# Tuesday\nA walk with [[Mira]].\n",
      "Diary/2024-03-06.md": "Plain day.\n",
    });

    expect((await sentLines(found)).lines).toMatchObject([
      {
        kind: "mood",
        source: { app: "markdown", id: expect.stringMatching(/^words:/) },
        occurredAt: "2024-03-05T12:00:00.000Z",
        localDate: "2024-03-05",
        value: "happy",
        journalTitle: "Tuesday",
        note: "A walk with [[Mira]].",
        ownTags: [{ name: "walk", group: null }],
      },
      { kind: "journal", localDate: "2024-03-06", body: "Plain day." },
    ]);
  });

  test("brings notes with a day alone, and counts the others, templates, the trash and what belongs to the app", async () => {
    const { entries, unread, leftOut } = await vault({
      "2024-03-05.md": "Words",
      "Ideas/Books.md": "# Books",
      "Ideas/Films.md": "## 2024-03-05\nSeen",
      "Templates/2024-01-01.md": "x",
      ".trash/2024-01-02.md": "x",
      ".obsidian/app.json": "{}",
      ".obsidian/plugins/daily/data.json": '{"entries":[]}',
      "assets/photo.jpg": "…",
      "assets/": "",
      "__MACOSX/._2024-03-05.md": "x",
      ".DS_Store": "x",
    });

    expect(entries.map(({ localDate }) => localDate)).toEqual(["2024-03-05"]);
    expect(unread).toEqual([]);
    expect(leftOut.map(({ what }) => what)).toEqual([
      "2 notes without a day, such as “Ideas/Books.md”",
      "1 template: “Templates/2024-01-01.md”",
      "1 note in the trash: “.trash/2024-01-02.md”",
      "1 picture or other file: “assets/photo.jpg”",
      "2 files of the app itself, such as “.obsidian/app.json”",
    ]);
  });

  test.each([
    ["---\ndate: 2024-03-05\n---\nWords", "2024-03-05", "12:00"],
    ["---\nDate: 2024-03-05 21:15\n---\nWords", "2024-03-05", "21:15"],
    ["---\r\ncreated: 2024-03-05T21:15:30\r\n---\r\nWords", "2024-03-05", "21:15"],
    ["---\nday: '[[2024-03-05]]'\ntime: 9:15 PM\n---\nWords", "2024-03-05", "21:15"],
    ["---\ndate: March 5th, 2024\n---\nWords", "2024-03-05", "12:00"],
    ["---\ncreated: [2024-03-05]\n...\nWords", "2024-03-05", "12:00"],
    ["---\ndate: [[2024-03-05]]\n---\nWords", "2024-03-05", "12:00"],
    ["date:: [[Mar 5th, 2024]]\ntime:: 08:00\nWords", "2024-03-05", "08:00"],
  ])("has the day in the properties %j", async (text, day, time) => {
    const { entries } = await vault({ "Notes/A-walk.md": text });

    expect(entries).toMatchObject([{ localDate: day, title: "A-walk", text: "Words" }]);
    expect(entries[0]?.occurredAt.toISOString()).toBe(`${day}T${time}:00.000Z`);
  });

  test.each([
    ["2024-03-05T23:30:00+02:00", "2024-03-05", "2024-03-05T21:30:00.000Z", "Etc/GMT-2"],
    ["2024-03-05T23:30:00-0500", "2024-03-05", "2024-03-06T04:30:00.000Z", "Etc/GMT+5"],
    ["2024-03-05T23:30:00Z", "2024-03-05", "2024-03-05T23:30:00.000Z", "UTC"],
  ])("has the moment %s, with its own day and zone", async (date, day, at, zone) => {
    const { entries } = await vault({ "Notes/A-walk.md": `---\ndate: ${date}\n---\nWords` });

    expect(entries).toMatchObject([{ localDate: day, occurredAt: new Date(at), timeZone: zone }]);
  });

  test("keeps the day of the name where the properties have another, which is when the note was written", async () => {
    const { entries } = await vault({ "2024-03-05.md": "---\ncreated: 2024-03-06 00:30\n---\nWords" });

    expect(entries[0]?.occurredAt.toISOString()).toBe("2024-03-05T12:00:00.000Z");
  });

  test.each([
    ["05-03-2024.md", "Words", "“05-03-2024.md” does not say for certain which day it is."],
    ["2024-03-05 to 2024-03-08.md", "Words", "“2024-03-05 to 2024-03-08.md” does not say for certain which day it is."],
    ["7.md", "---\ndate: 05/03/2024\n---\nWords", "“7.md” has a date that cannot be read for certain: “05/03/2024”."],
    ["7.md", "---\ndate: next week\n---\nWords", "“7.md” has a date that cannot be read for certain: “next week”."],
    ["7.md", "---\n{ date: [\n---\nWords", "The properties at the beginning of “7.md” cannot be read."],
    [
      "2024-03-05.md",
      "---\ntime: half past\n---\nWords",
      "“2024-03-05.md” has a time that cannot be read: “half past”.",
    ],
  ])("names the note %s, whose day or time is not certain", async (name, text, problem) => {
    const { entries, unread } = await vault({ "2023-01-01.md": "Other", [name]: text });

    expect(entries).toHaveLength(1);
    expect(unread.map((each) => each.problem)).toEqual([problem]);
  });

  test("reads days such as 05-03-2024 as the names beside it are written", async () => {
    const { entries } = await vault({ "05-03-2024.md": "One", "13-03-2024.md": "Two" });

    expect(entries.map(({ localDate }) => localDate)).toEqual(["2024-03-05", "2024-03-13"]);
  });

  test.each([
    ["2024-03-05.md", "# 2024-03-05\nWords", "", "Words"],
    ["2024-03-05 Tuesday.markdown", "Words\n# Later", "", "Words\n# Later"],
    ["2024-03-05 Trip to Rome.markdown", "# Trip to Rome\n\nWords", "Trip to Rome", "Words"],
    ["2024-03-05-trip-to-rome.md", "---\ntitle: Trip to Rome!\n---\nWords", "Trip to Rome!", "Words"],
    ["2024-03-05 Rome.markdown", "# The first day\nWords", "Rome", "# The first day\nWords"],
    ["2024-03-05 Rome.markdown", "---\ntitle: Holiday\n---\n# Sun\nWords", "Holiday", "Rome\n\n# Sun\nWords"],
    ["2024-03-05.md", "#tag and words", "", "#tag and words"],
    ["2024-03-05.md", "---\nbroken: [\n---\nWords", "", "---\nbroken: [\n---\nWords"],
    ["2024/03/05.md", "Words", "", "Words"],
    ["2024-03-05.txt", "Words", "", "Words"],
  ])("calls %s with %j by its title, and loses no word", async (name, text, title, body) => {
    expect((await vault({ [name]: text })).entries).toMatchObject([{ localDate: "2024-03-05", title, text: body }]);
  });

  test.each([
    ["tags: [a, '#b']", ["a", "b"]],
    ["tags: a, b c", ["a", "b c"]],
    ["tags: a b", ["a", "b"]],
    ["tags:\n  - a/b\n  - 2024", ["a/b", "2024"]],
    ["tag: a", ["a"]],
    ["tags:", []],
  ])("has the tags of %j", async (yaml, names) => {
    const { entries } = await vault({ "2024-03-05.md": `---\n${yaml}\n---\nWords #kept` });

    expect(entries[0]?.tags.map(({ name }) => name)).toEqual(names);
    expect(entries[0]?.text).toBe("Words #kept");
  });

  test.each([
    ["mood: good", ["good"]],
    ["mood: 4", ["4"]],
    ["feeling: [calm, tired]", ["calm", "tired"]],
    ["mood: calm, tired", ["calm", "tired"]],
    ["mood: '[[Calm]]'", ["Calm"]],
    ["mood:", []],
  ])("has the moods of %j, and the words stand with the first", async (yaml, names) => {
    const { entries } = await vault({ "2024-03-05.md": `---\n${yaml}\n---\nWords` });

    expect(entries.flatMap(({ mood }) => mood ?? [])).toEqual(names);
    expect(entries.map(({ text }) => text).join("")).toBe("Words");
  });

  test("counts embedded pictures and files, and keeps the words and addresses around them", async () => {
    const { entries, leftOut } = await vault({
      "2024-03-05.md":
        "A ![[photo.jpg]] b ![[a/dog.png|A dog]] c ![[scan.pdf|300]]\n![Sea](../assets/sea.jpg){:height 3}\n![x](https://example.org/x.png) ![[Other note]] [[Mira|her]]",
    });

    expect(entries[0]?.text).toBe("A  b A dog c\nSea\n![x](https://example.org/x.png) ![[Other note]] [[Mira|her]]");
    expect(leftOut.map(({ what }) => what)).toEqual(["4 embedded pictures and files, such as “photo.jpg”"]);
  });

  test("has place and weather, which come as a line if they are wanted, and unknown properties by their names", async () => {
    const found = await vault({
      "2024-03-05.md": "---\nlocation: Rome\nweather: Rain\nsteps: 4000\naliases: [x]\n---\nWords",
    });

    expect(matchingOf(found).surroundings).toBe("Rome · Rain");
    expect(found.surroundingsLeftOut?.map(({ what }) => what)).toEqual(["1 line with place or weather"]);
    expect(found.leftOut.map(({ what }) => what)).toEqual(["Field “steps” of 1 entry"]);
  });

  test("without any day says how a day is written", async () => {
    await expect(vault({ "Ideas/Words.md": "# Words" })).rejects.toThrow("None of these notes has a day.");
  });

  test("whose properties refer to themselves without end, or are very long, keeps its words", async () => {
    const bomb = `a: &a [x, x]\n${"bcdefghij"
      .split("")
      .map((name, index) => `${name}: &${name} [${`*${"abcdefghi"[index]}, `.repeat(9)}]`)
      .join("\n")}`;
    const { entries } = await vault({
      "2024-03-05.md": `---\n${bomb}\n---\nOne`,
      "2024-03-06.md": `---\na: ${"x".repeat(200_000)}\n---\nTwo`,
      "2024-03-07.md": `---\na: ${"[".repeat(50_000)}\n---\nThree`,
    });

    expect(entries.map(({ text }) => text.split("\n").at(-1))).toEqual(["One", "Two", "Three"]);
  });
});

test.each([
  ["a heading of blanks and signs", `# ${" #".repeat(500_000)}x`],
  ["many logbooks without an end", "- x\n:LOGBOOK:\n".repeat(100_000)],
  ["pictures that never end", `![[a|${"![[".repeat(300_000)}`],
  ["links that never end", '![a](b "'.repeat(200_000)],
  ["blanks at the ends of lines", `x${" ".repeat(500_000)}x`],
  ["properties that never end", `---\n${"a: b\n".repeat(100_000)}`],
  ["days without end", `# ${"2024-03-05 ".repeat(100_000)}`],
])("a note with %s is read at once", async (_what, text) => {
  expect((await vault({ "2024-03-05.md": text })).entries).toHaveLength(1);
  await foundBy(markdown, new File([`# 2024-03-05\n${text}`], "diary.markdown"));
});

describe("a graph of Logseq", () => {
  test("keeps bullets and properties, and leaves its own lines, copies and settings out", async () => {
    const { entries, leftOut } = await vault({
      "graph/journals/2024_03_05.md":
        "tags:: walk, [[Rome trip]]\nmood:: calm\n\n- Walked\n  id:: 65e7-1\n  collapsed:: true\n  - with Mira\n  rating:: 5\n- DONE call\n  :LOGBOOK:\n  CLOCK: [2024-03-05]\n  :END:\n  - end",
      "graph/pages/Ideas.md": "- x",
      "graph/logseq/bak/journals/2024_03_05/2024-03-05T10_00_00.md": "- old",
      "graph/logseq/config.edn": "{}",
    });

    expect(entries).toMatchObject([
      {
        localDate: "2024-03-05",
        mood: "calm",
        text: "- Walked\n  - with Mira\n  rating:: 5\n- DONE call\n  - end",
        tags: [
          { name: "Rome trip", group: null },
          { name: "walk", group: null },
        ],
      },
    ]);
    expect(leftOut.map(({ what }) => what)).toEqual([
      "1 note without a day: “graph/pages/Ideas.md”",
      "2 files of the app itself, such as “graph/logseq/bak/journals/2024_03_05/2024-03-05T10_00_00.md”",
      "5 lines of Logseq’s own",
    ]);
  });

  test("whose own folder is called logseq is read all the same", async () => {
    expect((await vault({ "logseq/journals/2024_03_05.md": "- x" })).entries).toHaveLength(1);
  });
});

describe("one note", () => {
  test("has the day of its name", async () => {
    const file = new File(["Words"], "2024-03-05 Rome.markdown");

    expect((await foundBy(markdown, file)).entries).toMatchObject([{ localDate: "2024-03-05", title: "Rome" }]);
  });

  test("has the day of its heading if its name has none", async () => {
    const { entries } = await foundBy(markdown, new File(["# Tuesday 2024-03-05\nA walk.\n"], "note.markdown"));

    expect(entries).toMatchObject([{ localDate: "2024-03-05", title: "", text: "A walk." }]);
  });

  test("of many days is split by the headings that have a day, and names the words before them", async () => {
    const text =
      "Mine.\n# 2020\n## March\n### 2020-03-29 09:00 Default\n\nThis is a day\n#### More\n```\n# 2020-03-30\n```\n## April\n### 2020-04-01 21:15\nTwo\n";
    const { entries, unread } = await foundBy(markdown, new File([text], "diary.markdown"));

    expect(entries).toMatchObject([
      { localDate: "2020-03-29", title: "Default", text: "This is a day\n#### More\n```\n# 2020-03-30\n```", line: 4 },
      { localDate: "2020-04-01", title: "", text: "Two", line: 12 },
    ]);
    expect(entries.map(({ occurredAt }) => occurredAt.toISOString().slice(11, 16))).toEqual(["09:00", "21:15"]);
    expect(unread).toEqual([{ line: 1, problem: "The words before the first day belong to no day." }]);
  });

  test("without a day says so", async () => {
    await expect(foundBy(markdown, new File(["# Words"], "note.markdown"))).rejects.toThrow("This note has no day.");
  });

  test.each([
    ["a text that begins with a day in properties", new Blob(["---\ntitle: x\ndate: 2024-03-05\n---\nWords"]), true],
    ["a text that is named by a day", new File(["Words"], "2024-03-05.txt"), true],
    ["a table in a text that is named by a day", new File(["date,mood\n2024-03-05,good"], "2024-03-05.txt"), false],
    ["JSON in a text that is named by a day", new File(['{"a":1}'], "2024-03-05.txt"), false],
    ["a text with another name", new File(["Words"], "list.txt"), false],
    ["a table", new File(["date,mood\n2024-03-05,good"], "2024.csv"), false],
    [
      "a picture with a wrong name",
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])], "2024-03-05.md"),
      false,
    ],
    ["a ZIP without notes", zipBlob({ "photo.jpg": "x", "Notes.txt": "x", ".trash/2024-03-05.md": "x" }), false],
  ])("is recognized, or not: %s", async (_what, file, isNote) => {
    expect(await isRecognizedBy(markdown, file)).toBe(isNote);
  });
});

describe("the readable copy of an archive", () => {
  const day = markdownOf("2024-03-05", []);

  test.each([
    ["a folder of days", zipBlob({ "markdown/2024/2024-03-05.md": day })],
    ["one day", new File([day], "2024-03-05.md")],
    ["one day with another name", new Blob([day])],
  ])("is refused as %s, with the way to the archive", async (_what, file) => {
    await expect(foundBy(markdown, file)).rejects.toThrow(
      "This is the readable copy of a Kindling archive. Bring the archive instead: the ZIP that “Take everything” gave you.",
    );
  });

  test("is left out of a folder with other notes, and named", async () => {
    const { entries, leftOut } = await vault({ "a/2024-03-05.md": day, "b/2024-03-06.md": "Words" });

    expect(entries).toMatchObject([{ localDate: "2024-03-06" }]);
    expect(leftOut).toEqual([expect.objectContaining({ what: "1 day of a Kindling archive: “a/2024-03-05.md”" })]);
  });
});

test.each([
  ["2024-03-05", "2024-03-05", undefined, ""],
  ["2024_03_05", "2024-03-05", undefined, ""],
  ["2024.3.5", "2024-03-05", undefined, ""],
  ["20240305", "2024-03-05", undefined, ""],
  ["202403052115 Walk", "2024-03-05", "21:15", "Walk"],
  ["2024-03-05T21-15-00", "2024-03-05", "21:15", ""],
  ["2024-03-05T2115", "2024-03-05", "21:15", ""],
  ["2024-03-05 21.15 Walk", "2024-03-05", "21:15", "Walk"],
  ["2024-03-05 10-12 Meeting", "2024-03-05", undefined, "10-12 Meeting"],
  ["2024-03-05 Tue", "2024-03-05", undefined, ""],
  ["Tuesday, 5 March 2024", "2024-03-05", undefined, ""],
  ["5. März 2024", "2024-03-05", undefined, ""],
  ["5 de marzo de 2024", "2024-03-05", undefined, ""],
  ["Mar 5th, 2024", "2024-03-05", undefined, ""],
  ["2024年3月5日", "2024-03-05", undefined, ""],
  ["25-12-2024", "2024-12-25", undefined, ""],
  ["Walk (2024-03-05)", "2024-03-05", undefined, "Walk"],
  ["2024-03", undefined, undefined, "2024-03"],
  ["2024-W10", undefined, undefined, "2024-W10"],
  ["2024-02-31", undefined, undefined, "2024-02-31"],
  ["Budget 2024 for 3 in May", undefined, undefined, "Budget 2024 for 3 in May"],
  ["Call 1234567890", undefined, undefined, "Call 1234567890"],
])("the day in the name %s is %s", (text, day, time, rest) => {
  expect(writtenDayIn(text)).toEqual({ ...(day ? { day } : {}), ...(time ? { time } : {}), rest });
});

async function vault(files: Record<string, string>) {
  return foundBy(markdown, zipBlob(files));
}
