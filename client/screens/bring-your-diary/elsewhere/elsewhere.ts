import type { ImportApp } from "#domain/archive.ts";
import type { LocalDate } from "#domain/days.ts";
import type { Mood } from "#domain/moods.ts";
import type { GivenFile, LeftOut } from "../source/source.ts";

export interface ElsewhereTag {
  name: string;
  group: string | null;
}

/** An entry of another app, as all those apps have it in common. */
export interface ElsewhereEntry {
  /** Its id in that app. Left out if the app gives none: what the file says of it tells it then (ids.ts). */
  id?: string;
  /** The id that earlier versions of the import made of its place in the file. */
  earlierId?: string;
  /** Where it stands in the file, from 1. */
  line: number;
  occurredAt: Date;
  timeZone: string;
  localDate: LocalDate;
  /** Its time as the file has it, "2024-03-05" or "2024-03-05 21:00". Left out if the file names an instant. */
  written?: string;
  /** The name of its mood in that app. */
  mood?: string;
  title: string;
  text: string;
  /** The text as the file has it, where that is not `text`. */
  rawText?: string;
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
  app: ImportApp;
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

/** A kind of file of another app. A new one needs a folder of its own and a line in otherApps.ts. */
export interface ElsewhereSource {
  /** Whether a file is of this kind. It reads no more than it needs to know that. */
  recognizes: (file: GivenFile) => Promise<boolean>;
  /** Reads a file of this kind to its end. Throws FileProblem if it cannot be read. */
  read: (file: GivenFile) => Promise<Elsewhere>;
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
