import { afterEach, describe, expect, test } from "vitest";
import { idOfWords, keptBesideId } from "#domain/archive.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { useApp } from "#tests/support/app.ts";
import { lineFrom } from "#tests/support/archiveFiles.ts";
import { archiveOf, sendLines, type ImportAnswer } from "#tests/support/archives.ts";
import { granted } from "#tests/support/door.ts";
import { importsOverRest } from "#tests/support/importDoors.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

afterEach(async () => {
  expect(await ledgerGaps()).toEqual([]);
});

const evening = { occurredAt: "2024-03-05T20:00:00Z", timeZone: "Europe/Berlin", localDate: "2024-03-05" };
const morning = { ...evening, occurredAt: "2024-03-05T08:00:00Z" };

/** A line of a table: its id was made of its words. */
function lineOfWords(words: string, line: Record<string, unknown> = {}, { place = 1, earlier = "" } = {}): string {
  const source = { app: "csv", id: idOfWords(words, place), ...(earlier && { earlier }) };
  return lineFrom("csv", "", { ...evening, note: words, source, ...line });
}

/** A line as versions before this one sent it: its id was made of its place. */
function earlierLine(place: string, note: string, line: Record<string, unknown> = {}): string {
  return lineFrom("csv", place, { ...evening, note, ...line });
}

function ownLine(note: string, line: Record<string, unknown> = {}, words = note.replaceAll(" ", "")): string {
  return lineFrom("day-one", "", { ...evening, note, source: { app: "day-one", id: "A1", words }, ...line });
}

async function brought(somebody: Person, ...lines: string[]): Promise<ImportAnswer["lines"]> {
  return ((await sendLines(somebody, lines)).json as ImportAnswer).lines;
}

async function compared(somebody: Person, ...lines: string[]): Promise<ImportAnswer["lines"]> {
  return ((await sendLines(somebody, lines, "?dryRun=true")).json as ImportAnswer).lines;
}

async function notesOf(somebody: Person): Promise<string[]> {
  return (await archiveOf(somebody)).lines.map((line) => (JSON.parse(line) as { note: string }).note);
}

describe("a line whose app gives no ids", () => {
  test("is here already with the same words, and the dry run names the entry", async () => {
    const ada = await person("ada");
    const [first] = await brought(ada, lineOfWords("A swim"));
    granted(await restDoor({ as: ada }).editMood(first?.id ?? "", { note: "A swim, written since" }));

    expect(await compared(ada, lineOfWords("A swim", { value: "sad" }))).toEqual([
      {
        line: 1,
        id: first?.id,
        outcome: "alreadyHere",
        entry: {
          id: first?.id,
          version: 2,
          localDate: "2024-03-05",
          time: "21:00",
          isEdited: true,
          words: "A swim, written since",
        },
      },
    ]);
    expect(await notesOf(ada)).toEqual(["A swim, written since"]);
  });

  test("with other words is shown beside the entries of its moment, and may be saved, too", async () => {
    const ada = await person("ada");
    const [first] = await brought(ada, lineOfWords("A swim in the lake"), lineOfWords("At breakfast", morning));

    const [dry] = await compared(
      ada,
      lineOfWords("A swim in the sea", { timeZone: "America/New_York", occurredAt: "2024-03-06T02:00:00Z" }),
    );

    expect(dry).toMatchObject({
      id: null,
      outcome: "saved",
      near: [{ id: first?.id, words: "A swim in the lake", inFile: "A swim in the sea", isEdited: false }],
    });
    expect(await brought(ada, lineOfWords("A swim in the sea"))).toMatchObject([{ outcome: "saved" }]);
    expect(await notesOf(ada)).toHaveLength(3);
  });

  test("is not compared with entries of another app, of another time or of the person", async () => {
    const ada = await person("ada");
    await brought(ada, lineFrom("daylio", "1", { ...evening, note: "From Daylio", import: crypto.randomUUID() }));
    await brought(ada, lineOfWords("At breakfast", morning));
    granted(await restDoor({ as: ada }).saveMood({ note: "Mine", occurredAt: evening.occurredAt }));

    const [dry] = await compared(ada, lineOfWords("A swim"));

    expect(dry).toEqual({ line: 1, id: null, outcome: "saved" });
  });

  test("shows two long texts from a little before where they differ", async () => {
    const ada = await person("ada");
    const same = "The same words again. ".repeat(20);
    await brought(ada, lineOfWords("rain", { note: `${same}Then it rained.` }));

    const [dry] = await compared(ada, lineOfWords("snow", { note: `${same}Then it snowed.` }));

    expect(dry?.near?.[0]?.words).toMatch(/^….*Then it rained\.$/);
    expect(dry?.near?.[0]?.inFile).toMatch(/^….*Then it snowed\.$/);
    expect(dry?.near?.[0]?.words.length).toBeLessThan(250);
  });
});

describe("an entry that an earlier version of the import brought", () => {
  test("counts with the same moment and words, whatever place in the file made its id", async () => {
    const ada = await person("ada");
    const [swim] = await brought(ada, earlierLine("x", "A swim"));

    const lines = [lineOfWords("A new evening", {}, { earlier: "x" }), lineOfWords("A swim", {}, { earlier: "x#2" })];

    expect(await compared(ada, ...lines)).toMatchObject([
      { outcome: "saved", near: [{ id: swim?.id }] },
      { outcome: "alreadyHere", id: swim?.id },
    ]);
    expect(await brought(ada, ...lines)).toMatchObject([{ outcome: "saved" }, { outcome: "alreadyHere" }]);
    expect(await brought(ada, ...lines)).toMatchObject([{ outcome: "alreadyHere" }, { outcome: "alreadyHere" }]);
  });

  test("counts once among lines that are equal in all", async () => {
    const ada = await person("ada");
    await brought(ada, earlierLine("x", "Coffee"), earlierLine("x#2", "Coffee"));
    const lines = [1, 2, 3].map((place) => lineOfWords("Coffee", {}, { place }));

    expect(await brought(ada, ...lines)).toMatchObject([
      { outcome: "alreadyHere" },
      { outcome: "alreadyHere" },
      { outcome: "saved" },
    ]);
    expect(await brought(ada, ...lines)).toMatchObject(lines.map(() => ({ outcome: "alreadyHere" })));
  });

  test("counts by its id where its time was read wrongly, but not on a wrong day", async () => {
    const ada = await person("ada");
    await brought(ada, earlierLine("x", "Nine in the evening", morning));
    await brought(ada, earlierLine("y", "A Tuesday", { occurredAt: "2024-05-03T20:00:00Z", localDate: "2024-05-03" }));

    expect(
      await compared(
        ada,
        lineOfWords("Nine in the evening", {}, { earlier: "x" }),
        lineOfWords("A Tuesday", {}, { earlier: "y" }),
      ),
    ).toMatchObject([{ outcome: "alreadyHere" }, { outcome: "saved" }]);
  });

  test("that was edited since is asked about, wherever it stands now", async () => {
    const ada = await person("ada");
    const [first] = await brought(ada, earlierLine("x", "A swim"));
    granted(
      await restDoor({ as: ada }).editMood(first?.id ?? "", { note: "Mine now", occurredAt: "2024-02-01T08:00:00Z" }),
    );

    const [dry] = await compared(ada, lineOfWords("A swim", {}, { earlier: "x" }));

    expect(dry).toMatchObject({ outcome: "saved", near: [{ id: first?.id, isEdited: true, words: "Mine now" }] });
  });

  test("of a mood without words counts with the same mood alone", async () => {
    const ada = await person("ada");
    await brought(ada, earlierLine("x", "", { note: undefined }));

    expect(
      await compared(
        ada,
        lineOfWords("none", { note: undefined, value: "sad" }),
        lineOfWords("nothing", { note: undefined }),
      ),
    ).toMatchObject([{ outcome: "saved", near: [{ words: "" }] }, { outcome: "alreadyHere" }]);
  });
});

describe("an entry with the id of its app", () => {
  test("that has other words in the file is named, and stays as it is", async () => {
    const ada = await person("ada");
    const [first] = await brought(ada, ownLine("A long walk"));

    expect(await compared(ada, ownLine("A long walk with Mira"))).toMatchObject([
      {
        id: first?.id,
        outcome: "alreadyHere",
        isChanged: true,
        entry: { id: first?.id, words: "A long walk", inFile: "A long walk with Mira" },
      },
    ]);
    for (const mapped of [
      { value: "sad" },
      { kind: "journal", value: undefined, note: undefined, body: "A long walk" },
    ])
      expect((await compared(ada, ownLine("A long walk", mapped)))[0]).not.toHaveProperty("isChanged");
    expect(await brought(ada, ownLine("A long walk with Mira"))).toMatchObject([{ outcome: "alreadyHere" }]);
    expect(await notesOf(ada)).toEqual(["A long walk"]);
  });

  test("is replaced by a line that says so, once, and its import counts it", async () => {
    const ada = await person("ada");
    const [first] = await brought(
      ada,
      ownLine("A long walk"),
      ownLine("Beside it", { source: { app: "day-one", id: "A2" } }),
    );
    const taken = ownLine("A long walk with Mira", {
      instead: { id: first?.id, version: 1 },
      ...morning,
      ownTags: [{ name: "Mira" }],
    });

    expect(await compared(ada, taken)).toMatchObject([{ outcome: "saved" }]);
    expect((await notesOf(ada)).toSorted()).toEqual(["A long walk", "Beside it"]);
    const [saved] = await brought(ada, taken);

    expect(saved?.outcome).toBe("saved");
    expect(saved?.id).not.toBe(first?.id);
    expect((await notesOf(ada)).toSorted()).toEqual(["A long walk with Mira", "Beside it"]);
    expect(await brought(ada, taken)).toMatchObject([{ outcome: "alreadyHere", id: saved?.id }]);
    expect(await importsOverRest(ada).list()).toMatchObject([{ standing: 2 }]);
  });

  test("is not replaced if it was edited since, or is no such entry", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const [first] = await brought(ada, ownLine("A long walk"));
    const [ofBo] = await brought(bo, ownLine("Of Bo"));
    const own = granted(await restDoor({ as: ada }).saveMood({ note: "Mine" }));
    granted(await restDoor({ as: ada }).editMood(first?.id ?? "", { note: "A long walk, and rain" }));

    for (const instead of [
      { id: first?.id, version: 1 },
      { id: ofBo?.id, version: 1 },
      { id: own.id, version: 1 },
    ])
      expect(
        await brought(ada, ownLine("Taken", { instead, source: { app: "day-one", id: `of ${instead.id}` } })),
      ).toMatchObject([{ outcome: "refused", field: "instead", message: expect.stringContaining("meanwhile") }]);
    expect((await notesOf(ada)).toSorted()).toEqual(["A long walk, and rain", "Mine"]);
    expect(await notesOf(bo)).toEqual(["Of Bo"]);
  });

  test("of one call is replaced by one line alone", async () => {
    const ada = await person("ada");
    const [first] = await brought(ada, ownLine("A long walk"));
    const instead = { id: first?.id, version: 1 };

    expect(
      await brought(
        ada,
        ownLine("Taken", { instead }),
        ownLine("Taken, too", { instead, source: { app: "day-one", id: "A2" } }),
      ),
    ).toMatchObject([{ outcome: "saved" }, { outcome: "refused" }]);
  });

  test("may stand beside the line with other words, and then nothing is asked again", async () => {
    const ada = await person("ada");
    await brought(ada, ownLine("A long walk"));
    const beside = { app: "day-one", id: keptBesideId("A1", "AlongwalkwithMira") };
    const [kept] = await brought(ada, ownLine("A long walk with Mira", { source: beside }));

    expect(kept?.outcome).toBe("saved");
    const [dry] = await compared(ada, ownLine("A long walk with Mira"));
    expect(dry).toMatchObject({ outcome: "alreadyHere", id: kept?.id });
    expect(dry).not.toHaveProperty("isChanged");
  });
});

test("an archive line does not say what it asks for alone", async () => {
  const ada = await person("ada");
  await brought(ada, ownLine("A long walk"));

  expect(JSON.parse((await archiveOf(ada)).lines[0] ?? "")).toMatchObject({ source: { app: "day-one", id: "A1" } });
});
