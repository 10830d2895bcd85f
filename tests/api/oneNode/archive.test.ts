import { createHash } from "node:crypto";
import * as fc from "fast-check";
import Papa from "papaparse";
import { afterEach, describe, expect, test, vi } from "vitest";
import { archiveFiles, importLimits } from "#domain/archive.ts";
import { effects, emotions } from "#domain/emotions.ts";
import { finerWordsOf } from "#domain/finerWords.ts";
import { journalEmojis } from "#domain/journal.ts";
import { moods } from "#domain/moods.ts";
import { entryLine } from "#server/nouns/archive/lines.ts";
import { serverUrl, testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { moodLine } from "#tests/support/archiveFiles.ts";
import { archiveOf, bringBack, sendLines, type ImportAnswer } from "#tests/support/archives.ts";
import { granted, type Door, type Stored } from "#tests/support/door.ts";
import { endTrial } from "#tests/support/inDatabase.ts";
import { person, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { connectedPeople } from "#tests/support/relations.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";
import { trendDoors } from "#tests/support/trendDoors.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

useApp();

const archivePath = "/api/user/export";
const bookPath = "/api/user/export-journal";
const holders: Holder[] = [];
afterEach(() => Promise.all(holders.splice(0).map((each) => each.close())));

function withoutIds(all: readonly { id: string }[]): object[] {
  return all.map(({ id: _id, ...one }) => one);
}

/** A diary with one entry of each kind, and one that the history hides. */
async function smallDiary(somebody: Person) {
  const door = restDoor({ as: somebody, zone: "Europe/Paris" });
  const held = granted(await door.logAction({ eventTitle: "Held the door", occurredAt: "2026-03-01T23:30:00Z" }));
  granted(await door.saveMood({ value: "calm", note: "Slept well", occurredAt: "2026-03-02T08:00:00Z" }));
  granted(
    await door.write({
      texts: { title: "Tea", body: "Line one\n\n---\nLine two" },
      occurredAt: "2026-03-02T09:00:00Z",
    }),
  );
  await sendRequest("POST", "/api/journal", {
    headers: bearer(somebody),
    body: { content: "Beside a mood", tags: ["mood-reflection"], createdAt: "2026-03-02T10:00:00Z" },
  });
  return { door, held };
}

describe("an archive", () => {
  test("is a ZIP whose manifest names each file with its size and hash", async () => {
    const ada = await person("ada");
    await smallDiary(ada);

    const { headers, files, textOf, lines } = await archiveOf(ada);

    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("content-disposition")).toMatch(/filename="kindling-archive-[\w-]+-\d{4}-\d\d-\d\d\.zip"/);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("x-entries")).toBe("4");
    const manifest = JSON.parse(textOf(archiveFiles.manifest));
    expect(manifest).toMatchObject({ format: "kindling-export", version: 1, counts: { entries: 4, messages: 0 } });
    expect(Object.keys(manifest.files)).toEqual(Object.keys(files).filter((name) => name !== archiveFiles.manifest));
    for (const [name, { bytes, sha256 }] of Object.entries<{ bytes: number; sha256: string }>(manifest.files))
      expect([name, files[name]?.length, hashOf(files[name])]).toEqual([name, bytes, sha256]);
    expect(Object.keys(files).at(-1)).toBe(archiveFiles.manifest);
    for (const line of lines) expect(entryLine.parse(JSON.parse(line))).toBeTruthy();
  });

  test("has each day as Markdown with front matter, the book, and no private text in file names", async () => {
    const ada = await person("ada");
    await smallDiary(ada);

    const { files, textOf, lines } = await archiveOf(ada);

    expect(Object.keys(files).toSorted()).toEqual(
      [
        "entries.jsonl",
        "words.jsonl",
        "days.jsonl",
        "profile.json",
        "messages.jsonl",
        "entries.csv",
        "journal.html",
        "README.txt",
        "manifest.json",
        "markdown/2026/2026-03-02.md",
      ].toSorted(),
    );
    const day = textOf("markdown/2026/2026-03-02.md");
    expect(day).toMatch(
      /^---\ndate: 2026-03-02\nentries: 4\nmoods: \[calm\]\ntags: \["mood-reflection"\]\ngold: 4\ncoal: 0\n---\n\n# /,
    );
    expect(day).toContain("## 00:30 Held the door\n");
    expect(day).toContain("Line one\n\n---\nLine two\n");
    const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id);
    expect([...day.matchAll(/^## .+\n\n<!-- id: (\S+) -->\n\n(?=\S)/gm)].map(([, id]) => id)).toEqual(ids);
    expect(textOf("journal.html")).toContain("Held the door");
  });

  test("has each entry as a row of a table, in which no text is a formula and none is changed otherwise", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada, zone: "Europe/Paris" });
    const nasty = ["=cmd|' /C calc'!A0", '"quoted", then; left', "one\n=two\n- three", "@a", "-1", "+1", "'=1", "a\rb"];
    for (const [hour, note] of nasty.entries())
      granted(await door.saveMood({ note, occurredAt: `2026-03-01T0${hour}:30:00Z`, newTags: [{ name: "=tag" }] }));
    granted(await door.logAction({ eventTitle: "=1", reflection3: " \u00a0+1", occurredAt: "2026-03-02T08:00:00Z" }));
    granted(await door.write({ texts: { title: "@", body: "\tTab" }, occurredAt: "2026-03-02T09:00:00Z" }));

    const { textOf, lines } = await archiveOf(ada);

    const table = textOf("entries.csv");
    const { data, errors } = Papa.parse<Record<string, string>>(table.slice(1), { header: true, skipEmptyLines: true });
    expect([table.charAt(0), errors]).toEqual(["\uFEFF", []]);
    const written = lines.map((line) => JSON.parse(line) as Record<string, string | null>);
    expect(data.map((cells) => cells["Kindling id"])).toEqual(written.map(({ id }) => id));
    expect(data.map(({ Date: day, "Time zone": zone }) => [day, zone])).toEqual(
      written.map(({ localDate, timeZone }) => [localDate, timeZone]),
    );
    const notes = data.slice(0, nasty.length).map(({ Note: note }) => note);
    expect(notes).toEqual(nasty.map((note) => (/^[=+@-]/.test(note) ? `'${note}` : note)));
    expect(data.slice(nasty.length)).toMatchObject([
      { Kind: "Action", Title: "'=1", "Third reflection": "' \u00a0+1", Gold: "2" },
      { Kind: "Journal Entry", Title: "'@", Text: "'\tTab" },
    ]);
    expect(data[0]?.Tags).toBe("'=tag");
  });

  test("has the account, its settings, connections and messages, and no secret", async () => {
    const { ada, bo } = await connectedPeople();
    granted(await peopleDoors[1].open(bo).send({ recipientId: ada.id, message: "For you" }));

    const { textOf } = await archiveOf(ada);

    const profile = JSON.parse(textOf("profile.json"));
    expect(profile).toMatchObject({ username: ada.username, email: ada.email, connections: [bo.username] });
    expect(profile.settings).toMatchObject({ insights: true });
    const [message] = textOf("messages.jsonl").split("\n");
    expect(JSON.parse(message ?? "")).toMatchObject({ message: "For you", senderUsername: bo.username });
    expect(textOf("profile.json")).not.toMatch(/password|hash|token/i);
  });

  test("that is cut off is not a valid ZIP", async () => {
    const ada = await person("ada");
    await smallDiary(ada);
    const { bytes } = await archiveOf(ada);
    const { unzipSync } = await import("fflate");

    expect(() => unzipSync(bytes.subarray(0, -30))).toThrow(/invalid zip/i);
  });

  test("is given to an expired person, who can import nothing, and not to a visitor", async () => {
    const ada = await person("ada");
    await smallDiary(ada);
    await endTrial(ada);
    const { email, password } = ada;
    const { json } = await sendRequest("POST", "/api/auth/login", { body: { email, password } });
    const token = (json as { dataToken: string }).dataToken;

    expect((await archiveOf({ token })).lines).toHaveLength(4);
    expect((await sendLines({ token }, [])).status).toBe(401);
    expect((await sendRequest("GET", "/api/user/export")).status).toBe(401);
  });

  test("is given at most five times an hour, together with the book", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    for (const path of [archivePath, bookPath, archivePath, bookPath, archivePath])
      expect((await sendRequest("GET", path, { headers: bearer(ada) })).status).toBe(200);

    for (const path of [archivePath, bookPath]) {
      const sixth = await sendRequest("GET", path, { headers: bearer(ada) });
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await sendRequest("GET", archivePath, { headers: bearer(bo) })).status).toBe(200);
  });

  test("of one person waits while two pages of others' are read, and so does the book", async () => {
    const [ada, bo, cy, di] = await Promise.all(["ada", "bo", "cy", "di"].map((name) => person(name)));
    const holder = await newHolder();
    await holder.hold(`lock table "Mood" in access exclusive mode`);

    const archives = await Promise.all([begun(ada, archivePath), begun(bo, archivePath)]);
    await holder.untilWaiting(2);
    const books = [begun(cy, bookPath), begun(di, bookPath)];
    const third = await begun(cy, archivePath);
    // Whatever is read without a turn waits, too, when these are answered.
    for (const somebody of [cy, di]) granted(await restDoor({ as: somebody }).logAction({}));
    const [waiting] = await holder.ask<{ count: number }>(
      `select count(distinct pid)::int as count from pg_locks
       where not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    await holder.letGo();

    expect(waiting?.count).toBe(2);
    for (const answer of [...archives, third, ...(await Promise.all(books))]) {
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });
});

describe("an imported archive", () => {
  test("restores the same bytes of entries.jsonl after a reset", async () => {
    const checked = vi.fn<() => void>();
    await fc.assert(
      fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 12 }), async (steps) => {
        const ada = await person("ada");
        await write(ada, steps);
        const before = await archiveOf(ada);
        const shown = await shownTo(ada);
        expect(await restDoor({ as: ada }).resetProgress()).toBe("reset");
        expect((await archiveOf(ada)).entries).toBe("");

        for (const { refused, alreadyHere } of await bringBack(ada, linesOf(before)))
          expect({ refused, alreadyHere }).toEqual({ refused: 0, alreadyHere: 0 });

        const after = await archiveOf(ada);
        expect(after.entries).toBe(before.entries);
        expect(after.textOf(archiveFiles.words)).toBe(before.textOf(archiveFiles.words));
        // A field that the archive lacks would be missing in both.
        expect(await shownTo(ada)).toEqual(shown);
        checked();
      }),
      // A smaller example of a failure would take minutes.
      { numRuns: Number(process.env.KINDLING_ARCHIVE_RUNS ?? 12), endOnFailure: true },
    );
    expect(checked).toHaveBeenCalled();
  });

  test("restores tags and own moods, their order, groups and what is archived, and counts them", async () => {
    const ada = await person("ada");
    const [door, words] = [restDoor({ as: ada, zone: "UTC" }), wordsOverRest(ada)];
    const own = granted(await words.createOwnMood({ name: "Floating", emoji: "🌊", value: "calm" })) as { id: string };
    granted(await words.createOwnMood({ name: "Unused", emoji: "⛵", value: "happy" }));
    granted(
      await door.saveMood({ ownMoodId: own.id, newTags: [{ name: "Mira", group: "People" }, { name: "River" }] }),
    );
    granted(await door.logAction({ newTags: [{ name: "River" }] }));
    granted(await door.write({ newTags: [{ name: "Work" }] }));
    const [mira, river, work] = await words.tags();
    await words.moveTag(river?.id ?? "", mira?.id ?? "");
    await words.archiveTag(work?.id ?? "", true);
    await words.chooseForTag(mira?.id ?? "", { isCompared: true });
    await words.chooseForTag(work?.id ?? "", { isCompared: true, isLeftOutOfMemories: true });
    await words.archiveOwnMood(own.id, true);
    const before = await archiveOf(ada);
    const [tagsBefore, moodsBefore] = [await words.tags(), await words.ownMoods()];
    granted(await door.resetProgress());
    expect([await words.tags(), await words.ownMoods()]).toEqual([[], []]);

    const lines = linesOf(before);
    const dry = (await sendLines(ada, lines, "?dryRun=true")).json;
    expect(dry).toMatchObject({ saved: 8, alreadyHere: 0, refused: 0 });
    expect(await words.tags()).toEqual([]);
    expect(await bringBack(ada, lines)).toMatchObject([{ saved: 8, alreadyHere: 0, refused: 0 }]);

    const after = await archiveOf(ada);
    expect(after.entries).toBe(before.entries);
    expect(after.textOf("words.jsonl")).toBe(before.textOf("words.jsonl"));
    expect(withoutIds(await words.tags())).toEqual(withoutIds(tagsBefore));
    expect(withoutIds(await words.ownMoods())).toEqual(withoutIds(moodsBefore));
    expect(await bringBack(ada, lines)).toMatchObject([{ saved: 0, alreadyHere: 8 }]);
    expect(before.lines.join("\n")).toContain(
      '"ownTags":[{"name":"Mira","group":"People"},{"name":"River","group":null}]',
    );
    expect(Object.keys(before.files).some((name) => name.includes("Mira"))).toBe(false);
    expect(before.textOf("journal.html")).toMatch(/<bdi>Floating<\/bdi>[^]*Mood check · Mira · River/);
    const day = Object.keys(before.files).find((name) => name.startsWith("markdown/"));
    expect(before.textOf(day ?? "")).toContain("🌊 Floating");
  });

  test("switches on what the archive chose for a tag that is there, and switches nothing off", async () => {
    const ada = await person("ada");
    const words = wordsOverRest(ada);
    for (const name of ["Mira", "River"]) granted(await words.createTag({ name }));
    const [mira] = await words.tags();
    await words.chooseForTag(mira?.id ?? "", { isCompared: true });
    const choices = async () =>
      (await words.tags()).map(({ isCompared, isLeftOutOfMemories }) => [isCompared, isLeftOutOfMemories]);
    const off = [false, false];
    // As an archive has them that is older than these choices.
    const old = ["Mira", "River", "New"].map((name) => JSON.stringify({ kind: "tag", name, isArchived: false }));
    const chosen = ["Mira", "River"].map((name) => JSON.stringify({ kind: "tag", name, isLeftOutOfMemories: true }));

    expect((await sendLines(ada, old)).json).toMatchObject({ saved: 1, alreadyHere: 2, refused: 0 });
    expect(await choices()).toEqual([[true, false], off, off]);

    expect((await sendLines(ada, chosen, "?dryRun=true")).json).toMatchObject({ alreadyHere: 2 });
    expect(await choices()).toEqual([[true, false], off, off]);
    expect((await sendLines(ada, chosen)).json).toMatchObject({ saved: 0, alreadyHere: 2, refused: 0 });
    expect(await choices()).toEqual([[true, true], [false, true], off]);
  });

  test("says of a tag that nothing was chosen by leaving that out, so that older servers read the line", async () => {
    const ada = await person("ada");
    granted(await wordsOverRest(ada).createTag({ name: "Mira" }));

    expect((await archiveOf(ada)).textOf("words.jsonl")).toBe(
      '{"kind":"tag","name":"Mira","group":null,"isArchived":false}\n',
    );
  });

  test("keeps days away that were put away, and counts each once", async () => {
    const ada = await person("ada");
    const [door] = trendDoors.map(({ open }) => open(ada));
    for (const day of ["2025-11-28", "2024-02-29"]) await door?.putDayAway(day);
    const text = (await archiveOf(ada)).textOf(archiveFiles.days);
    expect(text).toBe('{"kind":"dayPutAway","date":"2024-02-29"}\n{"kind":"dayPutAway","date":"2025-11-28"}\n');
    granted(await restDoor({ as: ada }).resetProgress());
    expect(await door?.daysPutAway()).toBe(0);
    const lines = text.split("\n").filter(Boolean);

    expect((await sendLines(ada, lines, "?dryRun=true")).json).toMatchObject({ saved: 2, refused: 0 });
    expect(await door?.daysPutAway()).toBe(0);
    expect(await bringBack(ada, [...lines, ...lines])).toMatchObject([{ saved: 2, alreadyHere: 2, refused: 0 }]);

    expect((await sendLines(ada, lines, "?dryRun=true")).json).toMatchObject({ saved: 0, alreadyHere: 2 });
    expect((await archiveOf(ada)).textOf(archiveFiles.days)).toBe(text);
    expect((await sendLines(ada, ['{"kind":"dayPutAway","date":"2999-01-01"}'])).json).toMatchObject({
      lines: [{ outcome: "refused", message: "Please choose a day from 1900 to today.", field: "date" }],
    });
  });

  test("refuses a line whose tags would be too many", async () => {
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).saveMood({ newTags: [{ name: "Mira" }] }));
    const [line = ""] = (await archiveOf(ada)).lines;
    const withTags = (count: number) => {
      const ownTags = Array.from({ length: count }, (_, index) => ({ name: `Tag ${index}` }));
      return JSON.stringify({ ...(JSON.parse(line) as object), id: crypto.randomUUID(), ownTags });
    };
    const words = Array.from({ length: 499 }, (_, index) => JSON.stringify({ kind: "tag", name: `Word ${index}` }));

    expect((await sendLines(ada, [withTags(21)])).json).toMatchObject({
      lines: [{ message: "An entry can have at most 20 tags.", field: "ownTags" }],
    });
    expect((await sendLines(ada, [...words, withTags(1)])).json).toMatchObject({ saved: 499, refused: 1 });
    expect((await sendLines(ada, [line])).json).toMatchObject({ alreadyHere: 1 });
  });

  test("changes nothing the second time, and leaves an entry that was edited since", async () => {
    const ada = await person("ada");
    const { door, held } = await smallDiary(ada);
    granted(await door.saveMood({ newTags: [{ name: "Mira" }] }));
    const before = await archiveOf(ada);
    granted(await door.editAction(held.id, { note: "Written later" }));
    const edited = await archiveOf(ada);

    const [answer] = await bringBack(ada, [...linesOf(before), ...linesOf(before)]);

    expect(answer).toMatchObject({ saved: 0, alreadyHere: 12, refused: 0 });
    const after = await archiveOf(ada);
    expect(after.entries).toBe(edited.entries);
    expect(after.textOf(archiveFiles.words)).toBe(edited.textOf(archiveFiles.words));
    expect(granted(await door.action(held.id))).toMatchObject({ note: "Written later" });
    expect(granted(await door.balance())).toEqual({ gold: 4, coal: 0 });
  });

  test("gives another account the same entries with their karma", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await smallDiary(ada);
    const before = await archiveOf(ada);

    const [answer] = await bringBack(bo, before.lines);

    expect(answer).toMatchObject({ saved: 4, alreadyHere: 0, refused: 0 });
    expect((await archiveOf(bo)).entries).toBe(before.entries);
    expect((await archiveOf(ada)).entries).toBe(before.entries);
    expect(granted(await restDoor({ as: bo }).balance())).toEqual({ gold: 4, coal: 0 });
  });

  test("reports the result of each line in a dry run, and writes nothing", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await smallDiary(ada);
    const { lines } = await archiveOf(ada);
    await bringBack(bo, lines.slice(0, 1));

    const { json } = await sendLines(bo, [...lines, "nonsense"], "?dryRun=true");

    expect(json).toMatchObject({ saved: 3, alreadyHere: 1, refused: 1 });
    expect((await archiveOf(bo)).lines).toEqual(lines.slice(0, 1));
  });

  test("counts karma by the rule, whatever the file says", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await smallDiary(ada);
    const { lines } = await archiveOf(ada);
    const rich = lines.map((line) => line.replace(/"gold":\d+/, '"gold":1000'));

    await bringBack(bo, rich);

    expect(granted(await restDoor({ as: bo }).balance())).toEqual({ gold: 4, coal: 0 });
  });

  test.each<[string, (line: Record<string, unknown>) => unknown, string]>([
    [
      "of no kind",
      (line) => ({ ...line, kind: "message" }),
      "The kind must be one of action, mood, journal, tag, ownMood, dayPutAway.",
    ],
    ["with a field of a newer version", (line) => ({ ...line, weather: "rain" }), 'Unrecognized key: "weather"'],
    [
      "of the future",
      (line) => ({ ...line, occurredAt: "2999-01-01T00:00:00Z", localDate: "2999-01-01" }),
      "The date and time cannot be in the future.",
    ],
    ["on another day", (line) => ({ ...line, localDate: "2026-03-09" }), "The day does not fit the time."],
    ["in no zone", (line) => ({ ...line, timeZone: "Mars/Olympus" }), "There is no such time zone."],
    [
      "of a newer rule",
      (line) => ({ ...line, ruleVersion: 99 }),
      "A newer Kindling counted this entry. Update this server first.",
    ],
    ["with a long text", (line) => ({ ...line, note: "x".repeat(5_001) }), "Note can be at most 5,000 characters."],
    [
      "whose texts could not be opened",
      (line) => ({ ...line, unreadable: true }),
      "Its texts could not be opened when it was exported.",
    ],
    ["without an id", ({ id: _id, ...line }) => line, "id: Invalid input: expected string, received undefined"],
    ["that is a list", (line) => [line], "This line is not a JSON object."],
  ])("refuses a line %s, and saves the others", async (_what, spoilt, message) => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await smallDiary(ada);
    const [first = "", ...others] = (await archiveOf(ada)).lines;

    const [answer] = await bringBack(bo, [JSON.stringify(spoilt(JSON.parse(first))), ...others]);

    expect(answer?.lines[0]).toMatchObject({ line: 1, outcome: "refused", message });
    expect((await archiveOf(bo)).lines).toEqual(others);
  });

  test("of a call during which the diary is reset saves nothing", async () => {
    const ada = await person("ada");
    await bringBack(ada, [moodLine(1)]);
    const holder = await newHolder();
    // The table that a reset empties last.
    await holder.hold(`lock table "MonthMood" in share mode`);

    const reset = restDoor({ as: ada }).resetProgress();
    await holder.untilWaiting(1);
    const call = sendLines(ada, [moodLine(2)]);
    await holder.untilWaiting(2);
    await holder.letGo();

    expect(await reset).toBe("reset");
    expect(await call).toMatchObject({
      status: 410,
      json: { message: "This was written before you reset your progress, so it wasn’t saved." },
    });
    expect((await archiveOf(ada)).lines).toEqual([]);
  });

  test("accepts at most 500 lines and 900 kB of UTF-8 JSON lines, says so, and saves none of a call that is refused", async () => {
    const ada = await person("ada");
    const good = `${moodLine(1)}\n`;
    const post = (body: string | Uint8Array, type = "application/jsonl") =>
      sendRequest("POST", "/api/user/import", { headers: { ...bearer(ada), "content-type": type }, body });

    expect(await post(good + "{}\n".repeat(importLimits.lines))).toMatchObject({
      status: 400,
      json: { message: "Please send at most 500 lines at a time." },
    });
    expect(await post(good + "x".repeat(importLimits.bytes))).toMatchObject({
      status: 413,
      json: { message: "This is too large: 900 kB at most." },
    });
    expect(await post(Buffer.concat([Buffer.from(good), Buffer.from([0xff, 0xfe])]))).toMatchObject({
      status: 400,
      json: { message: "The body is not UTF-8." },
    });
    expect((await post(good, "application/json")).status).toBe(415);
    expect((await archiveOf(ada)).lines).toEqual([]);
    expect((await post("{}\n".repeat(importLimits.lines))).json).toMatchObject({
      refused: 500,
    } satisfies Partial<ImportAnswer>);
  });
});

const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
  .filter((some) => some.trim() === some && !some.includes("\0"));
const zones = ["Pacific/Kiritimati", "Asia/Kathmandu", "America/New_York"];
const written = fc.record({
  kind: fc.constantFrom("action" as const, "mood" as const, "page" as const),
  fate: fc.constantFrom("stays" as const, "is edited" as const, "is deleted" as const),
  zone: fc.constantFrom(...zones),
  at: fc.date({ min: new Date("2020-01-01"), max: new Date("2026-10-01"), noInvalidDate: true }),
  text,
  other: text,
  tag: fc.constantFrom(undefined, "Mira", "River"),
  emotion: fc.constantFrom(...emotions),
  effect: fc.constantFrom(...effects),
  mood: fc.constantFrom(...moods),
  face: fc.constantFrom(...journalEmojis),
  isGood: fc.boolean(),
  isMeant: fc.boolean(),
  isEvent: fc.boolean(),
});
type Written = typeof written extends fc.Arbitrary<infer Value> ? Value : never;

async function write(somebody: Person, steps: readonly Written[]): Promise<void> {
  for (const step of steps) {
    const door = restDoor({ as: somebody, zone: step.zone });
    const { id, edit, remove } = await saved(door, step);
    if (step.fate === "is edited") granted(await edit());
    if (step.fate === "is deleted") granted(await remove(id));
  }
}

async function saved(door: Door, step: Written) {
  const occurredAt = step.at.toISOString();
  const newTags = step.tag === undefined ? [] : [{ name: step.tag }];
  if (step.kind === "mood") {
    const { id } = granted(
      await door.saveMood({
        value: step.mood,
        finerWord: step.isGood ? (finerWordsOf(step.mood)[0]?.word ?? null) : null,
        journalTitle: step.text,
        note: step.other,
        occurredAt,
        newTags,
      }),
    );
    return { id, edit: () => door.editMood(id, { note: step.text }), remove: door.deleteMood };
  }
  if (step.kind === "page") {
    const texts = { title: Array.from(step.text).slice(0, 10).join("").trim(), body: step.other };
    const { id } = granted(await door.write({ texts, emoji: step.face, occurredAt, newTags }));
    return { id, edit: () => door.editPage(id, { texts: { ...texts, body: step.text } }), remove: door.deletePage };
  }
  const { id } = granted(
    await door.logAction({
      type: step.isEvent ? "event" : "action",
      classification: step.isGood ? "positive" : "negative",
      intention: step.isMeant ? "positive" : "negative",
      emotionResponse: step.emotion,
      effectOnOthers: step.effect,
      eventTitle: step.text,
      reflection2: step.other,
      occurredAt,
      newTags,
    }),
  );
  return { id, edit: () => door.editAction(id, { emotionResponse: "calm" }), remove: door.deleteAction };
}

/** All lines that an import takes: tags and own moods first. */
function linesOf({ textOf, lines }: Awaited<ReturnType<typeof archiveOf>>): string[] {
  return [...textOf(archiveFiles.words).split("\n").filter(Boolean), ...lines];
}

/** What REST shows of a diary. Versions, and ids of tags, are new after an import. */
async function shownTo(somebody: Person) {
  const door = restDoor({ as: somebody });
  const pages = await sendRequest("GET", "/api/journal", { headers: bearer(somebody) });
  return {
    balance: granted(await door.balance()),
    actions: granted(await door.actions()).entries.map(plain),
    moods: granted(await door.moods()).entries.map(plain),
    pages: (pages.json as Stored[]).map(plain),
  };
}

function plain<One extends Pick<Stored, "version" | "ownTags">>({ version: _version, ownTags, ...one }: One) {
  return { ...one, ownTags: withoutIds(ownTags) };
}

/** A download, of which only the head has come. */
function begun(somebody: Person | undefined, path: string): Promise<Response> {
  return fetch(`${serverUrl()}${path}`, { headers: { authorization: `Bearer ${somebody?.token}` } });
}

async function newHolder(): Promise<Holder> {
  const holder = await holderOn(testedDatabase() ?? "");
  holders.push(holder);
  return holder;
}

function hashOf(bytes: Uint8Array | undefined): string {
  return createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");
}
