import type { Zip } from "./zip.ts";

/** A file that somebody chose, opened as far as all sources need it. */
export interface GivenFile {
  blob: Blob;
  /** If it is a ZIP. */
  zip: Zip | undefined;
  /** The encoding of its text, such as "shift_jis", if it was guessed or chosen. */
  encoding?: string;
}

/** What a file holds and the import does not bring, such as "12 messages", and why. */
export interface LeftOut {
  what: string;
  why: string;
  /** One of them, as it stands in the file, cut to a line. */
  example?: string;
}

/** A diary in a file, before anything is sent. */
export interface FoundDiary {
  /** Where it comes from, such as "Kindling". */
  source: string;
  leftOut: readonly LeftOut[];
  /** Its tags and own moods as lines of words.jsonl. They are sent before the entries. */
  words?: () => AsyncIterable<SourceLine>;
  /** The days that were put away, as lines of days.jsonl. They are sent before the entries, too. */
  days?: () => AsyncIterable<SourceLine>;
  /** Its entries as the import reads them (docs/import.md), one JSON object a piece. May be read several times. */
  lines: () => AsyncIterable<SourceLine>;
}

/** An entry as bytes of JSON, or the reason why it cannot be sent. */
export interface SourceLine {
  /** Where it stands in the file, from 1. */
  line: number;
  bytes?: Uint8Array;
  problem?: string;
}

/** A kind of file that a diary comes in. A new one needs a folder of its own and a line in sources.ts. */
export interface Source {
  /** Undefined if the file is of another kind. Throws FileProblem if it is of this kind, and cannot be brought in. */
  open: (file: GivenFile) => Promise<FoundDiary | undefined>;
}
