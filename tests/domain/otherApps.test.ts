import { describe, expect, test, vi } from "vitest";
import { appleJournal } from "#client/screens/bring-your-diary/appleJournal/appleJournal.ts";
import { dayOne } from "#client/screens/bring-your-diary/dayOne/dayOne.ts";
import { daylio } from "#client/screens/bring-your-diary/daylio/daylio.ts";
import { matchingOf } from "#client/screens/bring-your-diary/elsewhere/matching.ts";
import { zonesAround, zoneWithOffset } from "#client/screens/bring-your-diary/elsewhere/zones.ts";
import { howWeFeel } from "#client/screens/bring-your-diary/howWeFeel/howWeFeel.ts";
import { journiv } from "#client/screens/bring-your-diary/journiv/journiv.ts";
import { otherApps } from "#client/screens/bring-your-diary/otherApps.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import {
  applePage,
  daylioBackup,
  daylioDay,
  daylioZip,
  dayOneZip,
  foundBy,
  folderOf,
  isRecognizedBy,
  pin,
  sentLines,
} from "#tests/support/elsewhereFiles.ts";
import { samples } from "#tests/support/samples/samples.ts";

describe("a Daylio backup", () => {
  test("keeps day, time and zone, mood, title, note and tags of each entry", async () => {
    const found = await foundBy(daylio, daylioZip([daylioDay]));
    const { lines } = await sentLines(found);

    expect(lines).toEqual([
      {
        kind: "mood",
        import: "an-import",
        source: { app: "daylio", id: "1742", words: expect.any(String) },
        occurredAt: "2021-03-02T20:15:00.000Z",
        timeZone: "Etc/GMT-1",
        localDate: "2021-03-02",
        value: "great",
        journalTitle: "Snow",
        note: "A long walk.",
        ownTags: [{ name: "walk", group: "Hobbies" }],
      },
    ]);
  });

  test("of an old version is a text alone, without zones and ids", async () => {
    const { id: _id, timeZoneOffset: _offset, note_title: _title, ...old } = daylioDay;

    const { lines } = await sentLines(await foundBy(daylio, new Blob([daylioBackup([old], { version: 6 })])));

    expect(lines).toMatchObject([
      { localDate: "2021-03-02", note: "A long walk.", source: { earlier: "at 1614716100000" } },
    ]);
  });

  test("of a new version has notes in HTML, which become plain text", async () => {
    const note = "<div>Bread &amp; butter</div><ul><li>one</li><li>two</li></ul><p>Bye<br>now</p>";

    const { lines } = await sentLines(await foundBy(daylio, daylioZip([{ ...daylioDay, note }])));

    expect(lines[0]?.note).toBe("Bread & butter\n- one\n- two\nBye\nnow");
  });

  test("keeps the day that the person saw, even where it is not that of the zone", async () => {
    const day = { ...daylioDay, day: 3, timeZoneOffset: 0 };

    expect((await foundBy(daylio, daylioZip([day]))).entries).toMatchObject([
      { localDate: "2021-03-03", timeZone: "UTC" },
    ]);
  });

  test("whose instant is another day's keeps day and time as they were shown", async () => {
    const { entries } = await foundBy(daylio, daylioZip([{ ...daylioDay, datetime: Date.UTC(2021, 5, 1) }]));

    expect(entries).toMatchObject([{ localDate: "2021-03-02", occurredAt: new Date("2021-03-02T20:15:00Z") }]);
  });

  test.each([
    [5.5 * 60, "Asia/"],
    [-3 * 60, "Etc/GMT+3"],
    [0, "UTC"],
  ])("of %i minutes gets a zone that had this offset then", async (minutes, zone) => {
    const day = { ...daylioDay, timeZoneOffset: minutes * 60_000 };

    expect((await foundBy(daylio, daylioZip([day]))).entries[0]?.timeZone).toContain(zone);
  });

  test.each([
    ["America/New_York", "en-US", -8, "America/Los_Angeles"],
    ["America/New_York", "en-US", 1, "Etc/GMT-1"],
    ["Europe/London", "en-US", -8, "Etc/GMT+8"],
  ])("of somebody in %s with the language %s has a zone of that country where it can", (own, language, hours, zone) => {
    const winter = new Date(Date.UTC(2021, 0, 1));

    expect(zoneWithOffset(winter, hours * 60, zonesAround(own, language))).toBe(zone);
  });

  test("suggests moods by its own groups for words that we do not know", async () => {
    const found = await foundBy(
      daylio,
      daylioZip([
        { ...daylioDay, mood: 7 },
        { ...daylioDay, id: 2, mood: 5 },
      ]),
    );

    expect(matchingOf(found).moods).toEqual([
      { key: "floaty", name: "Floaty", count: 1, suggestion: "happy" },
      { key: "awful", name: "Awful", count: 1, suggestion: undefined },
    ]);
  });

  test("says what is left out and which fields are unknown, and never reads the PIN", async () => {
    const log = vi.spyOn(console, "log");
    const found = await foundBy(
      daylio,
      daylioZip([{ ...daylioDay, scales: [1] }], {
        assets: [{ id: 1, checksum: "0a1b" }],
        goals: [{}, {}],
        sleepData: [{ hours: 7 }],
      }),
    );

    expect(found.leftOut.map(({ what }) => what)).toEqual([
      "1 photo or recording",
      "2 goals",
      "Settings, reminders and the PIN",
      "Field “sleepData” of the file",
      "Field “scales” of 1 entry",
    ]);
    expect(JSON.stringify([found, await sentLines(found)])).not.toContain(pin);
    expect(log).not.toHaveBeenCalled();
  });

  test("with a day that does not exist names its entry and reads the others", async () => {
    const { entries, unread } = await foundBy(daylio, daylioZip([{ ...daylioDay, day: 31, month: 1 }, daylioDay]));

    expect(entries).toHaveLength(1);
    expect(unread).toEqual([{ line: 1, problem: "Its date does not exist." }]);
  });

  test.each([
    ["no JSON", "bm90IGpzb24=", "it is damaged or encrypted"],
    ["no Base64", "%%%", "it is damaged or encrypted"],
    ["no entries", Buffer.from('{"version":99}').toString("base64"), "A newer Daylio may have made it."],
  ])("with %s says so", async (_what, text, sentence) => {
    await expect(foundBy(daylio, zipBlob({ "backup.daylio": text }))).rejects.toThrow(sentence);
  });
});

describe("an export of Day One", () => {
  const entry = {
    uuid: "A1",
    creationDate: "2024-06-01T21:30:00Z",
    timeZone: "Asia/Tokyo",
    text: "# Rain\n\nAll day\\.",
  };

  test("keeps time, zone, title, text and tags", async () => {
    const { lines } = await sentLines(await foundBy(dayOne, dayOneZip({ Journal: [{ ...entry, tags: ["home"] }] })));

    expect(lines).toMatchObject([
      {
        kind: "journal",
        source: { app: "day-one", id: "A1", words: expect.any(String) },
        occurredAt: "2024-06-01T21:30:00.000Z",
        timeZone: "Asia/Tokyo",
        localDate: "2024-06-02",
        title: "Rain",
        body: "All day.",
        ownTags: [{ name: "home", group: null }],
      },
    ]);
  });

  test("of a whole day is at noon of its day", async () => {
    const allDay = { ...entry, creationDate: "2025-04-01T05:00:00Z", timeZone: "Europe/Berlin", isAllDay: true };

    const { entries } = await foundBy(
      dayOne,
      dayOneZip({
        Journal: [allDay, { ...allDay, creationDate: "2025-04-01T22:30:00Z" }, { ...entry, isAllDay: false }],
      }),
    );

    expect(entries).toMatchObject([
      { occurredAt: new Date("2025-04-01T10:00:00Z"), timeZone: "Europe/Berlin", localDate: "2025-04-01" },
      { occurredAt: new Date("2025-04-02T10:00:00Z"), localDate: "2025-04-02" },
      { occurredAt: new Date("2024-06-01T21:30:00Z") },
    ]);
  });

  test.each([
    ["GMT+1200", "2024-03-05T12:30:00Z", "2024-03-06", "Etc/GMT-12"],
    ["GMT+0530", "2024-03-05T19:00:00Z", "2024-03-06", "Asia/"],
    ["GMT-0700", "2024-03-06T05:00:00Z", "2024-03-05", "Etc/GMT+7"],
    ["+05:30", "2024-03-05T19:00:00Z", "2024-03-06", "Asia/"],
    ["UTC-3", "2024-03-06T02:00:00Z", "2024-03-05", "Etc/GMT+3"],
    // No zone has this offset in March.
    ["GMT+12:45", "2024-03-05T12:00:00Z", "2024-03-06", "UTC"],
  ])("with the offset %s for a zone keeps its day", async (timeZone, creationDate, localDate, zone) => {
    const { entries } = await foundBy(dayOne, dayOneZip({ Journal: [{ ...entry, creationDate, timeZone }] }));

    expect(entries).toMatchObject([{ localDate, occurredAt: new Date(creationDate) }]);
    expect(entries[0]?.timeZone).toContain(zone);
  });

  test("has rich text, whose lists and quotes are kept and whose pictures are not", async () => {
    const contents = [
      piece("Rain\n", { header: 1 }),
      { embeddedObjects: [{ type: "photo", identifier: "P" }] },
      { text: "All " },
      { text: "day\n", attributes: { bold: true } },
      piece("milk\n", { listStyle: "bulleted", indentLevel: 1 }),
      piece("eggs\n", { listStyle: "checkbox", checked: true }),
      piece("second\n", { listStyle: "numbered", listIndex: 2 }),
      piece("said she", { quote: true }),
    ];
    const richText = JSON.stringify({ contents });

    const found = await foundBy(dayOne, dayOneZip({ Journal: [{ ...entry, richText, photos: [{}], starred: true }] }));

    expect(found.entries[0]).toMatchObject({
      title: "Rain",
      text: "All day\n- milk\n- [x] eggs\n2. second\n> said she",
    });
    expect(found.leftOut.map(({ what }) => what)).toEqual(["1 photo", "1 star"]);
  });

  test("has text with pictures in it, which go, and a longer title stays its first line", async () => {
    const text = "# A walk along the river to the old mill\n![](dayone-moment://P)\n![](dayone-moment:/video/V)\nWords";

    const { lines } = await sentLines(await foundBy(dayOne, dayOneZip({ Journal: [{ ...entry, text }] })));

    expect(lines[0]?.body).toBe("A walk along the river to the old mill\n\nWords");
  });

  test("has places and weather, which are left out, or come as a line under the text", async () => {
    const location = { placeName: "Café Kranzler", localityName: "Berlin", country: "Germany", latitude: 52.5 };
    const weather = { temperatureCelsius: 18.4, conditionsDescription: "Cloudy", windBearing: 3 };
    const bare = { uuid: "B2", location: { latitude: 52.50367, longitude: 13.33 }, text: "Words" };
    const file = dayOneZip({
      Journal: [
        { ...entry, location, weather },
        { ...entry, ...bare },
        { ...entry, uuid: "C3" },
      ],
    });

    const found = await foundBy(dayOne, file);
    const bodies = async (withSurroundings: boolean) =>
      (await sentLines(found, { withSurroundings })).lines.map(({ body }) => body);

    expect(matchingOf(found).surroundings).toBe("Café Kranzler, Berlin, Germany · 18 °C, Cloudy");
    expect(await bodies(false)).toEqual(["All day.", "Words", "All day."]);
    expect(await bodies(true)).toEqual([
      "All day.\n\nCafé Kranzler, Berlin, Germany · 18 °C, Cloudy",
      "Words\n\n52.5037, 13.3300",
      "All day.",
    ]);
    expect(found.surroundingsLeftOut?.map(({ what }) => what)).toEqual(["2 places", "1 weather report"]);
  });

  test("with several journals keeps their names as tags", async () => {
    const found = await foundBy(dayOne, dayOneZip({ Travel: [entry], Home: [{ ...entry, uuid: "B2" }] }));

    expect(found.entries.map(({ tags }) => tags)).toEqual([
      [{ name: "Travel", group: "Journals" }],
      [{ name: "Home", group: "Journals" }],
    ]);
  });

  test.each([
    ["tags and pictures before the words", { "Journal.json": { entries: [{ tags: ["a"], photos: [{}], ...entry }] } }],
    [
      "its metadata last",
      { "Journal.json": { entries: [{ ...entry, text: "x".repeat(9_000) }], metadata: { version: "1.0" } } },
    ],
    [
      "more metadata before the version",
      { "Journal.json": { metadata: { by: "x", version: "1.0" }, entries: [entry] } },
    ],
    [
      "a word in brackets first",
      { "Journal.json": { entries: [{ text: "[ ] milk", creationDate: entry.creationDate }] } },
    ],
    ["a journal two folders deep", { "a/b/Journal.json": { metadata: { version: "1.0" }, entries: [entry] } }],
    [
      "a JSON of another app beside it",
      { "a.json": { entries: 1 }, "Journal.json": { metadata: { version: "1" }, entries: [entry] } },
    ],
  ])("is recognized with %s", async (_what, files: Record<string, object>) => {
    const texts = Object.entries(files).map(([name, json]) => [name, JSON.stringify(json)]);

    expect((await foundBy(dayOne, zipBlob(Object.fromEntries(texts) as Record<string, string>))).entries).toHaveLength(
      1,
    );
  });

  test("is recognized as a JSON alone, too, with a mark at its beginning", async () => {
    const { entries } = await foundBy(dayOne, new Blob([`\uFEFF${JSON.stringify({ entries: [entry] })}`]));

    expect(entries).toMatchObject([{ id: "A1", title: "Rain" }]);
  });

  test("is recognized in a folder that other programs name from the root of the disk", async () => {
    const text = JSON.stringify({ metadata: { version: "1.0" }, entries: [entry] });
    const zip = folderOf({ "/Journal.json": text });

    expect((await dayOne.read({ blob: new Blob(), zip })).entries).toHaveLength(1);
  });

  test.each([
    ["a list", [entry]],
    ["entries of another kind", { entries: [{ date: "2020-03-29", title: "Default" }] }],
    ["a number of entries", { metadata: { version: "1.0" }, entries: 3 }],
  ])("is not what has %s", async (_what, json) => {
    expect(await isRecognizedBy(dayOne, zipBlob({ "Journal.json": JSON.stringify(json) }))).toBe(false);
  });

  test("with an entry without a date, or that is damaged, says so", async () => {
    const { unread } = await foundBy(dayOne, dayOneZip({ Journal: [{ uuid: "C3" }, entry] }));

    expect(unread).toEqual([{ line: 1, problem: "It has no date." }]);
    const cut = '{"metadata":{"version":"1.0"},"entries":[{"uuid":';
    await expect(foundBy(dayOne, zipBlob({ "Journal.json": cut }))).rejects.toThrow(
      "“Journal” of this file is damaged",
    );
  });
});

describe("an export of Apple's Journal", () => {
  test("keeps day, title, text and prompt, though its tags are not nested", async () => {
    const page = applePage({ title: "Snow", body: "One &amp; two\nThree", prompt: "What was good?" });

    const { entries } = await foundBy(appleJournal, appleZip({ "2025-10-29_Snow": page }));

    expect(entries).toMatchObject([
      {
        earlierId: "2025-10-29_Snow",
        localDate: "2025-10-29",
        title: "Snow",
        text: "What was good?\nOne & two\n\nThree",
      },
    ]);
    expect(entries[0]).not.toHaveProperty("mood");
  });

  test.each([
    ["Wednesday, 29 October 2025"],
    ["quarta-feira, 29 de outubro de 2025"],
    ["Mittwoch, 29. Oktober 2025"],
    ["среда, 29 октября 2025 г."],
    ["2025年10月29日 水曜日"],
    ["2025년 10월 29일 수요일"],
    ["miércoles, 29 de octubre de 2025"],
    ["mer. 29 oct. 2025"],
    ["วันพุธที่ 29 ตุลาคม พุทธศักราช 2568"],
  ])("without a date in its name has that of its header: %s", async (header) => {
    const { entries } = await foundBy(appleJournal, appleZip({ page: applePage({ header, body: "Words" }) }));

    expect(entries).toMatchObject([{ localDate: "2025-10-29" }]);
  });

  test("has the time of an attachment of that day, its state of mind, and no labels of attachments", async () => {
    const grid = `<div class="gridItem assetType_photo" id="P"><img src="../Resources/P.heic"/><div class="durationText">0:12</div></div>
      <div class="gridItem assetType_stateOfMind" id="S"><div class="gridItemOverlayHeader">Calm</div><div class="gridItemOverlayFooter">Family, Work</div></div>`;
    const date = Date.UTC(2025, 9, 29, 14, 30) / 1_000 - Date.UTC(2001, 0, 1) / 1_000;

    const found = await foundBy(
      appleJournal,
      appleZip(
        { "2025-10-29": applePage({ grid, body: "Words" }) },
        { "AppleJournalEntries/Resources/P.json": JSON.stringify({ date }) },
      ),
    );

    expect(found.entries).toMatchObject([
      {
        occurredAt: new Date("2025-10-29T14:30:00Z"),
        mood: "Calm",
        text: "Words",
        tags: [{ name: "Family" }, { name: "Work" }],
      },
    ]);
    expect(found.leftOut.map(({ what }) => what)).toEqual(["1 photo"]);
  });

  test("goes on with the words behind a drawing", async () => {
    const drawing = `<div class="gridItem assetType_drawing" id="D"><div>12 kB</div></div>`;

    const { entries } = await foundBy(
      appleJournal,
      appleZip({ "2025-10-29": applePage({ body: `One ${drawing}two` }) }),
    );

    expect(entries[0]?.text.replaceAll(/\s+/g, " ")).toBe("One two");
  });

  test("without any date names its page", async () => {
    const { unread } = await foundBy(appleJournal, appleZip({ page: applePage({ header: "someday", body: "Words" }) }));

    expect(unread).toEqual([{ line: 1, problem: "page.html has no date that can be read." }]);
  });
});

describe("an export of How We Feel", () => {
  const head = "Date,Mood,Tags (People),Tags (Places),Tags (Events),Exercise,Sleep,Notes,Reflections,Takeaways,Moon";

  test("keeps time, words and tags, and each of several moods", async () => {
    const row = '2026 Sun Feb 8 4:04 PM,Mellow;Depressed,Mira,Home,"Work;Tea",yes,,"Two\nlines",Why,So,full';

    const found = await foundBy(howWeFeel, new Blob([`\uFEFF${head}\n${row}\n`]));

    expect(found.entries).toMatchObject([
      {
        earlierId: "2026-02-08 16:04",
        mood: "Mellow",
        localDate: "2026-02-08",
        text: "Two\nlines\n\nWhy\n\nSo",
        tags: [
          { name: "Mira", group: "People" },
          { name: "Home", group: "Places" },
          { name: "Work", group: "Events" },
          { name: "Tea", group: "Events" },
        ],
      },
      { earlierId: "2026-02-08 16:04/Depressed", mood: "Depressed", text: "", tags: [] },
    ]);
    expect(matchingOf(found).moods).toEqual([
      { key: "mellow", name: "Mellow", count: 1, suggestion: "calm" },
      { key: "depressed", name: "Depressed", count: 1, suggestion: undefined },
    ]);
    expect(found.leftOut.map(({ what }) => what)).toEqual(["1 measured value", "Field “Moon” of 1 row"]);
  });

  test("with a row without a date names its line", async () => {
    const { unread } = await foundBy(howWeFeel, new Blob([`${head}\n2026 Sun Feb 8 4:04 PM,Mellow\nsoon,Sad`]));

    expect(unread).toEqual([{ line: 3, problem: "It has no date that can be read." }]);
  });
});

describe("an export of Journiv", () => {
  const times = {
    entry_datetime_utc: "2025-05-01T20:00:00Z",
    entry_timezone: "Europe/Paris",
    entry_date: "2025-05-01",
  };
  const definitions = [
    { name: "floaty", category: "positive" },
    { name: "edgy", category: "negative", score: 1 },
  ];

  test("of version 1.0 has entries in journals, each with its mood", async () => {
    const entry = {
      ...times,
      title: "Rain",
      content: "All day",
      tags: ["home"],
      created_at: "2025-05-02T00:00:00Z",
      mood_log: { mood_name: "floaty", note: "soft" },
    };

    const found = await foundBy(
      journiv,
      journivZip({ export_version: "1.0", journals: [{ entries: [entry] }], mood_definitions: definitions }),
    );

    expect(found.entries).toMatchObject([
      {
        earlierId: "2025-05-02T00:00:00Z",
        mood: "floaty",
        title: "Rain",
        text: "All day\n\nsoft",
        localDate: "2025-05-01",
        timeZone: "Europe/Paris",
        tags: [{ name: "home" }],
      },
    ]);
    expect(matchingOf(found).moods[0]?.suggestion).toBe("happy");
  });

  test("of version 1.2 has Quill Deltas, whose lists are kept", async () => {
    const ops = [
      { insert: "Shopping\n" },
      ...list("milk", "ordered"),
      ...list("eggs", "ordered"),
      { insert: { image: "x" } },
      { insert: "Done\n" },
    ];

    const { entries } = await foundBy(
      journiv,
      journivZip({ export_version: "1.2", journals: [{ entries: [{ ...times, content_delta: { ops } }] }] }),
    );

    expect(entries[0]?.text).toBe("Shopping\n1. milk\n2. eggs\nDone");
  });

  test("has Quill Deltas, whose links, code and lists in lists are kept", async () => {
    const ops = [
      { insert: "Read " },
      { insert: "this", attributes: { link: "https://example.org/story" } },
      { insert: " and " },
      { insert: "npm start", attributes: { code: true } },
      { insert: "gone", attributes: { strike: true } },
      { insert: "\none" },
      { insert: "\n", attributes: { list: "ordered" } },
      { insert: "tea" },
      { insert: "\n", attributes: { list: "bullet", indent: 1 } },
      { insert: "two" },
      { insert: "\n", attributes: { list: "ordered" } },
      { insert: "done" },
      { insert: "\n", attributes: { list: "checked" } },
      { insert: "let x;" },
      { insert: "\n", attributes: { "code-block": "plain" } },
      { insert: { video: "https://videos.example/1" } },
      { insert: { divider: true } },
      { insert: "end" },
    ];

    const { entries } = await foundBy(
      journiv,
      journivZip({ export_version: "1.2", journals: [{ entries: [{ ...times, content_delta: { ops } }] }] }),
    );

    expect(entries[0]?.text).toBe(
      "Read [this](https://example.org/story) and `npm start`~~gone~~\n1. one\n  - tea\n2. two\n- [x] done\n```\nlet x;\n```\nhttps://videos.example/1\n---\nend",
    );
  });

  test("of version 1.4 has moments with moods, activities and entries", async () => {
    const moment = {
      external_id: "m1",
      logged_at_utc: "2025-05-01T20:00:00",
      logged_date_tz: "2025-05-01",
      logged_timezone: "Europe/Paris",
      primary_mood_name: "edgy",
      mood_activity: [{ mood_name: "edgy" }, { mood_name: "tired" }, { activity_external_id: "a1" }],
      entry: { title: "Rain", content_plain_text: "All day", journal_external_id: "j1" },
      media: [{}],
      mystery: 1,
    };
    const data = {
      export_version: "1.4",
      journals: [
        { external_id: "j1", title: "Home" },
        { external_id: "j2", title: "Work" },
      ],
      moments: [moment],
      mood_definitions: definitions,
      activities: [{ external_id: "a1", name: "Walk", group_external_id: "g1" }],
      activity_groups: [{ external_id: "g1", name: "Outside" }],
    };

    const found = await foundBy(journiv, journivZip(data));

    expect(found.entries).toMatchObject([
      {
        id: "m1",
        mood: "edgy",
        text: "All day",
        tags: [
          { name: "Walk", group: "Outside" },
          { name: "Home", group: "Journals" },
        ],
      },
      { id: "m1/tired", mood: "tired", text: "" },
    ]);
    expect(matchingOf(found).moods).toMatchObject([{ suggestion: undefined }, { suggestion: "tired" }]);
    expect(found.leftOut.map(({ what }) => what)).toEqual([
      "1 photo, video or recording",
      "Field “mystery” of 1 entry",
    ]);
  });

  test("of another version says that it is newer", async () => {
    await expect(foundBy(journiv, journivZip({ export_version: "2.0", journals: [] }))).rejects.toThrow(
      "A newer Journiv",
    );
  });
});

test.each(otherApps.map((source, place) => [place, source] as const))(
  "the made file of source %i is recognized by its own source alone, and all of it is read",
  async (_place, source) => {
    const sample = samples.find((each) => each.source === source);
    const file = sample?.file(sample.entries) ?? new Blob();

    const known = await Promise.all(otherApps.map(async (each) => isRecognizedBy(each, file)));
    const { entries, unread } = await foundBy(source, file);

    expect(otherApps.filter((_each, index) => known[index])).toEqual([source]);
    expect(entries.length).toBeGreaterThanOrEqual(sample?.entries.length ?? 1);
    expect(unread).toEqual([]);
  },
);

/** A piece of Day One's rich text. */
function piece(text: string, line: object) {
  return { text, attributes: { line } };
}

/** A line of a list in a Quill Delta. */
function list(insert: string, kind: string) {
  return [{ insert }, { insert: "\n", attributes: { list: kind } }];
}

function appleZip(pages: Record<string, string>, more: Record<string, string> = {}): Blob {
  const files = Object.entries(pages).map(([name, page]) => [`AppleJournalEntries/Entries/${name}.html`, page]);
  return zipBlob({ ...Object.fromEntries(files), ...more });
}

function journivZip(data: object): Blob {
  return zipBlob({ "data.json": JSON.stringify(data) });
}
