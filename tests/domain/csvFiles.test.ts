import { describe, expect, test } from "vitest";
import { howWeFeel } from "#client/screens/bring-your-diary/howWeFeel/howWeFeel.ts";
import { bearable } from "#client/screens/bring-your-diary/bearable/bearable.ts";
import { headOfTable } from "#client/screens/bring-your-diary/table/tableHead.ts";
import { tableIn } from "#client/screens/bring-your-diary/table/table.ts";
import { entriesOfTable } from "#client/screens/bring-your-diary/table/tableEntries.ts";
import { foundBy } from "#tests/support/elsewhereFiles.ts";

describe("a comma in a text without quotation marks", () => {
  test("splits a row, whose text is joined again where it is the last column", async () => {
    const { entries } = await read(
      "date,mood,note\n2024-03-05,good,Went to town, then home, then slept\n2024-03-06,good,plain\n",
    );

    expect(entries.map(({ text }) => text)).toEqual(["Went to town, then home, then slept", "plain"]);
  });

  test.each([
    ["semicolons", "date;mood;note\n2024-03-05;good;One; two;three", "One; two;three"],
    ["tabs", "date\tmood\tnote\n2024-03-05\tgood\tOne\ttwo", "One\ttwo"],
    [
      "a mark at the end",
      "date,mood,note\n2024-03-05,good,One, two,\n2024-03-06,good,b\n2024-03-07,good,c",
      "One, two,",
    ],
  ])("is joined with what split it: %s", async (_what, text, words) => {
    expect((await read(text)).entries[0]?.text).toBe(words);
  });

  test.each([
    ["the text is not the last column", "date,note,mood\n2024-03-05,Town, then home,good\n2024-03-06,plain,good"],
    ["no column has the text", "date,mood,score\n2024-03-05,good,4,5\n2024-03-06,good,4"],
    ["the row ends with more", "date,note,mood\n2024-03-05,Town,good,,x\n2024-03-06,plain,good"],
  ])("makes a row that is listed and not read where %s", async (_why, text) => {
    const { entries, unread } = await read(text);

    expect(entries).toMatchObject([{ line: 3 }]);
    expect(unread).toEqual([{ line: 2, problem: "It has more cells than the table has columns." }]);
  });

  test("is no matter where nothing but blanks stands behind the last column", async () => {
    const { entries, unread } = await read("date,mood,note\n2024-03-05,good,One,, \n2024-03-06,good,Two,,");

    expect(entries.map(({ text }) => text)).toEqual(["One", "Two"]);
    expect(unread).toEqual([]);
  });

  test("is joined or listed in the files of apps, too", async () => {
    const bearableRows =
      "date,weekday,time of day,category,rating/amount,detail,notes\n2025-03-01,Saturday,am,Mood,4,,Slept well, then rose";
    const howWeFeelRows = "Date,Mood,Notes,Takeaways\n2026 Sun Feb 8 4:04 PM,Mellow,Rain, then sun,None,more";

    expect((await foundBy(bearable, new Blob([bearableRows]))).entries[0]?.text).toBe("Slept well, then rose");
    expect(await foundBy(howWeFeel, new Blob([howWeFeelRows]))).toMatchObject({
      entries: [],
      unread: [{ line: 2, problem: "It has more cells than the table has columns." }],
    });
  });
});

describe("a quotation mark", () => {
  test("that is never closed is refused with its line, though another row is odd before it", async () => {
    const text = `date,mood,note
2024-03-05,good,"Six feet 2" tall
2024-03-06,good,"never closed
2024-03-07,bad,lost?
2024-03-08,bad,lost too?
`;

    await expect(read(text)).rejects.toThrow("The quotation mark that opens on line 3 is never closed");
  });

  test.each([
    ['date,note\n2024-03-05,"One\n2024-03-06,Two\n', 2],
    ['date,note\n2024-03-05,One\n2024-03-06,"Two\nlines"\n2024-03-07,"Three\n\n', 5],
    ['date,note,mood\r\n2024-03-05,"a\r\nb",good\r\n2024-03-06,c,"good\r\n2024-03-07,d,bad', 4],
    ['sep=;\ndate;note\n2024-03-05;"One\n2024-03-06;Two', 3],
  ])("that is never closed names its line in %j", async (text, line) => {
    await expect(read(text)).rejects.toThrow(`The quotation mark that opens on line ${line} is never closed`);
  });

  test("with a backslash before it belongs to the text, in a file that writes all of them so", async () => {
    const { entries } = await read(
      'date,mood,note\n2024-03-05,good,"She said \\"hi, you\\" to me"\n2024-03-06,good,Two\n',
    );

    expect(entries.map(({ text }) => text)).toEqual(['She said "hi, you" to me', "Two"]);
  });

  test.each([
    ['date,note\n2024-03-05,"\\"Yes\\"\nshe said"\n2024-03-06,b', '"Yes"\nshe said'],
    ['date;note\n2024-03-05;"a \\"b; c\\" d"\n2024-03-06;b', 'a "b; c" d'],
    ['date,note\n2024-03-05,"C:\\"\n2024-03-06,"a ""b"""', "C:\\"],
  ])("with a backslash is told from a backslash at the end of a text: %j", async (text, words) => {
    const { entries } = await read(text);

    expect(entries).toHaveLength(2);
    expect(entries[0]?.text).toBe(words);
  });

  test("within a text of one line stays as it is, if the row has all its cells", async () => {
    const { entries } = await read('date,mood,note\n2024-03-05,good,"She said "hi" to me"\n2024-03-06,good,Two');

    expect(entries.map(({ text }) => text)).toEqual(['She said "hi" to me', "Two"]);
  });

  test.each([
    ["splits its row", '2024-03-05,good,"She said "hi", and left"'],
    ["closes before its text ends", '2024-03-05,good,"Six feet 2" tall'],
  ])("that %s makes a row that is listed and not read, and no other row is lost", async (_what, row) => {
    const { entries, unread } = await read(`date,mood,note\n2024-03-04,good,a\n${row}\n2024-03-06,good,"b, c"\n`);

    expect(entries.map(({ text }) => text)).toEqual(["a", "b, c"]);
    expect(unread).toEqual([
      { line: 3, problem: "Its quotation marks do not match, so its cells cannot be told apart." },
    ]);
  });

  test("that leaves open whether the next line is a row refuses the file with its line", async () => {
    const text =
      'date,note,mood\n2024-03-05,"A day\n2024-03-06 was a "great" day, I think\nend",good\n2024-03-07,b,good';

    await expect(read(text)).rejects.toThrow("The quotation marks on line 2 do not match");
  });

  test("in thousands of broken rows is refused soon", async () => {
    const text = `date,note\n2024-03-05,a\n${'2024-03-05,"a" b\n'.repeat(20_000)}`;

    await expect(read(text)).rejects.toThrow("The quotation marks on line 3 do not match");
  });
});

describe("above the names of the columns", () => {
  test.each<[what: string, text: string, above: string[]]>([
    ["the sign between the cells", "sep=;\r\ndate;mood;note\r\n2024-03-05;good;One, two\r\n", []],
    ["a sign in quotation marks", '"sep=\t"\ndate\tmood\tnote\n2024-03-05\tgood\tOne, two', []],
    ["a comment", '# exported by an app\ndate,mood,note\n2024-03-05,good,"One, two"', ["1 line above the table"]],
    [
      "a title with commas and a day",
      'Diary of Mira, 2024-12-31\n\nA line, of words\ndate,mood,note\n2024-03-05,good,"One, two"',
      ["2 lines above the table"],
    ],
    [
      "a title that fills its row",
      'My diary,,\ndate,mood,note\n2024-03-05,good,"One, two"',
      ["1 line above the table"],
    ],
  ])("may stand %s", async (_what, text, above) => {
    const { entries, leftOut } = await read(text);

    expect(entries).toMatchObject([{ mood: "good", text: "One, two", localDate: "2024-03-05" }]);
    expect(leftOut.map(({ what }) => what)).toEqual(above);
  });

  test("nothing stands in a table without names, whose first row is read", async () => {
    const { entries, head } = await read("2024-03-05,good,One\n2024-03-06,bad,Two", { mood: 1, text: 2 });

    expect(head.names).toEqual(["Column 1", "Column 2", "Column 3"]);
    expect(entries.map(({ text, line }) => [text, line])).toEqual([
      ["One", 1],
      ["Two", 2],
    ]);
  });

  test("a row whose day cannot be read is no title", async () => {
    const { unread, entries } = await read("date,note\nsoon,a, b, c\nlater,d\n2024-03-06,Two\n2024-03-07,Three");

    expect(entries).toHaveLength(2);
    expect(unread.map(({ line }) => line)).toEqual([2, 3]);
  });
});

test.each([
  ["\r", "full_date,mood,note\r2024-03-05,rad,One\r2024-03-06,rad,Two\r"],
  ["\r", 'full_date;note\r2024-03-05;"One\rand more"\r2024-03-06;Two'],
  ["\r\n and \n", "full_date,mood,note\r\n2024-03-05,rad,One\n2024-03-06,rad,Two\r\n"],
])("lines may end with %j: %j", async (_end, text) => {
  const { entries } = await read(text);

  expect(entries.map(({ localDate }) => localDate)).toEqual(["2024-03-05", "2024-03-06"]);
  expect(entries[0]?.text).toMatch(/^One(?:\nand more)?$/);
});

test.each([
  ["date;text\n2024-03-05;One, two, three\n2024-03-06;a, b", "One, two, three"],
  ["date|mood|text\n2024-03-05|good|One, two; three", "One, two; three"],
  ["date,text,tags\n2024-03-05,One,a | b | c | d\n2024-03-06,Two,a | b | c | d", "One"],
])("what stands between the cells is seen by the rows: %j", async (text, words) => {
  expect((await read(text)).entries[0]?.text).toBe(words);
});

describe("a JSON", () => {
  test.each<[what: string, value: unknown, leftOut: string[]]>([
    ["within an object", { data: [dayOf(5)] }, []],
    ["within two objects", { export: { entries: [dayOf(5)] }, version: 3 }, ["Field “version” of the file"]],
    [
      "beside other lists",
      { moods: [{ id: 1 }, { id: 2 }], notes: [dayOf(5), dayOf(6)], days: [dayOf(7)] },
      ["2 items of “moods”", "1 item of “days”"],
    ],
    ["with other things in it", [dayOf(5), "x", null], ["2 items without fields"]],
  ])("may have its list %s, and the rest is named", async (_where, value, leftOut) => {
    const found = await read(JSON.stringify(value));

    expect(found.entries[0]).toMatchObject({ localDate: "2024-03-05", mood: "good", text: "one" });
    expect(found.leftOut.map(({ what }) => what)).toEqual(leftOut);
  });

  test("may have an object on each line", async () => {
    const { entries } = await read(`${JSON.stringify(dayOf(5))}\n\n${JSON.stringify(dayOf(6))}\n`);

    expect(entries).toHaveLength(2);
  });

  test("with more fields than columns can be chosen names the rest", async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, n]));

    const { leftOut } = await read(JSON.stringify([{ ...dayOf(5), ...many }]));

    const named = leftOut.map(({ what }) => what);
    expect(named).toEqual(expect.arrayContaining([97, 98, 99, 100].map((n) => `Field “f${n}” of 1 entry`)));
  });

  test.each(['{"a":1}', '{"people":[{"name":"Mira"}]}', "[]", '["a","b"]'])(
    "without entries is no table: %s",
    async (text) => {
      expect(await tableIn({ blob: new Blob([text]), zip: undefined })).toBeUndefined();
    },
  );
});

test.each([
  "Dear diary, it rained.\nThen, at noon, sun.\nI slept",
  'Dear diary,\n"It rained, she said.\nThen, at noon, sun',
  "One\nTwo\nThree",
])("a text with commas is no table: %j", async (text) => {
  expect(await tableIn({ blob: new Blob([text]), zip: undefined })).toBeUndefined();
});

function dayOf(day: number) {
  return { date: `2024-03-0${day}`, mood: "good", note: "one" };
}

async function read(text: string, columns: { mood?: number; text?: number } = {}) {
  const table = await tableIn({ blob: new Blob([text]), zip: undefined });
  if (!table) throw new Error("This is no table.");
  const head = headOfTable(table);
  return { head, ...entriesOfTable(table, { ...head.guess, ...columns }) };
}
