import { describe, expect, test } from "vitest";
import { instantIn } from "#domain/clocks.ts";
import { comparedSince } from "#domain/comparedTags.ts";
import { comparableDays } from "#domain/comparisons.ts";
import { addDays, localDateOf } from "#domain/days.ts";
import { insightsFrom, spansOn } from "#domain/insights.ts";
import { nameOfSpan } from "#domain/spans.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { granted } from "#tests/support/door.ts";
import { historyOf } from "#tests/support/history.ts";
import { checkInsOn, keep, lastCounted, linkedDiary, mostlyCalm } from "#tests/support/keptDiary.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { wordDoors, type WordDoor } from "#tests/support/wordDoors.ts";

useApp();

const zone = "Asia/Kathmandu";
const spans = spansOn(localDateOf(new Date(), zone));
const linked = linkedDiary(spans.to);

describe.each(doors)("insights over $name", ({ name, open }) => {
  test("are empty for a new person", async () => {
    expect(await open(await person("ada", { zone })).insights()).toEqual([]);
  });

  test("tell of a first, if no earlier month held it", async () => {
    const [old, young] = [open(await person("ada", { zone })), open(await person("bo", { zone }))];
    const [last = "", ...others] = lastCounted(40, zone);
    for (const door of [old, young]) await keep(door, checkInsOn([others.at(-1) ?? ""], "tired"), zone);
    await keep(old, checkInsOn([addDays(spans.from, -40)], "strong"), zone);
    for (const door of [old, young]) await keep(door, checkInsOn([last], "strong"), zone);

    const text = "Strong: noted for the first time last week.";
    expect(granted(await young.insights()).map((insight) => insight.text)).toContain(text);
    expect(granted(await old.insights()).map((insight) => insight.text)).not.toContain(text);
  });

  test("describe whole weeks, with their numbers and days", async () => {
    const somebody = await person("ada", { zone });
    const ada = open(somebody);
    await keep(ada, linked, zone);

    const said = granted(await ada.insights());

    expect(said[0]?.bars).toHaveLength(2);
    expect(said.map(({ key }) => key)).toEqual(expect.arrayContaining(["calm-journals", "calm-morning", "continuity"]));
    expect(said).toEqual(
      insightsFrom(somebody.id, spans, { ...linked, earlierMoods: [] }).map(({ about: _about, ...insight }) => insight),
    );
  });

  test("compare days with a tag only if the person asks, for Trends alone, by its name of today", async () => {
    const somebody = await person("ada", { zone });
    const [ada, words] = [open(somebody), wordDoor(name, somebody)];
    const { pages } = await keep(ada, linked, zone);
    const before = granted(await ada.insights());
    expect(before.length).toBeGreaterThan(0);
    const ids = [...pages.values()].slice(2);
    for (const edited of await Promise.all(ids.map((id) => ada.editPage(id, { newTags: [{ name: "Mira" }] }))))
      granted(edited);
    const [tag] = await words.tags();
    const texts = async () => {
      // Neither home nor an entry's card has them.
      expect(await ada.insights()).toEqual(before);
      expect((await keysBeside(somebody)).filter((key) => key?.includes("-tag-"))).toEqual([]);
      return granted(await ada.tagInsights()).map(({ text }) => text);
    };
    expect(await texts()).toEqual([]);

    await words.chooseForTag(tag?.id ?? "", { isCompared: true });
    const [text = ""] = await texts();
    expect(text).toContain(`A calm mood on `);
    expect(text).toContain(`of the ${ids.length} days with “Mira”`);

    await words.renameTag(tag?.id ?? "", "Lena");
    expect(await texts()).toEqual([text.replace("Mira", "Lena")]);

    await words.chooseForTag(tag?.id ?? "", { isCompared: false });
    expect(await texts()).toEqual([]);

    await words.chooseForTag(tag?.id ?? "", { isCompared: true });
    expect(await texts()).toHaveLength(1);
    await ada.changeSetting("insights", false);
    expect(await ada.tagInsights()).toEqual([]);
    await ada.changeSetting("insights", true);
    const { id } = granted(await ada.saveMood({ value: "hurt" }));
    expect(await ada.tagInsights()).toEqual([]);
    await ada.deleteMood(id);
    expect(await texts()).toHaveLength(1);

    await words.deleteTag(tag?.id ?? "");
    expect(await texts()).toEqual([]);
  });

  test("compare the tag that stays after a merge, if the other was compared", async () => {
    const somebody = await person("ada", { zone });
    const [ada, words] = [open(somebody), wordDoor(name, somebody)];
    const { pages } = await keep(ada, linked, zone);
    for (const id of pages.values()) granted(await ada.editPage(id, { newTags: [{ name: "Mira" }] }));
    const [mira] = await words.tags();
    const unused = granted(await words.createTag({ name: "Unused" })) as { id: string };
    await words.chooseForTag(unused.id, { isCompared: true });
    expect(await ada.tagInsights()).toEqual([]);

    await words.mergeTags(unused.id, mira?.id ?? "");

    expect(granted(await ada.tagInsights()).map(({ key }) => key)).toEqual([`calm-tag-${mira?.id}`]);
  });

  test("compare a tag only while it was used in the last 28 days of the person's calendar", async () => {
    // The two never have the same day.
    const [west, east] = ["Etc/GMT+12", "Pacific/Kiritimati"];
    const somebody = await person("ada", { zone: west });
    const [ada, words] = [open(somebody), wordDoor(name, somebody)];
    const today = localDateOf(new Date(), west);
    const { pages } = await keep(ada, linkedDiary(spansOn(today).to), west);
    const longAgo = [...pages].filter(([date]) => date < comparedSince(today));
    for (const [, id] of longAgo) granted(await ada.editPage(id, { newTags: [{ name: "Mira" }] }));
    const [tag] = await words.tags();
    await words.chooseForTag(tag?.id ?? "", { isCompared: true });
    const shown = async () => granted(await ada.tagInsights()).length;
    expect(await shown()).toBe(0);

    const occurredAt = instantIn(west, `${comparedSince(today)}T12:00`).toISOString();
    granted(await ada.logAction({ occurredAt, tagIds: [tag?.id ?? ""] }));
    expect(await shown()).toBe(1);

    granted(await ada.fixTimeZone(east));
    expect(await shown()).toBe(0);

    granted(await ada.fixTimeZone(west));
    expect(await shown()).toBe(1);
  });

  test("look at 26 weeks and no further, and not at this one", async () => {
    const ada = open(await person("ada", { zone }));
    const [other = "", ...calm] = lastCounted(7, zone);
    await keep(ada, checkInsOn([other], "tired"), zone);
    await keep(ada, checkInsOn([addDays(spans.from, -1), ...calm]), zone);
    await ada.saveMood({ value: "calm" });
    expect(await ada.insights()).toEqual([]);
    expect(await ada.daysToCompare()).toEqual({ withMood: 7, needed: comparableDays });

    await keep(ada, checkInsOn([spans.from]), zone);

    expect(await ada.daysToCompare()).toEqual({ withMood: 8, needed: comparableDays });
    expect(await ada.insights()).toEqual([
      { ...usual("7 of your 8"), days: 8, from: spans.from, to: spans.to, bars: [] },
    ]);
  });

  test("do not change with this week's entries, but with changes in earlier weeks", async () => {
    const ada = open(await person("ada", { zone }));
    const [other = "", ...calm] = lastCounted(11, zone);
    await keep(ada, checkInsOn([other], "tired"), zone);
    const { moods } = await keep(ada, checkInsOn(calm), zone);
    const [first = "", second = "", third = ""] = [...moods.values()];
    expect(await ada.insights()).toMatchObject([usual("10 of your 11")]);

    await ada.saveMood({ value: "great" });
    expect(await ada.insights()).toMatchObject([usual("10 of your 11")]);

    await ada.deleteMood(first);
    expect(await ada.insights()).toMatchObject([usual("9 of your 10")]);

    await ada.editMood(second, { value: "tired" });
    expect(await ada.insights()).toMatchObject([usual("8 of your 10")]);

    await ada.editMood(third, { occurredAt: new Date().toISOString() });
    expect(await ada.insights()).toMatchObject([usual("7 of your 9")]);
  });

  test("look back a year at the same week", async () => {
    const ada = open(await person("ada", { zone }));
    await keep(ada, checkInsOn([spans.yearAgo.from, spans.yearAgo.to]), zone);

    expect(await ada.insights()).toEqual([
      {
        key: "year-ago",
        text: "In this week a year ago you wrote something down on 2 days: Calm on 2.",
        days: 2,
        bars: [],
        ...spans.yearAgo,
      },
    ]);
  });

  test("are silent while the current mood is one of the hardest", async () => {
    const ada = open(await person("ada", { zone }));
    await keep(ada, mostlyCalm(zone), zone);
    expect(granted(await ada.insights())).toHaveLength(1);

    const { id } = granted(await ada.saveMood({ value: "depressed" }));
    expect(await ada.insights()).toEqual([]);
    expect(await ada.daysToCompare()).toBeNull();

    await ada.editMood(id, { value: "tired" });
    expect(granted(await ada.insights())).toHaveLength(1);
  });

  test("are empty when switched off, and back when switched on", async () => {
    const somebody = await person("ada", { zone });
    const ada = open(somebody);
    await keep(ada, mostlyCalm(zone), zone);

    await ada.changeSetting("insights", false);
    expect(await ada.insights()).toEqual([]);
    expect(await ada.daysToCompare()).toBeNull();
    expect(await keysBeside(somebody)).toEqual(Array.from({ length: 8 }));

    await ada.changeSetting("insights", true);
    expect(await ada.insights()).toMatchObject([usual("7 of your 8")]);
    expect(await keysBeside(somebody)).toEqual(
      Array.from({ length: 8 }, (_, number) => (number === 3 ? undefined : "usual-calm")),
    );
  });

  test("never tell of another", async () => {
    await keep(open(await person("ada", { zone })), mostlyCalm(zone), zone);

    expect(await open(await person("bo", { zone })).insights()).toEqual([]);
  });
});

describe("beside an entry", () => {
  test("there is the insight about such days, the same over both doors, with its span in REST", async () => {
    const ada = await person("ada", { zone });
    const { pages } = await keep(doors[0].open(ada), linked, zone);
    const calmDay = linked.checkIns.findLast(({ value }) => value === "calm")?.date;
    const pageDay = linked.days.findLast(({ journals }) => journals > 0)?.date ?? "";
    const pageId = pages.get(pageDay) ?? "";

    const { entries } = await historyOf(ada);
    const rest = await sendRequest("GET", `/api/journal/${pageId}`, { headers: bearer(ada) });

    const mood = entries.find(({ kind, localDate }) => kind === "Mood" && localDate === calmDay);
    const page = entries.find(({ id }) => id === pageId);
    expect(["calm-journals", "calm-morning"]).toContain(mood?.aiInsight?.key);
    expect(page?.aiInsight?.key).toBe("calm-journals");
    expect(rest.json).toMatchObject({
      aiInsight: `${page?.aiInsight?.text} (${nameOfSpan(linked.days[0]?.date ?? "", spans.to)})`,
    });
  });

  test("there is none on a day with one of the hardest moods, nor before the counted days", async () => {
    const ada = await person("ada", { zone });
    const door = doors[0].open(ada);
    const [hard = "", other = "", ...others] = lastCounted(9, zone);
    await keep(door, checkInsOn([other], "tired"), zone);
    await keep(door, checkInsOn([addDays(spans.from, -1), hard, ...others]), zone);
    expect((await historyOf(ada)).entries.filter(({ aiInsight }) => aiInsight)).toHaveLength(8);
    await keep(door, checkInsOn([hard], "hurt"), zone);
    const today = granted(await door.saveMood({ value: "calm" })).localDate;

    const { entries } = await historyOf(ada);

    const shown = entries.filter(({ aiInsight }) => aiInsight).map(({ localDate }) => localDate);
    expect(shown.toSorted()).toEqual([...others, today].toSorted());
  });

  test("there is none if insights are switched off, in REST too", async () => {
    const ada = await person("ada", { zone });
    const headers = bearer(ada);
    const door = doors[1].open(ada);
    await keep(door, linked, zone);
    await door.write();
    expect((await sendRequest("GET", "/api/journal?limit=1", { headers })).json).toMatchObject([
      { aiInsight: expect.any(String) },
    ]);

    await door.changeSetting("insights", false);

    expect((await sendRequest("GET", "/api/journal?limit=1", { headers })).json).toMatchObject([{ aiInsight: null }]);
    expect((await sendRequest("POST", "/api/journal", { headers, body: { content: "Now." } })).json).toMatchObject({
      aiInsight: null,
    });
  });
});

function usual(days: string) {
  return { key: "usual-calm", text: `You noted Calm on ${days} days with a mood.` };
}

async function keysBeside(somebody: Person): Promise<(string | undefined)[]> {
  return (await historyOf(somebody)).entries.map(({ aiInsight }) => aiInsight?.key);
}

/** Own words over the same door. */
function wordDoor(name: string, somebody: Person): WordDoor {
  const door = wordDoors.find((one) => one.name === name);
  if (!door) throw new Error(`There is no door ${name}.`);
  return door.open(somebody);
}
