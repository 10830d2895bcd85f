import { describe, expect, test } from "vitest";
import { openingLimits } from "#domain/archive.ts";
import { bearable } from "#client/screens/bring-your-diary/bearable/bearable.ts";
import { columnsProblem } from "#client/screens/bring-your-diary/table/columns.ts";
import { rowsOf } from "#client/screens/bring-your-diary/source/csv.ts";
import { tableIn } from "#client/screens/bring-your-diary/table/table.ts";
import { foundBy } from "#tests/support/elsewhereFiles.ts";
import { readTable } from "#tests/support/tables.ts";

const daylioCsv = `\uFEFFfull_date,date,weekday,time,mood,activities,scales,note_title,note
2023-12-17,Dec 17,Sunday,20:15,rad,"walk | friends",,Snow,"A ""long"" walk,
and tea"
2023-12-16,Dec 16,Saturday,8:00 AM,meh,,7,,
`;

describe("a table", () => {
  test("has quoted cells with lines, commas and quotes in them, and each row knows its line", () => {
    expect(rowsOf('a;b\r\n"x;""y""\nz";2\n\n;;\n3;4')).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ['x;"y"\nz', "2"] },
      { line: 6, cells: ["3", "4"] },
    ]);
  });

  test("of Daylio is understood by the names of its columns", async () => {
    const { entries, leftOut } = await readTable(daylioCsv);

    expect(entries).toMatchObject([
      {
        line: 2,
        mood: "rad",
        localDate: "2023-12-17",
        title: "Snow",
        text: 'A "long" walk,\nand tea',
        tags: [{ name: "walk" }, { name: "friends" }],
      },
      { line: 4, mood: "meh", localDate: "2023-12-16", text: "", tags: [] },
    ]);
    expect(leftOut.map(({ what }) => what)).toEqual([
      "2 values of “date”",
      "2 values of “weekday”",
      "1 value of “scales”",
    ]);
  });

  test("of an older Daylio has its years in a column of their own", async () => {
    const { entries, unread, leftOut } = await readTable(
      'year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,11:54 pm,happy,"clean | movies / tv","A party"\n2018,17 Mai,Mittwoch,22:21,ok,,\n,,,,,,none',
    );

    expect(entries).toMatchObject([
      {
        localDate: "2018-05-18",
        mood: "happy",
        text: "A party",
        tags: [{ name: "clean" }, { name: "movies / tv" }],
      },
      { localDate: "2018-05-17", mood: "ok" },
    ]);
    expect(new Date(entries[0]?.occurredAt ?? 0).getMinutes()).toBe(54);
    expect(unread).toEqual([{ line: 4, problem: "It has no date that can be read." }]);
    expect(leftOut.map(({ what }) => what)).toEqual(["2 values of “weekday”"]);
  });

  test("of Pixels is a JSON list, whose tags may stand in groups", async () => {
    const list = [
      { date: "2023-1-9", mood: 4, emotions: ["calm"], notes: "Words" },
      { date: "2023-1-10", scores: [3], notes: "", tags: [{ type: "Emotions", entries: ["glad", "shy"] }] },
    ];

    const { entries } = await readTable(JSON.stringify(list));

    expect(entries).toMatchObject([
      { localDate: "2023-01-09", mood: "4", text: "Words", tags: [{ name: "calm" }] },
      { localDate: "2023-01-10" },
    ]);
  });

  test.each([
    ["date,note\n13/04/2025,a\n01/02/2025,b", "2025-02-01"],
    ["date,note\n04/13/2025,a\n01/02/2025,b", "2025-01-02"],
  ])("shows by one day whether days or months come first: %j", async (text, day) => {
    const { entries, head } = await readTable(text);

    expect(entries[1]?.localDate).toBe(day);
    expect(head.questions).toEqual([undefined, undefined]);
  });

  test("that does not show it asks, and brings no day until it is answered", async () => {
    const table = "date,note\n03/04/2025,a\n05/05/2025,b";
    const { head, entries, unread } = await readTable(table);

    const [question] = head.questions;
    expect(question).toEqual({
      examples: ["03/04/2025"],
      choices: [
        { reading: "dmy gregory", days: ["2025-04-03"] },
        { reading: "mdy gregory", days: ["2025-03-04"] },
      ],
    });
    expect(columnsProblem({ ...head.guess, text: 1 }, head)).toEqual({
      field: "reading",
      message: "Please choose which day it is.",
    });
    expect(entries.map(({ localDate }) => localDate)).toEqual(["2025-05-05"]);
    expect(unread).toEqual([{ line: 2, problem: "Its day can be read in several ways: “03/04/2025”." }]);
    for (const { reading, days } of question?.choices ?? [])
      expect((await readTable(table, { reading })).entries[0]?.localDate).toBe(days[0]);
  });

  test("asks for each column that may hold the dates", async () => {
    const { head } = await readTable(
      "date,edited,mood,note\n2025-01-02,03/04/2025,good,at 5 or 6\n2025-01-03,04/05/2025,ok,b",
    );

    expect(head.guess).toMatchObject({ date: 0, reading: undefined });
    expect(head.questions.map((question) => question?.examples)).toEqual([
      undefined,
      ["03/04/2025"],
      undefined,
      undefined,
    ]);
  });

  test("finds times without the name of their column", async () => {
    const { entries } = await readTable("jour,moment,humeur\n5 mars 2024,21:05,bien\n6 mars 2024,9:05,bien", {
      mood: 2,
    });

    expect(entries.map(({ occurredAt }) => occurredAt.getMinutes())).toEqual([5, 5]);
  });

  test("takes numbers for days only under a name of days", async () => {
    expect((await readTable("steps,mood\n45356,good")).head.guess.date).toBe(-1);
    expect((await readTable("date,mood\n45356,good")).head.guess.date).toBe(0);
  });

  test("with times and offsets has instants", async () => {
    const { entries } = await readTable("date,note\n2025-01-01 23:30:00 -08:00,a\n2025-01-01T23:30:00Z,b");

    expect(entries).toMatchObject([
      { occurredAt: new Date("2025-01-02T07:30:00Z"), timeZone: "Etc/GMT+8", localDate: "2025-01-01" },
      { occurredAt: new Date("2025-01-01T23:30:00Z") },
    ]);
  });

  test("with a row without a date names its line", async () => {
    expect((await readTable("date,note\nsoon,a\n2025-01-01,b")).unread).toEqual([
      { line: 2, problem: "It has no date that can be read." },
    ]);
  });

  test("in UTF-16 or in the old code page of Windows is read", async () => {
    const utf16 = Buffer.from("\uFEFFdate;note\n2025-01-01;Häm", "utf16le");
    const old = Buffer.from("date;note\n2025-01-01;Häm", "latin1");

    for (const bytes of [utf16, old]) expect((await readTable(bytes)).entries[0]?.text).toBe("Häm");
  });

  test.each([["Dear diary, it rained"], ["<html>,</html>"], ['{"a":1}'], ["a\0,b\n1,2"]])("is not %j", async (text) => {
    expect(await tableIn({ blob: new Blob([text]), zip: undefined })).toBeUndefined();
  });

  test("that is larger than a diary is not read", async () => {
    const blob = new Blob(["date,note\n"]);
    Object.defineProperty(blob, "size", { value: openingLimits.appBytes + 1 });

    await expect(tableIn({ blob, zip: undefined })).rejects.toThrow("This file is larger than a diary");
  });

  test("needs a column with dates, and one with moods or words", async () => {
    const { head } = await readTable("a,b\nx,y");

    expect(columnsProblem(head.guess, head)).toEqual({
      field: "date",
      message: "Please choose the column with the date.",
    });
    expect(columnsProblem({ ...head.guess, date: 0 }, head)?.field).toBe("mood");
    expect(columnsProblem({ ...head.guess, date: 0, text: 1 }, head)).toBeUndefined();
  });
});

test("the CSV of Bearable becomes moods of a part of the day, with what stands beside them", async () => {
  const rows = [
    "date,date formatted,weekday,time of day,category,rating/amount,detail,notes",
    '2025-03-01,1 Mar 2025,Saturday,am,Mood,4,,"Slept well"',
    "2025-03-01,1 Mar 2025,Saturday,am,Factors,,Coffee,",
    "2025-03-01,1 Mar 2025,Saturday,pm,Symptom,2,Headache,",
    "2025-03-01,1 Mar 2025,Saturday,pm,Factors,,Walk,",
  ];

  const found = await foundBy(bearable, new Blob([rows.join("\n")]));

  expect(found.entries).toMatchObject([
    { mood: "4", text: "Slept well", tags: [{ name: "Coffee", group: "Factors" }] },
    { text: "", tags: [{ name: "Walk" }] },
  ]);
  expect(found.leftOut.map(({ what }) => what)).toEqual(["1 measured value"]);
});
