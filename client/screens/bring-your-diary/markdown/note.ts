import type { ElsewhereEntry } from "../elsewhere/elsewhere.ts";
import type { Parts } from "./frontMatter.ts";
import { frontMoods, frontSurroundings, frontTags, frontText } from "./frontValues.ts";
import { whenOfNote } from "./when.ts";
import { headedBy, wordsOf, type NoteWords } from "./words.ts";
import { writtenDayIn, type DayOrder } from "./writtenDay.ts";

/** A note of a folder. */
export interface Note extends Parts {
  /** Its path in the folder; empty if the file has no name. */
  path: string;
  /** Where it stands: in the order of the names, or in the file. */
  line: number;
}

/** The entries that a note becomes, or why it cannot be read. */
export type ReadNote = { entries: ElsewhereEntry[]; words: NoteWords } | { problem: string };

/** Reads a note: one entry, and one more for each further mood. Undefined if it has no day. */
export function readNote(note: Note, order: DayOrder | undefined): ReadNote | undefined {
  const dated = whenOfNote(note, order);
  if (!dated || "problem" in dated) return dated;
  const { when, rest } = dated;
  const words = wordsOf(note.body);
  const [mood, ...more] = frontMoods(note.front);
  const entry: ElsewhereEntry = {
    line: note.line,
    ...when,
    ...(mood === undefined ? {} : { mood }),
    ...titledWords(frontText(note.front, "title"), rest, words.text, when.localDate),
    tags: frontTags(note.front),
    surroundings: frontSurroundings(note.front),
  };
  const others = more.map((each) => ({
    ...entry,
    mood: each,
    title: "",
    text: "",
    tags: [],
  }));
  return { entries: [entry, ...others.map(({ surroundings: _first, ...other }) => other)], words };
}

/**
 * The title is that of the front matter, else what stands in the name beside the day, else a heading on the first line.
 * What is not the title and says something else stays in the text. A heading that says the day alone goes.
 */
function titledWords(ofFront: string, ofName: string, text: string, day: string): { title: string; text: string } {
  const headed = headedBy(text);
  const heading = headed ? writtenDayIn(headed.heading) : undefined;
  const isDay = heading?.day === day && heading.rest === "" && heading.time === undefined;
  const ofHeading = headed && !isDay ? headed.heading : "";
  const title = ofFront || ofName || ofHeading;
  const body = headed && (isDay || isSame(ofHeading, title)) ? headed.rest.replace(/^(?:[ \t]*\n)+/, "") : text;
  const isKept = title === ofName || isSame(ofName, title) || isSame(ofName, ofHeading);
  return { title, text: isKept ? body : [ofName, body].filter(Boolean).join("\n\n") };
}

/** Names of files have no signs and often no blanks: "my-trip" is "My trip!". */
function isSame(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}
