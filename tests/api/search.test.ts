import { describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { connectedPeople } from "#tests/support/relations.ts";
import { granted } from "#tests/support/door.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { searchDoors, searchOverRest } from "#tests/support/searchDoors.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

useApp();

const on = (day: string) => ({ occurredAt: `${day}T12:00:00Z` });

/** Somebody's diary with the word "kettle" in each place that a search looks at. */
async function diary() {
  const ada = await person("ada");
  const door = restDoor({ as: ada, zone: "UTC" });
  const titled = granted(await door.logAction({ eventTitle: "The kettle sang", ...on("2026-06-09") })).id;
  const described = granted(await door.logAction({ description: "A kettle", ...on("2026-06-08") })).id;
  const reflected = granted(await door.logAction({ reflection3: "kettle?", ...on("2026-06-07") })).id;
  const noted = granted(await door.logAction({ note: "kettle!", classification: "negative", ...on("2026-06-06") })).id;
  const mood = granted(await door.saveMood({ journalTitle: "Kettle", ...on("2026-06-05") })).id;
  const felt = granted(await door.saveMood({ value: "tired", note: "No KETTLE.", ...on("2026-05-04") })).id;
  const page = granted(await door.write({ texts: { title: "Kettle", body: "Tea." }, ...on("2026-05-03") })).id;
  const body = granted(
    await door.write({ texts: { title: null, body: "Put the kettle on." }, ...on("2024-02-29") }),
  ).id;
  const tagged = await pageOf(ada, { content: "Tea.", tags: ["sad", "kettle"], createdAt: "2019-01-01T12:00:00Z" });
  granted(await door.write({ texts: { title: null, body: "Nothing but tea." }, ...on("2026-06-10") }));
  return { ada, door, ids: [titled, described, reflected, noted, mood, felt, page, body, tagged], felt, noted, mood };
}

async function pageOf(ada: Person, body: object): Promise<string> {
  const { json } = await sendRequest("POST", "/api/journal", { headers: bearer(ada), body });
  return (json as { id: string }).id;
}

describe.each(searchDoors)("over $name", ({ open }) => {
  test("a word is found in each text of an entry, the newest first", async () => {
    const { ada, ids } = await diary();

    for (const time of ["cold", "warm"])
      expect(await open(ada)({ text: "kettle" }), time).toMatchObject({ ids, next: null, lookedBackTo: null });
  });

  test("all words must be there, and a phrase as it is", async () => {
    const { ada, ids } = await diary();

    expect((await open(ada)({ text: "sang kettle" })).ids).toEqual([ids[0]]);
    expect((await open(ada)({ text: '"kettle sang"' })).ids).toEqual([ids[0]]);
    expect((await open(ada)({ text: '"sang kettle"' })).ids).toEqual([]);
    expect((await open(ada)({ text: "ettle" })).ids).toEqual([]);
  });

  test.each([
    ["قرأت كِتَابٌ", "كتاب"],
    ["كتاب", "كِتَابٌ"],
    ["أحمد", "احمد"],
    ["احمد", "أحمد"],
    ["يوم جمـــيل", "جميل"],
    ["في ٢٠٢٤", "2024"],
    ["in 2024", "٢٠٢٤"],
    ["שָׁלוֹם עוֹלָם", "שלום"],
    ["らーめん", "ラーメン"],
    ["昨日ラーメンを", "らーめん"],
    ["ﾗｰﾒﾝ", "らーめん"],
  ])("%j is found by %j", async (note, text) => {
    const ada = await person("ada");
    const door = restDoor({ as: ada, zone: "UTC" });
    const { id } = granted(await door.saveMood({ note }));
    granted(await door.saveMood({ note: "مكتب מילה भाषा うどん 12024" }));

    for (const time of ["cold", "warm"]) expect((await open(ada)({ text })).ids, time).toEqual([id]);
  });

  test("a mood is found by its name and by its emoji", async () => {
    const { ada, felt } = await diary();

    for (const text of ["tired", "TIRE", "😴", "tired kettle"]) expect((await open(ada)({ text })).ids).toEqual([felt]);
  });

  test("the tabs and the days leave out what they leave out in the history", async () => {
    const { ada, ids, noted, mood, felt } = await diary();
    const search = open(ada);
    for (const time of ["cold", "warm"]) {
      expect((await search({ text: "kettle", kind: "learning" })).ids, time).toEqual([noted]);
      expect((await search({ text: "kettle", kind: "good" })).ids).toEqual(ids.slice(0, 3));
      expect((await search({ text: "kettle", kind: "moods" })).ids).toEqual([mood, felt]);
      expect((await search({ text: "kettle", from: "2026-06-06", to: "2026-06-07" })).ids).toEqual(ids.slice(2, 4));
      expect((await search({ text: "kettle", from: "2026-06-07", to: "2026-06-06" })).ids).toEqual([]);
      expect((await search({ text: "kettle", to: "2024-02-29" })).ids).toEqual(ids.slice(7));
      expect((await search({ text: "kettle", from: "1001-01-01", to: "9998-12-31" })).ids).toEqual(ids);
    }
  });

  test.each([1, 2, 4])("pages of %i go on where the one before ended, and end", async (limit) => {
    const { ada, ids } = await diary();
    const found: string[] = [];
    let next: string | null | undefined;
    do {
      const page = await open(ada)({ text: "kettle", limit, ...(next ? { before: next } : {}) });
      expect(page.ids.length).toBeLessThanOrEqual(limit);
      found.push(...page.ids);
      ({ next } = page);
    } while (next);

    expect(found).toEqual(ids);
  });

  test("messages stand among the entries by their moment, and in no other tab", async () => {
    const { ada, bo } = await connectedPeople();
    const [, people] = peopleDoors;
    const mine = granted(await restDoor({ as: ada }).saveMood({ note: "kettle" })).id;
    const sent = granted(await people.open(ada).send({ recipientId: bo.id, message: "My kettle" })).id;
    const received = granted(await people.open(bo).send({ recipientId: ada.id, message: "A kettle?" })).id;
    const later = granted(await restDoor({ as: ada }).saveMood({ note: "kettle again" })).id;
    const search = open(ada);

    expect(await search({ text: "kettle" })).toMatchObject({
      ids: [later, received, sent, mine],
      kinds: ["mood", "message", "message", "mood"],
    });
    expect((await search({ text: "kettle", kind: "moods" })).ids).toEqual([later, mine]);
    const { next } = await search({ text: "kettle", limit: 2 });
    expect((await search({ text: "kettle", ...(next ? { before: next } : {}) })).ids).toEqual([sent, mine]);
    await sendRequest("DELETE", `/api/karma-exchanges/${received}`, { headers: bearer(ada) });
    expect((await search({ text: "kettle" })).ids).toEqual([later, sent, mine]);
  });

  test("another's diary is not looked at", async () => {
    await diary();

    expect((await open(await person("bo"))({ text: "kettle" })).ids).toEqual([]);
  });
});

test("tags and own moods that differ only in marks stay two, and a search finds both", async () => {
  const ada = await person("ada");
  const [door, words] = [restDoor({ as: ada, zone: "UTC" }), wordsOverRest(ada)];
  const note = null;
  const own = ["هادئ", "هَادِئ"].map((name) => words.createOwnMood({ name, emoji: "🫖", value: "calm" }));
  const ownMoods = (await Promise.all(own)).map((one) => granted(one) as { id: string });
  const tagged = ["كتاب", "كِتَاب"].map((name) => door.saveMood({ note, newTags: [{ name }] }));
  const felt = ownMoods.map(({ id }) => door.saveMood({ note, ownMoodId: id }));
  const ids = async (saves: typeof felt) => (await Promise.all(saves)).map((one) => granted(one).id).toSorted();
  const [withTag, withMood] = [await ids(tagged), await ids(felt)];

  expect(new Set(ownMoods.map(({ id }) => id)).size).toBe(2);
  expect((await words.tags()).map(({ name }) => name).toSorted()).toEqual(["كتاب", "كِتَاب"].toSorted());
  for (const text of ["كتاب", "كِتَاب"]) expect((await searchOverRest(ada)({ text })).ids.toSorted()).toEqual(withTag);
  for (const text of ["هادئ", "هَادِئ"]) expect((await searchOverRest(ada)({ text })).ids.toSorted()).toEqual(withMood);
});

test("what is hidden beside a mood is found once", async () => {
  const ada = await person("ada");
  const mood = granted(await restDoor({ as: ada }).saveMood({ note: "kettle" })).id;
  await pageOf(ada, { content: "kettle", tags: ["mood-reflection"] });

  for (const time of ["cold", "warm"])
    expect((await searchOverRest(ada)({ text: "kettle" })).ids, time).toEqual([mood]);
});

test("what the form says for an action without words is not found", async () => {
  const ada = await person("ada");
  granted(await restDoor({ as: ada }).logAction({ description: "User action" }));

  expect((await searchOverRest(ada)({ text: "user" })).ids).toEqual([]);
});

test.each([
  [{ text: "" }, "text", "Please type something to search for."],
  [{ text: ' "" ' }, "text", "Please type something to search for."],
  [{ text: "a".repeat(201) }, "text", "Text can be at most 200 characters."],
  [{ text: "a\0" }, "text", "Text contains a character that cannot be saved."],
  [{ text: "a", before: "nonsense" }, undefined, "This cursor is not from this server."],
])("a search for %j is refused", async (body, field, message) => {
  const { status, json } = await sendRequest("POST", "/api/search", { headers: bearer(await person("ada")), body });

  expect({ status, ...(json as object) }).toMatchObject({ status: 400, message, ...(field ? { field } : {}) });
});

test("a text of 200 characters is looked for, and no answer is kept on the way", async () => {
  const { status, headers } = await sendRequest("POST", "/api/search", {
    headers: bearer(await person("ada")),
    body: { text: "a".repeat(200) },
  });

  expect(status).toBe(200);
  expect(headers["cache-control"]).toContain("no-store");
});
