import { describe, expect, test } from "vitest";
import { countries } from "#domain/content/countries.ts";
import { helplines } from "#domain/content/helplines.ts";
import {
  callAddress,
  outdatedLines,
  sourceProblems,
  withHelplines,
  type CountryHelp,
  type SourcedHelpline,
} from "#domain/helplines.ts";

// Numbers that are kept for stories: nobody answers there.
const line: SourcedHelpline = {
  name: "The Listening Line",
  number: "01632 960 111",
  checked: "2026-11-01",
  site: "https://www.listening.example",
  sources: [
    { address: "https://listening.example/call", quote: "Call 01632 960111, day and night.", date: "2026-10-30" },
    { address: "https://health.example/lines", quote: "The Listening Line (01632 960 111)", date: "2025-12-01" },
  ],
};
const help: CountryHelp<SourcedHelpline> = { country: "France", talk: [line] };

describe("the lines that come with Kindling", () => {
  test("are of a dozen countries at most, each by the name that registration offers", () => {
    const names = helplines.map(({ country }) => country);

    expect(names.length).toBeLessThanOrEqual(12);
    expect(names.filter((name) => !countries.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("were each seen in two public places", () => {
    expect(sourceProblems(helplines)).toEqual([]);
  });
});

describe("a line's sources", () => {
  test("are its own site and another one, lately, with the number in them", () => {
    expect(sourceProblems([help])).toEqual([]);
  });

  test.each<[what: string, line: SourcedHelpline, words: RegExp]>([
    ["not its own site", { ...line, site: "https://other.example" }, /none of its sources is its own site/],
    ["twice the same", { ...line, sources: [line.sources[0], line.sources[0]] }, /one and the same site/],
    ["too old", { ...line, checked: "2026-12-02" }, /12 months older/],
    ["younger than the check", { ...line, checked: "2026-10-29" }, /or younger/],
    ["of another number", { ...line, number: "01632 960 112" }, /does not name the number/],
  ])("are found wanting when they are %s", (_what, wanting, words) => {
    expect(sourceProblems([{ country: "France", talk: [], emergency: wanting }])).toEqual([
      expect.stringMatching(words),
    ]);
  });
});

test.each([
  ["2028-05-01", []],
  ["2028-05-02", ["France: The Listening Line, last checked on 2026-11-01"]],
])("after 18 months without a check a line is outdated: on %s", (today, outdated) => {
  expect(outdatedLines([help], today)).toEqual(outdated);
});

test.each([
  ["+44 (1632) 960-111", "tel:+441632960111"],
  ["01632 960 111", "tel:01632960111"],
  ["112", "tel:112"],
])("%s is called at %s", (number, address) => {
  expect(callAddress(number)).toBe(address);
});

describe("in the client's page", () => {
  const page = '<head><script type="application/json" id="helplines">[{"old":1}]</script></head>';

  test("they stand in their place, without the sources", () => {
    const shown = withHelplines(page, [help]);

    expect(JSON.parse(/>(\[.*\])</.exec(shown)?.[1] ?? "")).toEqual([
      { country: "France", talk: [{ name: line.name, number: line.number, checked: line.checked }] },
    ]);
  });

  test.each(["</script><script>alert(1)</script>", "<!--", "$& $1 $$"])("%s is only a text", (name) => {
    const shown = withHelplines(page, [{ country: "France", talk: [{ ...line, name }] }]);

    expect(shown.match(/<[/!]?(?:script|!--)/g)).toHaveLength(2);
    expect(JSON.parse(/>(\[.*\])</.exec(shown)?.[1] ?? "")).toMatchObject([{ talk: [{ name }] }]);
  });

  test("a page without the place is refused", () => {
    expect(() => withHelplines("<head></head>", [help])).toThrow("no place for helplines");
  });
});
