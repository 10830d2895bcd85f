import type { LocalDate } from "#domain/days.ts";
import type { Mood } from "#domain/moods.ts";
import type { GivenFile, LeftOut } from "../source/source.ts";

/** The apps as the import names them (docs/import.md, Lines from elsewhere). */
export type App = "daylio" | "day-one" | "apple-journal" | "how-we-feel" | "journiv" | "csv";

export interface ElsewhereTag {
  name: string;
  group: string | null;
}

/** An entry of another app, as all those apps have it in common. */
export interface ElsewhereEntry {
  /** Its id in that app, the same each time the file is read. */
  id: string;
  /** Where it stands in the file, from 1. */
  line: number;
  occurredAt: Date;
  timeZone: string;
  localDate: LocalDate;
  /** The name of its mood in that app. */
  mood?: string;
  title: string;
  text: string;
  tags: readonly ElsewhereTag[];
  /** Its place and weather in a line, which comes under the text if the person wants it. */
  surroundings?: string;
}

/** An entry that cannot be read, and why. */
export interface UnreadEntry {
  line: number;
  problem: string;
}

/** A file of another app, read to its end. */
export interface Elsewhere {
  app: App;
  /** The app's name for people. */
  source: string;
  entries: readonly ElsewhereEntry[];
  unread: readonly UnreadEntry[];
  leftOut: readonly LeftOut[];
  /** What is left out unless the person wants places and weather. */
  surroundingsLeftOut?: readonly LeftOut[];
  /** What the app itself says of its moods: ours by their names. */
  suggestions?: ReadonlyMap<string, Mood>;
}

/** A kind of file of another app. */
export interface ElsewhereSource {
  /** Undefined if the file is of another kind. Throws FileProblem if it is of this kind, and cannot be read. */
  open: (file: GivenFile) => Promise<Elsewhere | undefined>;
}

/** A mood of another app, with what we suggest for it. */
export interface ElsewhereMood {
  /** The same for all spellings of its name (wordKey in matching.ts). */
  key: string;
  name: string;
  count: number;
  /** Undefined: the person chooses. */
  suggestion: Mood | undefined;
}

/** The tags of another app under one name; "" are those without a group. */
export interface ElsewhereGroup {
  name: string;
  tags: number;
  /** The tags that are used most. */
  examples: readonly string[];
}

/** What the person chooses about before a file of another app is compared with the diary. */
export interface Matching {
  source: string;
  entries: number;
  moods: readonly ElsewhereMood[];
  groups: readonly ElsewhereGroup[];
  /** One of the lines with place and weather, if there are any. */
  surroundings: string | undefined;
}

/** What the person chose for the moods and tags of a file. */
export interface Choices {
  /** By the key of the word in the other app. Null leaves the mood out and keeps the words as a journal entry. */
  moods: ReadonlyMap<string, Mood | null>;
  /** The names that stay, as own moods on the chosen one. */
  ownMoods: readonly string[];
  /** The groups whose tags are not brought. */
  groupsLeftOut: readonly string[];
  /** Place and weather become a line under the text. */
  withSurroundings: boolean;
}
