import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { countries } from "#domain/content/countries.ts";
import { helplineSources, regulatedNumbers, sourcesReadOn } from "#domain/content/helplineSources.ts";
import { helplines } from "#domain/content/helplines.ts";
import {
  callAddress,
  linesOf,
  outdatedLines,
  sourceProblems,
  standingOf,
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
const own: Source = { address: "https://www.listening.example/call", date: "2026-11-01", by: "somebody" };
const other: Source = { address: "https://health.example/lines", date: "2025-12-01" };

describe("the lines that come with Kindling", () => {
  test("are of twenty countries, and emergency numbers of more, each by the name that registration offers", () => {
    const names = helplines.map(({ country }) => country);

    expect(helplines.filter(({ talk }) => talk.length > 0)).toHaveLength(20);
    expect(helplines.filter(({ emergency }) => !emergency?.length)).toEqual([]);
    expect(names.filter((name) => !countries.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("were each seen in two public places", () => {
    expect(sourceProblems(helplines, helplineSources, regulatedNumbers, sourcesReadOn)).toEqual([]);
    expect(Object.keys(helplineSources)).toHaveLength(helplines.flatMap(linesOf).length);
  });

  test("claim no check that was not made", () => {
    for (const each of helplines.flatMap(linesOf))
      expect(standingOf(each)).toMatch(/^From [a-z0-9.]+, as noted by others on .+ 20\d\d\. Not called by us\.$/);
  });

  test("weigh at most 3 kB packed", () => {
    expect(gzipSync(JSON.stringify(helplines)).length).toBeLessThanOrEqual(3_000);
  });
});

function problems(sources: readonly Source[], regulated: readonly string[] = []): string[] {
  return sourceProblems([help], { "France 01632 960 111": sources }, regulated, "2027-11-01");
}

function readOn(day: string, regulated: string[] = []): readonly string[] {
  return sourceProblems([help], { "France 01632 960 111": [own, other] }, regulated, day);
}

describe("a line's sources", () => {
  test("are its own site and another one, each with a date", () => {
    expect(problems([own, other])).toEqual([]);
  });

  test("name its own site within twelve months before the list was read, unless a regulator assigned the number", () => {
    expect(readOn("2027-11-02")).toEqual(["France: The Listening Line: its own site was read too long ago"]);
    expect(readOn("2027-11-02", [line.number])).toEqual([]);
  });

  test.each<[what: string, sources: Source[], words: RegExp]>([
    ["none", [], /not seen on two sites/],
    ["twice the same", [own, { ...own, address: "https://listening.example" }], /not seen on two sites/],
    ["not its own site", [other, { ...other, address: "https://more.example" }], /none of its sources is its own/],
    ["without a date", [own, { ...other, date: "lately" }], /has no date/],
    ["of another day", [{ ...own, date: "2026-10-31" }, other], /on another day/],
  ])("are found wanting when they are %s", (_what, sources, words) => {
    expect(problems(sources)).toContainEqual(expect.stringMatching(words));
  });
});

describe("a line shows only its true status", () => {
  test.each<[string, Helpline, string | undefined]>([
    ["others noted it", line, "From listening.example, as noted by others on 1 November 2026. Not called by us."],
    [
      "somebody of the operator's opened its site",
      { ...line, seen: "2026-11-24" },
      "Seen on listening.example by the people who run this server, on 24 November 2026.",
    ],
    [
      "an operator checked it",
      { name: "Ear", number: "112", checked: "2026-10-12" },
      "Checked on Monday 12 October 2026",
    ],
    ["nobody said", { name: "Ear", number: "112" }, undefined],
  ])("where %s", (_who, said, words) => {
    expect(standingOf(said)).toBe(words);
  });

  test("in the country whose sites were opened", () => {
    const [seen, unseen] = withSeen([help, { ...help, country: "Japan" }], { France: "2026-11-24" });

    expect([seen, unseen].map((each) => each?.talk[0]?.seen)).toEqual(["2026-11-24", undefined]);
  });

  test("also on the lines for young people and for those hurt at home", () => {
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

test.each([
  ["+44 (1632) 960-111", "tel:+441632960111"],
  ["01632 960 111", "tel:01632960111"],
  ["112", "tel:112"],
])("%s is called at %s", (number, address) => {
  expect(callAddress(number)).toBe(address);
});

test("a text message goes to", () => {
  expect(textAddress("0477 13 11 14")).toBe("sms:0477131114");
});
