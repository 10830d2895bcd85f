import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { foldedText, containsTerm, termsOf } from "#domain/finding.ts";
import { withNames } from "#domain/findingNames.ts";
import { moods } from "#domain/moods.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { searchOverRest, type Search } from "#tests/support/searchDoors.ts";

// A search finds what opening every entry and looking would find: over random diaries in six scripts, which are changed between queries, so
// that segments are made, go out of date and are made again. KINDLING_SEARCH_RUNS says how many queries; the suite asks few.

const runs = Number(process.env.KINDLING_SEARCH_RUNS ?? 120);

useApp();

const words = [
  ["river", "RIVERS", "Zoë", "crème", "don’t", "tea", "2019", "kindergarten", "garden"],
  ["Σίσυφος", "νερό", "ёлка", "чайник", "Ёж", "שלום", "عالم", "مرحبا"],
  ["高兴", "今天我很", "東京タワー", "に行った", "ความสุข", "วันนี้", "नमस्ते", "한국어", "좋은", "❤️", "👍🏽", "ﬁn"],
].flat();
const text = fc.array(fc.constantFrom(...words, " ", "\n", ", ", "-"), { maxLength: 6 }).map((parts) => parts.join(""));
const days = ["2024-02-29", "2026-01-31", "2026-02-01", "2026-02-14", "2026-02-28", "2026-03-01"];

interface Model {
  id: string;
  kind: "action" | "mood" | "journal";
  at: string;
  texts: string[];
  names: string[];
  classification: "positive" | "negative" | undefined;
}

const written = fc.record({
  kind: fc.constantFrom("action" as const, "mood" as const, "journal" as const),
  one: text,
  two: text,
  mood: fc.constantFrom(...moods.slice(0, 6)),
  isGood: fc.boolean(),
  day: fc.constantFrom(...days),
  hour: fc.integer({ min: 0, max: 23 }),
});
type Written = typeof written extends fc.Arbitrary<infer Value> ? Value : never;

const queried = fc.record({
  term: fc
    .oneof(
      fc.constantFrom(...words),
      fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((two) => two.join(" ")),
      fc
        .tuple(fc.constantFrom(...words), fc.nat(2))
        .map(([word, from]) => Array.from(word).slice(from).join("") || "a"),
      fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((two) => `"${two.join(" ")}"`),
      fc.constantFrom("joyful", "hap", "😌", "great", "ecstatic tea"),
    )
    .filter((term) => termsOf(term).length > 0),
  kind: fc.constantFrom("all" as const, "all" as const, "good" as const, "learning" as const, "moods" as const),
  span: fc.constantFrom<Pick<Search, "from" | "to">>({}, {}, { from: "2026-02-01" }, { to: "2026-02-14" }),
  limit: fc.integer({ min: 1, max: 4 }),
});

const step = fc.oneof(
  { weight: 3, arbitrary: written.map((what) => ({ write: what })) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(), written).map(([which, what]) => ({ edit: which, what })) },
  { weight: 1, arbitrary: fc.nat().map((which) => ({ remove: which })) },
  { weight: 4, arbitrary: queried.map((query) => ({ query })) },
);

let ada: Person;
let door: Door;

beforeAll(async () => {
  ada = await person("ada");
  door = restDoor({ as: ada, zone: "UTC" });
});

test("a search finds what opening every entry and looking would find", async () => {
  let asked = 0;
  let found = 0;
  // Each diary has about eight queries.
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      const diary: Model[] = [];
      for (const one of steps) {
        if ("write" in one) diary.push(await save(one.write));
        else if ("edit" in one) await edit(diary, one.edit, one.what);
        else if ("remove" in one) await remove(diary, one.remove);
        else {
          const ids = await foundBy(one.query);
          expect(ids).toEqual(lookedFor(diary, one.query));
          asked += 1;
          found += ids.length;
        }
      }
      await Promise.all(diary.map(({ kind, id }) => removals[kind](id)));
    }),
    { numRuns: Math.ceil(runs / 6), endOnFailure: true },
  );

  expect(asked).toBeGreaterThanOrEqual(runs * 0.9);
  expect(found).toBeGreaterThan(0);
});

function atOf({ day, hour }: Written): string {
  return `${day}T${String(hour).padStart(2, "0")}:00:00Z`;
}

async function save(what: Written): Promise<Model> {
  const { kind, one, two, mood, isGood } = what;
  const occurredAt = atOf(what);
  const classification = isGood ? "positive" : "negative";
  if (kind === "action") {
    const { id } = granted(await door.logAction({ eventTitle: one, note: two, classification, occurredAt }));
    return modelOf(what, id);
  }
  if (kind === "mood")
    return modelOf(what, granted(await door.saveMood({ value: mood, journalTitle: one, note: two, occurredAt })).id);
  const body = bodyOf(what);
  return modelOf(what, granted(await door.write({ texts: { title: null, body }, occurredAt })).id);
}

function bodyOf({ one, two }: Written): string {
  return `${one} ${two}.`;
}

function modelOf(what: Written, id: string): Model {
  const { kind, one, two, mood, isGood } = what;
  const at = atOf(what);
  const classification = kind === "action" ? (isGood ? "positive" : "negative") : undefined;
  if (kind === "mood") return { id, kind, at, texts: [one, two], names: [`mood.${mood}`], classification };
  if (kind === "journal") return { id, kind, at, texts: [bodyOf(what)], names: ["page.reflection"], classification };
  // What `logAction` of the tests chooses where nothing is said.
  return { id, kind, at, texts: [one, two], names: ["emotion.happy", "effect.great"], classification };
}

async function edit(diary: Model[], which: number, what: Written): Promise<void> {
  const index = which % Math.max(diary.length, 1);
  const before = diary[index];
  if (!before) return;
  const { kind, id } = before;
  const now = { ...what, kind };
  const occurredAt = atOf(what);
  if (kind === "action") {
    const classification = what.isGood ? "positive" : "negative";
    granted(await door.editAction(id, { eventTitle: what.one, note: what.two, classification, occurredAt }));
  } else if (kind === "mood")
    granted(await door.editMood(id, { value: what.mood, journalTitle: what.one, note: what.two, occurredAt }));
  else granted(await door.editPage(id, { texts: { title: null, body: bodyOf(now) }, occurredAt }));
  diary[index] = modelOf(now, id);
}

const removals = {
  action: (id: string) => door.deleteAction(id),
  mood: (id: string) => door.deleteMood(id),
  journal: (id: string) => door.deletePage(id),
};

async function remove(diary: Model[], which: number): Promise<void> {
  const [gone] = diary.splice(which % Math.max(diary.length, 1), 1);
  if (gone) granted(await removals[gone.kind](gone.id));
}

type Query = typeof queried extends fc.Arbitrary<infer Value> ? Value : never;

/** All pages of a search. */
async function foundBy({ term, kind, span, limit }: Query): Promise<string[]> {
  const found: string[] = [];
  let next: string | null = null;
  do {
    const before: { before?: string } = next ? { before: next } : {};
    const page: { ids: string[]; next: string | null } = await searchOverRest(ada)({
      ...span,
      ...before,
      text: term,
      kind,
      limit,
    });
    found.push(...page.ids);
    next = page.next;
  } while (next);
  return found;
}

/** Opens every entry and looks. */
function lookedFor(diary: readonly Model[], { term, kind, span }: Query): string[] {
  const terms = withNames(termsOf(term));
  return diary
    .filter(
      ({ at, texts, names, classification, kind: own }) =>
        (kind === "all" ||
          (kind === "moods" ? own === "mood" : classification === (kind === "good" ? "positive" : "negative"))) &&
        (span.from === undefined || at.slice(0, 10) >= span.from) &&
        (span.to === undefined || at.slice(0, 10) <= span.to) &&
        terms.every(
          (one) =>
            texts.some((each) => containsTerm(foldedText(each), one.text)) ||
            names.some((name) => one.names.includes(name)),
        ),
    )
    .toSorted((one, other) => (one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1))
    .map(({ id }) => id);
}
