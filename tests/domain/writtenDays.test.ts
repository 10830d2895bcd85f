import { describe, expect, test } from "vitest";
import { readDays, surveyDays, type ReadDay } from "#client/screens/bring-your-diary/elsewhere/days/dayColumn.ts";
import { ofThisBrowser, type Knowledge } from "#client/screens/bring-your-diary/elsewhere/days/languages.ts";

const languages = (
  "en en-GB en-AU de de-AT fr fr-CA es es-MX pt pt-PT it nl sv da nb fi pl cs sk hu ro tr ru uk bg el hr sr id ms ca et lv " +
  "lt sl he ar fa hi bn ta th vi ko ja zh zh-TW fil eu ga sw"
).split(" ");

const styles: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: "full" },
  { dateStyle: "long" },
  { dateStyle: "medium" },
  { dateStyle: "short" },
  { dateStyle: "full", timeStyle: "short" },
  { dateStyle: "medium", timeStyle: "medium", hour12: true },
  { weekday: "short", year: "numeric", month: "short", day: "numeric" },
];

describe("written days", () => {
  test("in more than 40 languages are read, asked about or listed, and none becomes another day or time", () => {
    const wrong: string[] = [];
    let [all, readRight, asked] = [0, 0, 0];
    for (const language of languages)
      for (const style of styles) {
        const instants = Array.from({ length: 14 }, (_each, index) =>
          Date.UTC(2018 + (index % 7), (index * 5) % 12, 1 + ((index * 11) % 28), (index * 7) % 24, 5),
        );
        const format = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" });
        const { days, question } = readDays(instants.map((at) => ({ day: format.format(at) })));
        for (const [index, at] of instants.entries()) {
          const day = days[index];
          const minute = new Date(at).toISOString().slice(0, 16).replace("T", " ");
          all += 1;
          if (!day || "problem" in day) asked += question ? 1 : 0;
          else if (day.written === (style.timeStyle ? minute : minute.slice(0, 10))) readRight += 1;
          else wrong.push(`${language}: ${format.format(at)} became ${day.written}`);
        }
      }

    expect(wrong).toEqual([]);
    expect(all).toBeGreaterThan(5_000);
    expect(readRight / all).toBeGreaterThan(0.92);
    expect((readRight + asked) / all).toBeGreaterThan(0.99);
  });

  test.each([
    ["martes, 5 de noviembre de 2024", "2024-11-05"],
    ["mardi 5 novembre 2024", "2024-11-05"],
    ["mar. 19 déc. 2023", "2023-12-19"],
    ["mar 23 gen 2018", "2018-01-23"],
    ["marți, 5 noiembrie 2024", "2024-11-05"],
    ["Mar 5, 2024", "2024-03-05"],
    ["sat 9 mar 2024", "2024-03-09"],
    ["sam. 9 mars 2024", "2024-03-09"],
  ])("have a weekday that is no month: %s", (text, day) => {
    expect(written(text)).toEqual([day]);
  });

  test.each([
    ["Day 3 - Marathon training, 5 June 2024", "2024-06-05"],
    ["Decent day: 10 June 2024", "2024-06-10"],
    ["Maybe the best day, 10 June 2024", "2024-06-10"],
    ["Tuesday the 5th of March, 2024", "2024-03-05"],
    ["1er mars 2024", "2024-03-01"],
  ])("have months that are whole words alone: %s", (text, day) => {
    expect(written(text)).toEqual([day]);
  });

  test.each([
    ["marathon 5 2024"],
    ["yesterday"],
    ["5 March"],
    ["31/02/2024"],
    ["2023-02-29"],
    ["5 May - 6 June 2024"],
    ["5–6 March 2024"],
    ["12:30"],
    ["v5.3.2"],
    ["+49 170 1234567"],
    ["5 mar Xyz 2024"],
    ["5 foo 3 2024"],
    [""],
  ])("are listed where none can be read for certain: %j", (text) => {
    expect(readDay(text)).toEqual({ problem: "It has no date that can be read." });
  });

  test("without a word that this browser knows are listed, even where a weekday looks like a month", () => {
    const english: Knowledge = { ...ofThisBrowser, languages: (codes) => codes.filter((code) => code === "en") };
    const cells = ["mar. 5 noiembrie 2024", "5 März 2024", "Mar 5, 2024"].map((day) => ({ day }));

    expect(readDays(cells, { knowledge: english }).days).toMatchObject([
      { problem: "It has no date that can be read." },
      { problem: "It has no date that can be read." },
      { written: "2024-03-05" },
    ]);
    expect(written("mar. 5 noiembrie 2024", "5 März 2024", "Mar 5, 2024")).toEqual([
      "2024-11-05",
      "2024-03-05",
      "2024-03-05",
    ]);
  });

  test.each([
    ["20240305", "2024-03-05"],
    ["20240306T210500", "2024-03-06 21:05"],
    ["20240306T2105Z", "2024-03-06T21:05Z"],
    ["2024/3/5", "2024-03-05"],
    ["2024-03-05+01:00", "2024-03-05"],
    ["2024. 3. 5.", "2024-03-05"],
    ["٢٠٢٤/٠٣/٠٥", "2024-03-05"],
    ["२०२४-०३-०५", "2024-03-05"],
    ["２０２４年３月５日", "2024-03-05"],
    ["2024年3月5日(火)", "2024-03-05"],
    ["2024년 3월 5일 화요일", "2024-03-05"],
    ["8:15 PM, Mar 5, 2024", "2024-03-05 20:15"],
    ["21:05 5 March 2024", "2024-03-05 21:05"],
    ["21:05, 5. März 2024", "2024-03-05 21:05"],
    ["Thứ 3, 5 thg 3, 2024", "2024-03-05"],
  ])("may be written as %s", (text, expected) => {
    expect(written(text)).toEqual([expected]);
  });

  test("in one spelling or another are written alike", () => {
    const spellings = [
      "5 March 2024, 9:05 PM",
      "2024-03-05 21:05:00",
      "2024-03-05T21:05",
      "Tuesday, March 5, 2024 at 9:05 p.m.",
      "5. März 2024 um 21:05",
      "le 5 mars 2024 à 21h05",
      "2024年3月5日 午後9:05",
    ];

    expect(new Set(spellings.flatMap((spelling) => written(spelling)))).toEqual(new Set(["2024-03-05 21:05"]));
  });
});

describe("a column of days", () => {
  test("has the order that fits most of its cells, and the others are listed", () => {
    const column = readDays(["13/04/2025", "01/02/2025", "25/12/2024", "04/13/2025"].map((day) => ({ day })));

    expect(column.question).toBeUndefined();
    expect(column.days).toMatchObject([
      { written: "2025-04-13" },
      { written: "2025-02-01" },
      { written: "2024-12-25" },
      { problem: "Its day is written in another way than most days of this file: “04/13/2025”." },
    ]);
  });

  test.each([
    [
      ["03/04/2025", "05/05/2025"],
      ["2025-04-03", "2025-03-04"],
    ],
    [
      ["05.03.24", "06.03.24"],
      ["2024-03-05", "2024-05-03", "2005-03-24"],
    ],
    [
      ["05/Mar/24", "16/Mar/24"],
      ["2024-03-05", "2005-03-24"],
    ],
    [["3/5/24"], ["2024-05-03", "2024-03-05"]],
    [["05042024"], ["2024-04-05", "2024-05-04"]],
    [["5 lis 2024"], ["2024-11-05", "2024-10-05"]],
    [
      ["5/3/67", "13/3/67"],
      ["1967-03-05", "2024-03-05"],
    ],
  ])("of which several readings fit equally many cells asks: %j", (cells, days) => {
    const { question } = readDays(cells.map((day) => ({ day })));

    expect(question?.examples).toEqual([cells[0]]);
    expect(question?.choices.map((choice) => choice.days[0])).toEqual(days);
    for (const {
      reading,
      days: [first],
    } of question?.choices ?? [])
      expect(
        readDays(
          cells.map((day) => ({ day })),
          { reading },
        ).days[0],
      ).toMatchObject({ written: first });
  });

  test("needs no answer where one cell tells the readings apart", () => {
    expect(written("05.03.24", "27.03.24")).toEqual(["2024-03-05", "2024-03-27"]);
    expect(written("3/5/24", "3/25/24")).toEqual(["2024-03-05", "2024-03-25"]);
    expect(written("05/Mar/24", "30/Mar/24")).toEqual(["2024-03-05", "2024-03-30"]);
    expect(written("24-Mar-05", "24-Mar-31", "24-Apr-30", "23-Dec-30")).toEqual([
      "2024-03-05",
      "2024-03-31",
      "2024-04-30",
      "2023-12-30",
    ]);
    expect(written("5 lis 2024", "6 srp 2024", "1 svi 2024")).toEqual(["2024-10-05", "2024-07-06", "2024-05-01"]);
    expect(written("5 lis 2024", "6 paź 2024", "1 maj 2024")).toEqual(["2024-11-05", "2024-10-06", "2024-05-01"]);
  });

  test("has no question where each cell fits one reading alone", () => {
    const { question, days } = readDays([{ day: "13/04/2025" }, { day: "04/13/2025" }]);

    expect(question).toBeUndefined();
    expect(days).toMatchObject([{ written: "2025-04-13" }, { written: "2025-04-13" }]);
  });

  test("counted by Excel has the times of their own column", () => {
    expect(
      readDays([
        { day: "45356", time: "9:05 PM" },
        { day: "45357", time: "24:15" },
      ]).days,
    ).toMatchObject([{ written: "2024-03-05 21:05" }, { problem: "Its time cannot be read: “24:15”." }]);
  });

  test("asks by a cell of which each reading makes another day", () => {
    const { question } = readDays(["05.05.05", "04.04.05", "01.02.03"].map((day) => ({ day })));

    expect(question?.examples).toEqual(["01.02.03"]);
    expect(question?.choices.map(({ days }) => days)).toEqual([["2003-02-01"], ["2003-01-02"], ["2001-02-03"]]);
  });

  test.each([
    [
      ["45356", "45357.875"],
      ["2024-03-05", "2024-03-06 21:00"],
    ],
    [
      ["45356,5", "36526"],
      ["2024-03-05 12:00", "2000-01-01"],
    ],
    [
      ["1709668800000", "1709755200000"],
      ["2024-03-05T20:00Z", "2024-03-06T20:00Z"],
    ],
    [
      ["1709668800", "999999999"],
      ["2024-03-05T20:00Z", "2001-09-09T01:46Z"],
    ],
    [
      ["1709668800.5", ""],
      ["2024-03-05T20:00Z", "It has no date that can be read."],
    ],
  ])("counts from a day long ago where all cells do: %j", (cells, expected) => {
    expect(written(...cells)).toEqual(expected);
  });

  test.each([
    [["45356", "soon"]],
    [["1709668800", "2024-03-05"]],
    [["99999", "45356"]],
    [["1709668800000", "1709668800"]],
  ])("does not count where one cell does not: %j", (cells) => {
    expect(written(...cells)[0]).toBe("It has no date that can be read.");
  });

  test.each([
    ["2567-03-05", "2024-03-05"],
    ["5 มีนาคม 2567", "2024-03-05"],
    ["๕ มีนาคม พ.ศ. ๒๕๖๗", "2024-03-05"],
    ["5/3/2567 13:05", "2024-03-05 13:05", "13/3/2567"],
    ["1402/12/15", "2024-03-05"],
    ["۱۵ اسفند ۱۴۰۲", "2024-03-05"],
    ["Esfand 15, 1402", "2024-03-05"],
    ["۱۴۰۲/۱۲/۱۵", "2024-03-05"],
    ["1403/12/30", "2025-03-20"],
    ["令和6年3月5日", "2024-03-05"],
    ["R6.3.5", "2024-03-05"],
    ["平成31年4月30日", "2019-04-30"],
    ["令和元年5月1日", "2019-05-01"],
    ["H31/4/30 21:05", "2019-04-30 21:05"],
  ])("may be of another calendar: %s", (text, expected, ...more) => {
    expect(written(text, ...more)[0]).toBe(expected);
  });

  test("of a calendar that this browser does not know is not read as another one", () => {
    const knowledge: Knowledge = { ...ofThisBrowser, calendars: ["gregory", "iso8601"] };

    for (const day of ["1402/12/15", "令和6年3月5日", "R6.3.5"])
      expect(readDays([{ day }], { knowledge }).days[0]).not.toMatchObject({
        written: expect.stringMatching(/^2/) as string,
      });
    expect(readDays([{ day: "15 اسفند 1402" }], { knowledge }).days).toEqual([
      { problem: "It has no date that can be read." },
    ]);
    expect(written("1402/13/01")).toEqual(["It has no date that can be read."]);
  });

  test("of 20,000 cells is read without asking Intl for each of them", () => {
    const cells = Array.from({ length: 20_000 }, (_each, index) => ({
      day: `${1 + (index % 28)} mars ${2000 + (index % 20)}`,
      time: "9:05",
    }));

    expect(surveyDays(cells.map(({ day }) => day))).toEqual({ question: undefined, count: 20_000, isCounted: false });
    expect(readDays(cells).days.every((day) => "when" in day)).toBe(true);
  });
});

describe("a time of day", () => {
  test.each([
    ["오후 9:05", "21:05"],
    ["下午9:05", "21:05"],
    ["午後9:05", "21:05"],
    ["午前9:05", "09:05"],
    ["9:05 CH", "21:05"],
    ["9:05 μ.μ.", "21:05"],
    ["9:05 م", "21:05"],
    ["du. 9:05", "21:05"],
    ["de. 9:05", "09:05"],
    ["9.05 ip.", "21:05"],
    ["9:05 p. m.", "21:05"],
    ["रात 9:05", "21:05"],
    ["PM 9:05", "21:05"],
    ["9:05\u202fPM", "21:05"],
    ["9:05p", "21:05"],
    ["9 PM", "21:00"],
    ["12:05:00 AM", "00:05"],
    ["12:38:00 PM", "12:38"],
    ["0:30 PM", "12:30"],
    ["9:05 Uhr abends", "21:05"],
    ["21 Uhr", "21:00"],
    ["21h05", "21:05"],
    ["21 h 05", "21:05"],
    ["午後9時5分", "21:05"],
    ["오후 9시 5분", "21:05"],
    ["9:05 de la noche", "21:05"],
    ["9:05 in the morning", "09:05"],
    ["20.15", "20:15"],
    ["٩:٠٥ م", "21:05"],
    ["30/12/1899 21:05:00", "21:05"],
    ["evening", "20:00"],
    ["mid", "13:00"],
    ["am", "09:00"],
  ])("may be written as %s", (time, expected) => {
    expect(readDays([{ day: "2024-03-05", time }]).days).toMatchObject([{ written: `2024-03-05 ${expected}` }]);
  });

  test.each([
    ["24:15"],
    ["25:00"],
    ["9:75"],
    ["9:05 نـ"],
    ["14:05 AM"],
    ["9:05 foo"],
    ["foo 9:05"],
    ["9:05 (2)"],
    ["lunch"],
    ["1:05 at night"],
    ["10.12.2025"],
  ])("that cannot be read is listed, and is not noon: %s", (time) => {
    expect(readDays([{ day: "2024-03-05", time }]).days).toEqual([{ problem: `Its time cannot be read: “${time}”.` }]);
  });

  test.each([
    ["5 March 2024 21:05 abends", "2024-03-05 21:05"],
    ["5 March 2024 21:10 à la maison", "2024-03-05 21:10"],
    ["5. März 2024 9:05 abends", "2024-03-05 21:05"],
    ["5.3.2024 klo 21.05", "2024-03-05 21:05"],
    ["2024年3月5日下午9:05", "2024-03-05 21:05"],
    ["Dydd Mawrth, 28 Chwefror 2023 am 13:05", "2023-02-28 13:05"],
    ["5.11.2024 г., 3:05 ч. pm", "2024-11-05 15:05"],
  ])("stands beside a day: %s", (day, expected) => {
    const { question, days } = readDays([{ day }, { day: "13.3.2024" }]);

    expect(question).toBeUndefined();
    expect(days[0]).toMatchObject({ written: expected });
  });

  test("is that of its own column, and the day's own without one", () => {
    expect(
      readDays([
        { day: "2024-03-05 08:00", time: "21:05" },
        { day: "2024-03-05 08:00", time: "" },
        { day: "2024-03-05", time: "" },
      ]).days,
    ).toMatchObject([{ written: "2024-03-05 21:05" }, { written: "2024-03-05 08:00" }, { written: "2024-03-05" }]);
  });
});

describe("a zone", () => {
  test.each([
    ["2024-03-06 21:30:00 America/New_York", "2024-03-07T02:30Z", "America/New_York", "2024-03-06"],
    ["2024-03-08 08:15 Pacific/Auckland", "2024-03-07T19:15Z", "Pacific/Auckland", "2024-03-08"],
    ["2024-03-05T21:00+01:00[Europe/Paris]", "2024-03-05T20:00Z", "Europe/Paris", "2024-03-05"],
    ["2024-03-05 09:00 PST", "2024-03-05T17:00Z", "Etc/GMT+8", "2024-03-05"],
    ["2024-03-07 09:15:00 PDT", "2024-03-07T16:15Z", "Etc/GMT+7", "2024-03-07"],
    ["2024-07-05 21:30 AEST", "2024-07-05T11:30Z", "Etc/GMT-10", "2024-07-05"],
    ["2024-03-09 9:05 PM EST", "2024-03-10T02:05Z", "Etc/GMT+5", "2024-03-09"],
    ["2024-03-09 14:00 CET", "2024-03-09T13:00Z", "Etc/GMT-1", "2024-03-09"],
    ["2024-03-05 23:30:00 -08:00", "2024-03-06T07:30Z", "Etc/GMT+8", "2024-03-05"],
    ["2024-03-05 23:30-0800", "2024-03-06T07:30Z", "Etc/GMT+8", "2024-03-05"],
    ["2024-03-05 23:30 UTC-8", "2024-03-06T07:30Z", "Etc/GMT+8", "2024-03-05"],
    ["2024-03-05 23:30 (UTC-08:00)", "2024-03-06T07:30Z", "Etc/GMT+8", "2024-03-05"],
    ["2024-03-05 23:30 −08", "2024-03-06T07:30Z", "Etc/GMT+8", "2024-03-05"],
    ["Tue Mar 05 2024 18:30:00 GMT-0500 (Eastern Standard Time)", "2024-03-05T23:30Z", "Etc/GMT+5", "2024-03-05"],
    ["2024-03-05 00:30 +12:45", "2024-03-04T11:45Z", "UTC", "2024-03-05"],
  ])("is named by its cell: %s", (day, instant, timeZone, localDate) => {
    expect(readDay(day)).toEqual({
      written: instant,
      when: { occurredAt: new Date(instant), timeZone, localDate },
    });
  });

  test.each([
    ["2024-03-05 23:30:00+00"],
    ["2024-03-05 23:30:00.123456+00"],
    ["2024-03-05T23:30:00.000Z"],
    ["2024-03-05 23:30:00 UTC"],
    ["2024-03-05 23:30 GMT"],
    ["Tue, 05 Mar 2024 23:30:00 GMT"],
    ["20240305T2330Z"],
  ])("is the device's where the file keeps its times in UTC: %s", (day) => {
    expect(readDay(day)).toMatchObject({
      written: "2024-03-05T23:30Z",
      when: { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    });
  });

  test.each([
    ["2024-03-05 21:30 XYZ"],
    ["2024-03-05 21:30 IST"],
    ["2024-03-05 21:30 Mars/Olympus"],
    ["2024-03-05 21:30 +25:00"],
    ["5 March 2024 at 21:05:00 Central European Standard Time"],
  ])("that is unknown, or that several places mean by it, is listed: %s", (day) => {
    expect(readDay(day)).toEqual({ problem: `Its time zone is not known: “${day}”.` });
  });

  test("is no part of a span of times", () => {
    expect(readDays([{ day: "2024-03-05", time: "09:00-10:00" }]).days).toEqual([
      { problem: "Its time cannot be read: “09:00-10:00”." },
    ]);
  });
});

/** What the cells of a column say, or the problems with them. */
function written(...cells: string[]): string[] {
  const { days } = readDays(cells.map((day) => ({ day })));
  return days.map((day) => ("problem" in day ? day.problem : day.written));
}

function readDay(day: string): ReadDay | undefined {
  return readDays([{ day }]).days[0];
}
