import { expect, test } from "vitest";
import { appleJournal } from "#client/screens/bring-your-diary/appleJournal/appleJournal.ts";
import { dayOne } from "#client/screens/bring-your-diary/dayOne/dayOne.ts";
import { daylio } from "#client/screens/bring-your-diary/daylio/daylio.ts";
import type { Elsewhere } from "#client/screens/bring-your-diary/elsewhere/elsewhere.ts";
import { unknownFields } from "#client/screens/bring-your-diary/elsewhere/json.ts";
import { leftOutFields, leftOutIf } from "#client/screens/bring-your-diary/elsewhere/leftOut.ts";
import { howWeFeel } from "#client/screens/bring-your-diary/howWeFeel/howWeFeel.ts";
import { journiv } from "#client/screens/bring-your-diary/journiv/journiv.ts";
import { bearable } from "#client/screens/bring-your-diary/bearable/bearable.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import { applePage, daylioDay, daylioZip, dayOneZip, foundBy, pin } from "#tests/support/elsewhereFiles.ts";
import { readTable } from "#tests/support/tables.ts";

test("what stays in a Daylio backup is counted with an example, and a passcode is none", async () => {
  const day = { ...daylioDay, note: '<img src="cat.jpg">', isFavorite: true, scales: [{ id: 3, value: 4 }] };
  const more = {
    assets: [{ id: 1, checksum: "0a1b" }, {}],
    goals: [{ name: "Run" }],
    goalEntries: [{ goalId: 1, year: 2021 }],
    writingTemplates: [{ title: "Evening" }],
    sleepData: [{ hours: 7 }],
    passcode: pin,
    locked: { code: pin },
    later: [],
  };

  const { leftOut } = await foundBy(daylio, daylioZip([day, { ...day, id: 2, scales: [] }], more));

  expect(shown({ leftOut })).toEqual([
    "2 photos and recordings: id: 1, checksum: 0a1b",
    "2 pictures in notes: cat.jpg",
    "2 favorites",
    "1 goal: name: Run",
    "1 day of a goal: goalId: 1, year: 2021",
    "1 template: title: Evening",
    "Settings, reminders and the PIN",
    "Field “locked” of the file",
    "Field “passcode” of the file",
    "Field “sleepData” of the file: hours: 7",
    "Field “scales” of 1 entry: id: 3, value: 4",
  ]);
  expect(JSON.stringify(leftOut)).not.toContain(pin);
});

test("what stays in an export of Day One is counted with an example", async () => {
  const entry = { uuid: "A1", creationDate: "2024-03-05T11:30:00Z", timeZone: "UTC", text: "Words" };
  const contents = [{ embeddedObjects: [{ type: "podcast", episode: "Rain", show: "Slow radio" }] }];
  const file = dayOneZip({
    Journal: [
      {
        ...entry,
        richText: JSON.stringify({ contents }),
        photos: [{ identifier: "P1", type: "jpeg" }],
        location: { placeName: "Café Kranzler" },
        weather: { temperatureCelsius: 18.4 },
        music: { track: "So What", artist: "Miles Davis" },
        userActivity: { activityName: "Walking", stepCount: 1200 },
        isPinned: true,
        moonPhase: 0.4,
      },
      { ...entry, uuid: "B2", moonPhase: 0.5, photos: [], starred: false, isPinned: false, location: null },
    ],
  });

  const found = await foundBy(dayOne, file);

  expect(shown(found)).toEqual([
    "1 photo: identifier: P1, type: jpeg",
    "1 “podcast” in a text: episode: Rain, show: Slow radio",
    "1 song: track: So What, artist: Miles Davis",
    "1 measured value: activityName: Walking, stepCount: 1200",
    "1 pin",
    "Field “moonPhase” of 2 entries: 0.4",
  ]);
  expect(shown({ leftOut: found.surroundingsLeftOut ?? [] })).toEqual([
    "1 place: Café Kranzler",
    "1 weather report: 18 °C",
  ]);
});

test("attachments of Apple's Journal are counted by their kinds, and pages on the web stay in the text", async () => {
  const grid = `<div class="gridItem assetType_photo" id="P1"><img src="../Resources/P1.heic"/></div>
    <div class="gridItem assetType_livePhoto" id="P2"></div>
    <div class="gridItem assetType_link" id="L"><a href="https://example.org/a"><div class="mediaTitle">A page</div></a></div>
    <div class="gridItem assetType_music" id="M"><div class="mediaTitle">So What</div><div class="mediaArtist">Miles Davis</div></div>
    <div class="gridItem assetType_stateOfMind" id="S"><div class="gridItemOverlayHeader">Calm</div></div>`;

  const found = await foundBy(
    appleJournal,
    zipBlob({ "Entries/2025-10-29.html": applePage({ grid, body: 'Words <img src="x.png">' }) }),
  );

  expect(found.entries[0]?.text).toBe("Words\n\n[A page](https://example.org/a)");
  expect(shown(found)).toEqual([
    "2 photos: P1",
    "1 picture in a text: x.png",
    "1 attachment “music”: So What · Miles Davis",
  ]);
});

test("what stays in an export of How We Feel is counted with an example", async () => {
  const head = "Date,Mood,Sleep,Takeaways,Moon,Empty";
  const rows = ["2026 Sun Feb 8 4:04 PM,Mellow,7h,So,full,", "2026 Mon Feb 9 4:04 PM,Mellow,,So,new,"];

  expect(shown(await foundBy(howWeFeel, new Blob([[head, ...rows].join("\n")])))).toEqual([
    "1 measured value: Sleep: 7h",
    "Field “Moon” of 2 rows: full",
  ]);
});

test("what stays in an export of Journiv is counted with an example", async () => {
  const moment = {
    logged_at_utc: "2025-05-01T20:00:00",
    note: "Words",
    media: [{ filename: "cat.jpg" }],
    location_json: { name: "Home" },
    weather_json: { condition: "Rain" },
    is_pinned: true,
    mystery: "x",
  };
  const data = {
    export_version: "1.4",
    journals: [],
    moments: [moment],
    goals: [{ title: "Run" }],
    people: [{ name: "Mira" }],
  };

  expect(shown(await foundBy(journiv, zipBlob({ "data.json": JSON.stringify(data) })))).toEqual([
    "1 photo, video or recording: filename: cat.jpg",
    "1 place: name: Home",
    "1 weather report: condition: Rain",
    "1 pin",
    "1 goal: title: Run",
    "1 person: name: Mira",
    "Field “mystery” of 1 entry: x",
  ]);
});

test("what stays in a table is counted by columns with an example", async () => {
  const table =
    'date,mood,note,weekday,steps\n2025-01-01,good,"<p>a<img src=""x.png""></p>",,1200\n2025-01-02,good,b,Thursday,900';

  expect(shown(await readTable(table))).toEqual([
    "1 picture in a text: x.png",
    "1 value of “weekday”: Thursday",
    "2 values of “steps”: 1200",
  ]);
});

test("measured values of Bearable are counted with an example", async () => {
  const rows =
    "date,time of day,category,rating/amount,detail,notes\n2025-03-01,pm,Symptom,2,Headache,\n2025-03-01,pm,Mood,4,,";

  expect(shown(await foundBy(bearable, new Blob([rows])))).toEqual(["1 measured value: Symptom Headache 2"]);
});

test("an example is one line of at most 80 characters, whatever stands in the file", () => {
  const deep = JSON.parse("[".repeat(2_000) + "1" + "]".repeat(2_000)) as unknown;

  expect(leftOutIf(1, "thing", "things", "", "one\n\ttwo")[0]?.example).toBe("one two");
  expect(leftOutIf(1, "thing", "things", "", "🙂".repeat(100))[0]?.example).toBe(`${"🙂".repeat(80)}…`);
  expect(leftOutIf(1, "thing", "things", "", deep)[0]?.example).toBe("…");
  expect(leftOutIf(1, "thing", "things", "", [null, "", {}, []])[0]).not.toHaveProperty("example");
});

test("of very many unknown fields the first have an example, and the others a name", () => {
  const many = Object.fromEntries(Array.from({ length: 43 }, (_, n) => [`field${`${n}`.padStart(2, "0")}`, n + 1]));

  const leftOut = shown({ leftOut: leftOutFields(unknownFields([many], new Set())) });

  expect(leftOut).toHaveLength(21);
  expect(leftOut[0]).toBe("Field “field00” of 1 entry: 1");
  expect(leftOut.at(-1)).toMatch(/^23 more fields: field20, field21, /);
});

/** What is said of each group of things that stay in the file, with its example. */
function shown({ leftOut }: Pick<Elsewhere, "leftOut">): string[] {
  return leftOut.map(({ what, example }) => (example === undefined ? what : `${what}: ${example}`));
}
