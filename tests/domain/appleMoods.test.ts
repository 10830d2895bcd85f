import { describe, expect, test } from "vitest";
import { appleJournal } from "#client/screens/bring-your-diary/appleJournal/appleJournal.ts";
import { matchingOf } from "#client/screens/bring-your-diary/elsewhere/matching.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import { applePage, foundBy, sentLines } from "#tests/support/elsewhereFiles.ts";

describe("a state of mind of Apple's Journal", () => {
  test("with several names becomes a mood for each, and the words stand with the first", async () => {
    const found = await read({ states: [["Sad, Overwhelmed", "Health, Work"]], body: "Words" });

    expect(found.entries).toMatchObject([
      { earlierId: "2024-11-03", mood: "Sad", text: "Words", tags: [{ name: "Health" }, { name: "Work" }] },
      { earlierId: "2024-11-03/Overwhelmed", mood: "Overwhelmed", text: "", tags: [] },
    ]);
    expect((await sentLines(found)).lines).toMatchObject([
      { kind: "mood", value: "sad", note: "Words", source: { earlier: "2024-11-03" } },
      { kind: "mood", value: "overwhelmed", source: { earlier: "2024-11-03/Overwhelmed" } },
    ]);
  });

  test("asks for each name once, and not for each combination", async () => {
    const states = [
      "Sad, Overwhelmed",
      "Calm",
      "Content, Calm",
      "Anxious, Sad, Overwhelmed",
      "A Very Unpleasant Day, Angry",
    ];
    const found = await Promise.all(states.map((state) => read({ states: [[state, ""]] })));
    const entries = found.flatMap((each) => each.entries);

    expect(matchingOf({ ...found[0]!, entries }).moods.map(({ name, count }) => [name, count])).toEqual([
      ["Sad", 2],
      ["Overwhelmed", 2],
      ["Calm", 2],
      ["Content", 1],
      ["Anxious", 1],
      ["A Very Unpleasant Day", 1],
      ["Angry", 1],
    ]);
  });

  test.each([
    ["Sunday, 3 November 2024", "Happy, Proud, and Relieved", ["Happy", "Proud", "Relieved"]],
    ["Sunday, November 3, 2024", "Happy and Proud", ["Happy", "Proud"]],
    ["Sonntag, 3. November 2024", "Traurig, müde und einsam", ["Traurig", "müde", "einsam"]],
    ["domingo, 3 de noviembre de 2024", "Triste y cansado", ["Triste", "cansado"]],
    ["domingo, 3 de novembro de 2024", "Triste e cansado", ["Triste", "cansado"]],
    ["dimanche 3 novembre 2024", "Triste et fatigué", ["Triste", "fatigué"]],
    ["воскресенье, 3 ноября 2024 г.", "Грусть, усталость и гнев", ["Грусть", "усталость", "гнев"]],
    ["2024年11月3日 日曜日", "悲しい、平和", ["悲しい", "平和"]],
    ["2024年11月3日 星期日", "平和、悲伤", ["平和", "悲伤"]],
    ["الأحد، ٣ نوفمبر ٢٠٢٤", "حزين، وحيد", ["حزين", "وحيد"]],
    ["2024년 11월 3일 일요일", "슬픔 및 피곤", ["슬픔", "피곤"]],
  ])("is split as lists are written on %s", async (header, state, names) => {
    const { entries } = await read({ header, states: [[state, ""]] });

    expect(entries.map(({ mood }) => mood)).toEqual(names);
  });

  test.each([
    ["Sunday, 3 November 2024", "Triste y cansado"],
    ["Sonntag, 3. November 2024", "Happy and Proud"],
    ["someday", "Happy and Proud"],
    ["2024年11月3日 星期日", "平和"],
  ])("is one name where nothing shows a list: %s, %s", async (header, state) => {
    const { entries } = await read({ header, states: [[state, ""]] });

    expect(entries.map(({ mood }) => mood)).toEqual([state]);
  });

  test("has all its names in the file beside it, where the page cuts them", async () => {
    const resource = { labels: "Happy, Proud, Excited, Relieved", associations: "Family, Work, Health" };

    const { entries } = await read({
      states: [["Happy, Proud and more", "Family and more"]],
      more: { "AppleJournalEntries/Resources/S0.json": JSON.stringify(resource) },
    });

    expect(entries.map(({ mood }) => mood)).toEqual(["Happy", "Proud", "Excited", "Relieved"]);
    expect(entries[0]?.tags.map(({ name }) => name)).toEqual(["Family", "Work", "Health"]);
  });

  test("that is one of several in an entry joins them, each name once", async () => {
    const { entries } = await read({
      states: [
        ["Calm, Content", "Family"],
        ["Sad, calm", "Family, Work"],
      ],
    });

    expect(entries.map(({ mood }) => mood)).toEqual(["Calm", "Content", "Sad"]);
    expect(entries[0]?.tags.map(({ name }) => name)).toEqual(["Family", "Work"]);
  });
});

interface Given {
  header?: string;
  states: readonly (readonly [names: string, about: string])[];
  body?: string;
  more?: Record<string, string>;
}

function read({ header, states, body = "", more = {} }: Given) {
  const grid = states.map(
    ([names, about], index) =>
      `<div id="S${index}" class="gridItem assetType_stateOfMind"><div class="gridItemOverlayText gridItemOverlayHeader">${names}</div><img src="../Resources/S.heic"/><div class="gridItemOverlayText gridItemOverlayFooter">${about}</div></div>`,
  );
  const page = applePage({ ...(header === undefined ? {} : { header }), grid: grid.join(""), body });
  return foundBy(appleJournal, zipBlob({ "AppleJournalEntries/Entries/2024-11-03.html": page, ...more }));
}
