import { afterEach, describe, expect, test } from "vitest";
import { broughtLimits } from "#domain/archive.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { sql } from "#server/store/db.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { lineFrom, moodLine } from "#tests/support/archiveFiles.ts";
import { archiveOf, bringBack, sendLines, type ImportAnswer } from "#tests/support/archives.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { importsOverRest } from "#tests/support/importDoors.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

useApp();

const holders: Holder[] = [];

afterEach(async () => {
  await Promise.all(holders.splice(0).map((each) => each.close()));
  expect(await ledgerGaps()).toEqual([]);
});

/** Half past eleven in the evening in Berlin, for a person who stays up and still calls it Monday. */
const late = { occurredAt: "2021-03-02T22:30:00Z", timeZone: "Europe/Berlin", localDate: "2021-03-01" };
const page = { kind: "journal", value: undefined, title: "Tea", body: "With Mira." };
const deed = {
  kind: "action",
  value: undefined,
  type: "action",
  classification: "positive",
  intention: "positive",
  emotionResponse: "happy",
  effectOnOthers: "happy",
};

async function brought(somebody: Person, ...lines: string[]): Promise<ImportAnswer> {
  return (await sendLines(somebody, lines)).json as ImportAnswer;
}

describe.each(doors)("an entry from another app over $name", ({ open }) => {
  test("keeps its day until its time is edited, and says where it came from", async () => {
    const ada = await person("ada");
    const door = open(ada);
    const { lines } = await brought(ada, lineFrom("daylio", "1", { ...late, note: "A long walk." }));
    const id = lines[0]?.id ?? "";

    expect(granted(await door.mood(id))).toMatchObject({
      ...late,
      occurredAt: "2021-03-02T22:30:00.000Z",
      value: "happy",
      note: "A long walk.",
      broughtFrom: "daylio",
      editedAt: null,
    });
    expect(granted(await door.editMood(id, { note: "Longer" }))).toMatchObject({
      localDate: "2021-03-01",
      broughtFrom: "daylio",
    });
    expect(granted(await door.editMood(id, { occurredAt: "2021-03-02T22:31:00Z" }))).toMatchObject({
      localDate: "2021-03-02",
      broughtFrom: "daylio",
    });
    expect(granted(await door.saveMood())).toMatchObject({ broughtFrom: null });
  });

  test("earns nothing, also after an edit", async () => {
    const ada = await person("ada");
    const door = open(ada);
    const { lines } = await brought(ada, lineFrom("csv", "1", deed), lineFrom("csv", "2", page));
    const [action = "", entry = ""] = lines.map(({ id }) => id ?? "");

    expect(granted(await door.balance())).toEqual({ gold: 0, coal: 0 });
    expect(granted(await door.editAction(action, { classification: "negative" }))).toMatchObject({ gold: 0, coal: 0 });
    expect(granted(await door.editPage(entry, { texts: { title: null, body: "Rewritten" } }))).toMatchObject({
      gold: 0,
    });
    expect(granted(await door.balance())).toEqual({ gold: 0, coal: 0 });
  });
});

describe("lines from another app", () => {
  test("are saved once, however often and in whatever import they come, also after an edit", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada });
    const first = await brought(ada, lineFrom("daylio", "1"), lineFrom("daylio", "1"), lineFrom("daylio", "1/2", page));
    const id = first.lines[0]?.id ?? "";
    granted(await door.editMood(id, { note: "Written since" }));

    const again = await brought(
      ada,
      lineFrom("daylio", "1", { value: "sad" }),
      lineFrom("daylio", "1", { ...page, import: crypto.randomUUID() }),
    );

    expect(first.lines).toEqual([
      { line: 1, id: expect.any(String), outcome: "saved" },
      { line: 2, id: null, outcome: "alreadyHere" },
      { line: 3, id: expect.any(String), outcome: "saved" },
    ]);
    expect(again.lines).toEqual([
      { line: 1, id, outcome: "alreadyHere" },
      { line: 2, id, outcome: "alreadyHere" },
    ]);
    expect(granted(await door.mood(id))).toMatchObject({ value: "happy", note: "Written since" });
    expect(await importsOverRest(ada).list()).toMatchObject([{ brought: 2, standing: 2, edited: 1 }]);
  });

  test("of one id in two apps, and of two people, are different entries", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const ofCsv = lineFrom("csv", "1", { import: crypto.randomUUID() });

    expect(await brought(ada, lineFrom("daylio", "1"), ofCsv)).toMatchObject({ saved: 2 });
    expect(await brought(bo, lineFrom("daylio", "1"), ofCsv)).toMatchObject({ saved: 2 });
  });

  test("can be brought again once the entry was deleted, and once the diary was reset", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada });
    const bring = async () => (await brought(ada, lineFrom("daylio", "1"))).lines[0];
    const { id } = (await bring()) ?? {};
    granted(await door.deleteMood(id ?? ""));

    expect(await bring()).toMatchObject({ outcome: "saved" });
    expect(await importsOverRest(ada).list()).toMatchObject([{ brought: 2, standing: 1 }]);
    granted(await door.resetProgress());
    expect(await importsOverRest(ada).list()).toEqual([]);
    expect(await bring()).toMatchObject({ outcome: "saved" });
    expect(await importsOverRest(ada).list()).toMatchObject([{ brought: 1, standing: 1 }]);
  });

  test("of the same call sent four times at once are saved once each", async () => {
    const ada = await person("ada");
    const lines = Array.from({ length: 40 }, (_, index) => lineFrom("daylio", `${index}`, index % 2 ? page : {}));

    const answers = await Promise.all([1, 2, 3, 4].map(() => brought(ada, ...lines)));

    expect(answers.reduce((sum, { saved }) => sum + saved, 0)).toBe(40);
    expect(answers.reduce((sum, { alreadyHere }) => sum + alreadyHere, 0)).toBe(120);
    expect(await importsOverRest(ada).list()).toMatchObject([{ brought: 40, standing: 40 }]);
  });

  test("write nothing in a dry run, which has no ids of new entries", async () => {
    const ada = await person("ada");
    const { lines: first } = await brought(ada, lineFrom("daylio", "1"));
    const lines = [lineFrom("daylio", "1"), lineFrom("daylio", "2", { ownTags: [{ name: "Walk" }] }), moodLine(1)];

    const { json } = await sendLines(ada, lines, "?dryRun=true");

    expect(json).toMatchObject({
      saved: 2,
      alreadyHere: 1,
      lines: [{ id: first[0]?.id }, { id: null }, { id: JSON.parse(moodLine(1)).id }],
    });
    expect((await archiveOf(ada)).lines).toHaveLength(1);
    expect(await wordsOverRest(ada).tags()).toEqual([]);
    expect(await importsOverRest(ada).list()).toMatchObject([{ brought: 1 }]);
  });

  test("bring their tags and own moods, but not if the entry is here or refused", async () => {
    const ada = await person("ada");
    const words = wordsOverRest(ada);
    const rad = { name: "Rad", emoji: "🤩", value: "happy" };
    const walk = { ownTags: [{ name: "Walk", group: "Daylio" }], ownMood: rad };
    const { lines } = await brought(ada, lineFrom("daylio", "1", walk), lineFrom("daylio", "2", walk));

    expect(granted(await restDoor({ as: ada }).mood(lines[1]?.id ?? ""))).toMatchObject({
      value: "happy",
      label: "Rad",
      ownTags: [{ name: "Walk", group: "Daylio" }],
    });
    const [made] = await importsOverRest(ada).list();
    await brought(ada, lineFrom("daylio", "1", { ownTags: [{ name: "Mira" }] }));
    await brought(ada, lineFrom("csv", "3", { ownTags: [{ name: "Theo" }], import: made?.id }));
    expect((await words.tags()).map(({ name, entries }) => [name, entries])).toEqual([["Walk", 2]]);
    expect(await words.ownMoods()).toMatchObject([{ name: "Rad", isUsed: true }]);
  });

  test("of a call during which the diary is reset are not saved", async () => {
    const ada = await person("ada");
    await brought(ada, lineFrom("daylio", "1"));
    const holder = await holderOn(testedDatabase() ?? "");
    holders.push(holder);
    // The table that a reset empties last.
    await holder.hold(`lock table "MonthMood" in share mode`);

    const reset = restDoor({ as: ada }).resetProgress();
    await holder.untilWaiting(1);
    const call = sendLines(ada, [lineFrom("daylio", "2")]);
    await holder.untilWaiting(2);
    await holder.letGo();

    expect(await reset).toBe("reset");
    expect((await call).status).toBe(410);
    expect((await archiveOf(ada)).lines).toEqual([]);
    expect(await importsOverRest(ada).list()).toEqual([]);
  });

  test("come back from an archive into their import, and are then here", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada });
    const edited = await brought(
      ada,
      lineFrom("daylio", "1"),
      lineFrom("daylio", "é 🕯️\ud800"),
      lineFrom("daylio", "3", page),
    );
    granted(await door.editMood(edited.lines[0]?.id ?? "", { note: "Written since" }));
    const before = await archiveOf(ada);
    const [made] = await importsOverRest(ada).list();
    expect(JSON.parse(before.lines[0] ?? "")).toMatchObject({ source: { app: "daylio", id: "1" }, import: made?.id });
    granted(await door.resetProgress());

    expect(await bringBack(ada, before.lines)).toMatchObject([{ saved: 3, refused: 0 }]);

    expect((await archiveOf(ada)).entries).toBe(before.entries);
    expect(await importsOverRest(ada).list()).toMatchObject([{ id: made?.id, brought: 3, standing: 3, edited: 1 }]);
    expect(await brought(ada, lineFrom("daylio", "é 🕯️\ud800"))).toMatchObject({ alreadyHere: 1 });
    expect(await bringBack(ada, before.lines)).toMatchObject([{ saved: 0, alreadyHere: 3 }]);
  });

  test("make at most 200 imports", async () => {
    const ada = await person("ada");
    await sql`
      insert into "Import" ("userId", id, source, brought)
      select ${ada.id}::uuid, gen_random_uuid(), 'csv', 1 from generate_series(1, ${broughtLimits.imports - 1}::int)`;
    const [last, over] = [crypto.randomUUID(), crypto.randomUUID()];

    const { lines } = await brought(
      ada,
      lineFrom("csv", "1", { import: last }),
      lineFrom("csv", "2", { import: over }),
      lineFrom("csv", "3", { import: last }),
    );

    expect(lines).toMatchObject([
      { outcome: "saved" },
      { outcome: "refused", message: "You can have at most 200 imports. Please take one back first.", field: "import" },
      { outcome: "saved" },
    ]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["with an id", { id: crypto.randomUUID() }, "recordedAt: Invalid input: expected string, received undefined"],
    ["with a time of saving", { recordedAt: "2021-03-02T20:15:00Z" }, 'Unrecognized key: "recordedAt"'],
    ["that says it earns", { ...deed, earns: true }, 'Unrecognized key: "earns"'],
    ["with karma", { ...page, gold: 1 }, 'Unrecognized key: "gold"'],
    ["that hides itself", { ...page, tags: ["mood-reflection"] }, 'Unrecognized key: "tags"'],
    ["from an unknown app", { source: { app: "myspace", id: "1" } }, "source.app: Invalid option"],
    ["without an id in its app", { source: { app: "csv" } }, "source.id: Invalid input"],
    ["with an empty id in its app", { source: { app: "csv", id: "" } }, "source.id: Too small"],
    ["with a long id in its app", { source: { app: "csv", id: "x".repeat(201) } }, "source.id: Too big"],
    ["without an import", { import: undefined }, "import: Invalid input"],
    ["whose import is no UUID", { import: "mine" }, "import: Invalid UUID"],
    ["without a source", { source: undefined }, "id: Invalid input"],
    ["two days off", { localDate: "2021-03-04" }, "The day does not fit the time."],
    ["of an unknown mood", { value: "meh" }, "value: Invalid option"],
    ["with a long note", { note: "x".repeat(5_001) }, "Journal note can be at most 5,000 characters."],
    ["with an unknown field", { weather: "rain" }, 'Unrecognized key: "weather"'],
    [
      "of another app than its import",
      { source: { app: "csv", id: "1" } },
      "This import brings entries from Daylio only.",
    ],
  ])("refuse a line %s, and save the others", async (_what, spoilt, message) => {
    const ada = await person("ada");
    await brought(ada, lineFrom("daylio", "first"));

    const { lines } = await brought(
      ada,
      lineFrom("daylio", "1", spoilt),
      lineFrom("daylio", "2", { note: "x".repeat(5_000) }),
    );

    expect(lines).toMatchObject([
      { outcome: "refused", message: expect.stringContaining(message) },
      { outcome: "saved" },
    ]);
    expect((await archiveOf(ada)).lines).toHaveLength(2);
  });

  test("of an archive are refused if they earn karma or have an import without a source", async () => {
    const ada = await person("ada");
    await brought(ada, lineFrom("daylio", "1", deed));
    const [line = ""] = (await archiveOf(ada)).lines;
    const { source, ...rest } = { ...JSON.parse(line), id: crypto.randomUUID() };

    const { lines } = await brought(
      ada,
      JSON.stringify({ ...rest, source: { ...source, id: "2" }, earns: true }),
      JSON.stringify(rest),
    );

    expect(lines).toMatchObject([
      { outcome: "refused", message: "An entry from another app earns no karma.", field: "earns" },
      { outcome: "refused", message: "An entry of an import needs its source.", field: "source" },
    ]);
  });
});
