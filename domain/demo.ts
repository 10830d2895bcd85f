import { pickedFrom, seededChance } from "./chance.ts";
import { addDays, type LocalDate } from "./days.ts";
import { isHardest } from "./heavyDays.ts";
import type { JournalEmoji } from "./journal.ts";
import type { Mood } from "./moods.ts";
import {
  demoDeeds,
  demoNotes,
  demoOwnMoods,
  demoPages,
  demoSentences,
  demoTags,
  type DemoDeed,
} from "./content/demo.ts";

/** When an entry was made, in the person's local time. */
interface DemoMoment {
  date: LocalDate;
  /** The time of day, such as "08:05". */
  time: string;
}

type DemoContent =
  | ({ kind: "action" } & DemoDeed)
  | { kind: "mood"; value: Mood; ownMood?: (typeof demoOwnMoods)[number]["name"]; note?: string }
  | { kind: "journal"; emoji: JournalEmoji; title: string; body: string };

/** An entry before it has tags. */
type Made = DemoMoment & DemoContent;

export type DemoEntry = Made & { tags: readonly DemoTag[] };

/** A tag by its name, in its group. */
interface DemoTag {
  name: string;
  group: string;
}

/** The owner of the made-up diary. */
export const demoPerson = {
  firstName: "Lena",
  surname: "Hale",
  username: "lena",
  displayName: "Lena Hale",
  email: "lena@example.org",
  country: "United Kingdom",
} as const;

/** The relative frequency of each mood. */
const shares: readonly (readonly [mood: Mood, share: number])[] = [
  ["calm", 22],
  ["happy", 18],
  ["tired", 12],
  ["great", 9],
  ["neutral", 8],
  ["thinking_it_over", 6],
  ["sad", 6],
  ["anxious", 5],
  ["joyful", 4],
  ["annoyed", 4],
  ["love", 3],
  ["strong", 2],
  ["overwhelmed", 1],
];

const lighter = shares.filter(([mood]) => !isHardest(mood));

/**
 * The diary of a made-up person, oldest entry first: `days` days up to `today`. The same seed gives the same diary.
 * `npm run demo` shows it. Its words avoid painful topics.
 */
export function demoDiary({ today, days, seed }: { today: LocalDate; days: number; seed: string }): DemoEntry[] {
  const chance = seededChance(seed);
  const ownWords = seededChance(`${seed} own words`);
  const entries: DemoEntry[] = [];
  let away = 0;
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    // An occasional holiday without entries.
    if (away === 0 && chance() < 0.008) away = 3 + Math.floor(chance() * 8);
    // People see the last week first, so it has no gap and none of the hardest moods.
    const isLastWeek = ago < 7;
    if (away > 0 && !isLastWeek) {
      away -= 1;
      continue;
    }
    entries.push(
      ...dayOf(addDays(today, -ago), isLastWeek ? lighter : shares, chance).map((entry) => inOwnWords(entry, ownWords)),
    );
  }
  return entries;
}

/** The entry with the tags that its texts suggest, and some moods with a name of the person's own. */
function inOwnWords(entry: Made, chance: () => number): DemoEntry {
  const texts = Object.values(entry).join("\n");
  const tags = demoTags.filter(([, , words]) => words.test(texts)).map(([name, group]) => ({ name, group }));
  const own = entry.kind === "mood" && demoOwnMoods.find(({ value }) => value === entry.value);
  return { ...entry, ...(own && chance() < ownShare ? { ownMood: own.name } : {}), tags };
}

/** How many of the moods that have a name of the person's own go by it. */
const ownShare = 0.4;

function dayOf(date: LocalDate, felt: typeof shares, chance: () => number): Made[] {
  const made: Made[] = [];
  const at = (earliest: number, hours: number) => timeOf(earliest * 60 + Math.floor(chance() * hours * 60));

  if (chance() < 0.86) made.push(moodAt({ date, time: at(7, 3) }, felt, chance));
  for (let more = chance(); more < 0.62; more += 0.3 + chance() / 2) {
    // Earlier items of the list are chosen more often.
    const deed = pickedFrom(demoDeeds, chance() * chance());
    if (deed) made.push({ kind: "action", date, time: at(11, 8), ...deed });
  }
  if (chance() < 0.3) made.push(pageAt({ date, time: at(20, 2) }, chance));
  if (chance() < 0.25) made.push(moodAt({ date, time: at(22, 1) }, felt, chance));
  return made.toSorted((one, other) => one.time.localeCompare(other.time));
}

function moodAt(moment: DemoMoment, felt: typeof shares, chance: () => number): Made {
  let left = chance() * felt.reduce((sum, [, share]) => sum + share, 0);
  const [value] = felt.find(([, share]) => (left -= share) < 0) ?? ["calm" as const];
  const note = chance() < 0.45 ? pickedFrom(demoNotes[value] ?? [], chance()) : undefined;
  return { kind: "mood", ...moment, value, ...(note ? { note } : {}) };
}

function pageAt(moment: DemoMoment, chance: () => number): Made {
  const [emoji, title, first] = pickedFrom(demoPages, chance()) ?? (["reflection", "A day", "It was a day."] as const);
  const rest: string[] = [];
  for (let more = 0; more < 2 + chance() * 2; more += 1) {
    const sentence = pickedFrom(demoSentences, chance(), rest.at(-1));
    if (sentence && !rest.includes(sentence)) rest.push(sentence);
  }
  return { kind: "journal", ...moment, emoji, title, body: [first, ...rest].join(" ") };
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
