import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { countries } from "#domain/content/countries.ts";
import { emergencySources, helplineSources } from "#domain/content/helplineSources.ts";
import { helplines } from "#domain/content/helplines.ts";
import {
  callAddress,
  contactOf,
  emergencyProblems,
  linesOf,
  originsOf,
  outdatedLines,
  sourceProblems,
  textAddress,
  withSeen,
  type CountryHelp,
  type Helpline,
  type Source,
} from "#domain/helplines.ts";

// Numbers reserved for fiction: nobody answers them.
const line: Helpline = {
  name: "The Listening Line",
  number: "01632 960 111",
  listed: { site: "listening.example", date: "2026-11-01" },
};
const help: CountryHelp = { country: "France", talk: [line] };
const own = {
  address: "https://www.listening.example/call",
  date: "2026-11-01",
  shows: ["number"],
  by: "https://github.com/somebody/list/tree/1",
} satisfies Source;
const other: Source = { address: "https://health.example/lines", date: "2025-12-01", shows: ["number"] };

describe("the lines that come with Kindling", () => {
  test("are of 28 countries, and emergency numbers of more, each by the name that registration offers", () => {
    const names = helplines.map(({ country }) => country);

    expect(helplines.filter(({ talk }) => talk.length > 0)).toHaveLength(28);
    expect(helplines.filter(({ emergency }) => !emergency?.length)).toEqual([]);
    expect(names.filter((name) => !countries.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("were each seen by two people in two public places, and nothing is said of them without a source", () => {
    expect(sourceProblems(helplines, helplineSources)).toEqual([]);
    expect(Object.keys(helplineSources).toSorted()).toEqual(
      helplines.flatMap((each) => linesOf(each).map((said) => `${each.country} ${contactOf(said)}`)).toSorted(),
    );
  });

  test("and their emergency numbers were each seen in a public list", () => {
    expect(emergencyProblems(helplines, emergencySources)).toEqual([]);
  });

  test("claim no check that was not made", () => {
    for (const each of helplines)
      expect(originsOf(each).map(({ words }) => words)).toEqual([
        ...(linesOf(each).length > 0
          ? [expect.stringMatching(/^Th(?:is number was on this site|ese numbers were on these sites):$/)]
          : []),
        "The emergency numbers are from public lists.",
        "Nobody at Kindling has called these numbers, and they may have changed since.",
      ]);
  });

  test("weigh at most 3 kB packed", () => {
    expect(gzipSync(JSON.stringify(helplines)).length).toBeLessThanOrEqual(3_000);
  });
});

function problems(sources: readonly Source[], said: Helpline = line): string[] {
  const key = `France ${contactOf(said)}`;
  return sourceProblems([{ ...help, talk: [said] }], { [key]: sources });
}

describe("a line's sources", () => {
  test("are in two places, noted by two people, each with a date", () => {
    expect(problems([own, other])).toEqual([]);
  });

  test("may be as old as they are: age never makes a problem", () => {
    const listed = { site: "listening.example", date: "1999-11-01" };

    expect(problems([{ ...own, date: "1999-11-01" }, other], { ...line, listed })).toEqual([]);
  });

  test.each<[what: string, sources: Source[], words: RegExp]>([
    ["none", [], /not seen in two places/],
    ["twice the same", [own, { ...other, address: "https://listening.example" }], /not seen in two places/],
    ["a site and the list of who read it", [own, { ...other, address: own.by }], /by two people/],
    [
      "another folder of who read it",
      [own, { ...other, address: "https://github.com/somebody/other" }],
      /by two people/,
    ],
    ["two sites that one person read", [own, { ...other, by: own.by }], /by two people/],
    ["of its hours only", [own, { ...other, shows: ["hours"] }], /not seen in two places/],
    ["on another site than the page says", [other, { ...other, address: "https://more.example" }], /site and day/],
    ["without a date", [own, { ...other, date: "lately" }], /has no date/],
    ["of another day", [{ ...own, date: "2026-10-31" }, other], /site and day/],
  ])("are found wanting when they are %s", (_what, sources, words) => {
    expect(problems(sources)).toContainEqual(expect.stringMatching(words));
  });

  test("count as two people if two lists on GitHub have different owners", () => {
    expect(problems([own, { ...other, address: "https://github.com/else/list" }])).toEqual([]);
  });

  test.each<[fact: string, said: Partial<Helpline>]>([
    ["text", { text: "01632 960 112" }],
    ["chat", { chat: "https://listening.example/chat" }],
    ["hours", { hours: "Day and night" }],
    ["free", { free: false }],
  ])("show its %s too, if the page does", (fact, said) => {
    expect(problems([own, other], { ...line, ...said })).toEqual([
      `France: The Listening Line: no source shows its ${fact}`,
    ]);
    expect(problems([own, { ...other, shows: ["number", fact as "text"] }], { ...line, ...said })).toEqual([]);
  });

  test("show the number for text messages of a line without another number", () => {
    const said = { ...line, number: undefined, text: "01632 960 112" };
    const texts = [own, other].map((each): Source => ({ ...each, shows: ["text"] }));

    expect(problems(texts, said)).toEqual([]);
    expect(problems([own, other], said)).toContainEqual(expect.stringMatching(/not seen in two places/));
  });
});

test.each([
  [["01632 960 999"], "2026-11-01", []],
  [["01632 960 998"], "2026-11-01", ["France: 01632 960 999: no source shows it as an emergency number"]],
  [["01632 960 999"], "lately", ["France: 01632 960 999: no source shows it as an emergency number"]],
])("an emergency number needs a dated source that names it: %j on %s", (numbers, date, found) => {
  const emergency = [{ name: "Emergency services", number: "01632 960 999" }];
  const sources = [{ address: "https://health.example", date, numbers: { France: numbers } }];

  expect(emergencyProblems([{ ...help, emergency }], sources)).toEqual(found);
});

describe("the help page says where its numbers come from", () => {
  const uncalled = {
    words: "Nobody at Kindling has called these numbers, and they may have changed since.",
    numbers: [],
  };
  const emergency = { name: "Emergency services", number: "01632 960 999" };

  test.each<[string, Partial<CountryHelp>, ReturnType<typeof originsOf>]>([
    [
      "others noted them",
      { emergency: [emergency] },
      [
        {
          words: "This number was on this site:",
          numbers: ["The Listening Line: listening.example, 1 November 2026"],
        },
        { words: "The emergency numbers are from public lists.", numbers: [] },
        uncalled,
      ],
    ],
    [
      "somebody of the operator's opened the sites",
      { talk: [{ ...line, seen: "2026-11-24" }] },
      [
        {
          words: "The people who run this server saw this number on this site:",
          numbers: ["The Listening Line: listening.example, 24 November 2026"],
        },
        uncalled,
      ],
    ],
    [
      "an operator checked them",
      {
        emergency: [{ ...emergency, checked: "2026-11-01" }],
        talk: [{ name: "Ear", number: "112", checked: "2026-10-12" }],
      },
      [
        {
          words: "The people who run this server checked these numbers:",
          numbers: ["Emergency services: Sunday 1 November 2026", "Ear: Monday 12 October 2026"],
        },
      ],
    ],
    [
      "others noted several of them",
      { young: { ...line, name: "Young Line" } },
      [
        {
          words: "These numbers were on these sites:",
          numbers: [
            "The Listening Line: listening.example, 1 November 2026",
            "Young Line: listening.example, 1 November 2026",
          ],
        },
        uncalled,
      ],
    ],
    ["nobody said", { talk: [{ name: "Ear", number: "112" }] }, []],
  ])("where %s", (_who, said, origins) => {
    expect(originsOf({ ...help, ...said })).toEqual(origins);
  });
});

describe("the operator's look at the sites counts", () => {
  test("for the country whose sites were opened", () => {
    const [seen, unseen] = withSeen([help, { ...help, country: "Japan" }], { France: "2026-11-24" });

    expect([seen, unseen].map((each) => each?.talk[0]?.seen)).toEqual(["2026-11-24", undefined]);
  });

  test("also for the lines for young people and for those hurt at home", () => {
    const [seen] = withSeen([{ ...help, young: line, violence: line }], { France: "2026-11-24" });

    expect([seen?.young?.seen, seen?.violence?.seen]).toEqual(["2026-11-24", "2026-11-24"]);
  });
});

test.each([
  ["2028-05-01", []],
  ["2028-05-02", ["France: The Listening Line, last seen on 2026-11-01"]],
])("after 18 months without a look a line is outdated: on %s", (today, outdated) => {
  expect(outdatedLines([help], today)).toEqual(outdated);
});

test("a line that comes with Kindling is not outdated within 18 months after the list was gone through", () => {
  expect(outdatedLines([help], "2028-12-01", 18, "2027-06-01")).toEqual([]);
  expect(outdatedLines([help], "2028-12-02", 18, "2027-06-01")).toHaveLength(1);
  expect(outdatedLines([help], "2028-05-02", 18, "2026-01-01")).toHaveLength(1);
  const seen = withSeen([help], { France: "2026-11-24" });
  expect(outdatedLines(seen, "2028-06-01", 18, "2027-06-01")).toHaveLength(1);
});

test.each([
  ["+44 (1632) 960-111", "tel:+441632960111"],
  ["01632 960 111", "tel:01632960111"],
  ["112", "tel:112"],
])("%s is called at %s", (number, address) => {
  expect(callAddress(number)).toBe(address);
});

test.each<[Helpline, string]>([
  [{ name: "Ear", number: "112", text: "113" }, "112"],
  [{ name: "Ear", text: "113" }, "113"],
  [{ name: "Ear", chat: "https://ear.example" }, "https://ear.example"],
])("%j is told from others by %s", (said, contact) => {
  expect(contactOf(said)).toBe(contact);
});

test("a text message goes to", () => {
  expect(textAddress("0477 13 11 14")).toBe("sms:0477131114");
});
