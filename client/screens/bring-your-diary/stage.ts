import { counted } from "../_archive/counted.ts";
import type { Asked, ComparedLine } from "./asking/asked.ts";
import type { Matching } from "./elsewhere/elsewhere.ts";
import type { Found } from "./reading.ts";
import type { TableHead } from "./table/columns.ts";

/** A line that is not brought, and why. */
interface RefusedLine {
  line: number;
  reason: string;
  /** What it is, if it is no entry: lines of tags and own moods, and of days put away, are counted apart. */
  what?: string;
}

/** What became of the lines so far, or would become of them. */
export interface Tally {
  lines: number;
  saved: number;
  alreadyHere: number;
  /** Lines that the person left, because an entry with other words is here. */
  left: number;
  /** Tags and own moods that are new. The numbers above count entries alone. */
  newWords: number;
  refused: number;
  /** The first of those that were refused. */
  reasons: readonly RefusedLine[];
}

export const noTally: Tally = { lines: 0, saved: 0, alreadyHere: 0, left: 0, newWords: 0, refused: 0, reasons: [] };

/** Tags and own moods by their number: "3 tags and own moods". */
export function countedWords(count: number, [one, many]: readonly [string, string] = ["", ""]): string {
  return counted(count, `tag or own mood${one}`, `tags and own moods${many}`);
}

/** More are counted and not listed. */
export const mostReasons = 200;

export function added(before: Tally, more: Tally): Tally {
  return {
    lines: before.lines + more.lines,
    saved: before.saved + more.saved,
    alreadyHere: before.alreadyHere + more.alreadyHere,
    left: before.left + more.left,
    newWords: before.newWords + more.newWords,
    refused: before.refused + more.refused,
    reasons: [...before.reasons, ...more.reasons].slice(0, mostReasons),
  };
}

/** Files that were chosen together with another one, and are opened after it. */
export interface Waiting {
  names: readonly string[];
  /** The place of the first of them among all that were chosen, from 1. */
  place: number;
  of: number;
}

/** The file that somebody chose. */
export type Chosen = Pick<File, "name" | "size"> & { waiting?: Waiting };

/** Where bringing a diary stands: each step has what the steps before it found. */
export type Stage =
  | { step: "choose"; problem?: string; waiting?: Waiting }
  | { step: "open"; file: Chosen }
  | { step: "unlock"; file: Chosen; problem: string | undefined }
  /** The person says what the columns of a table hold. */
  | { step: "columns"; file: Chosen; table: TableHead; problem?: string }
  /** The person chooses what the moods and tags of another app become. `isWorking` while the file is read. */
  | { step: "match"; file: Chosen; matching: Matching; isWorking?: boolean }
  /** The dry run. `halted` says why it stands still, if it does. */
  | { step: "check"; file: Chosen; found: Found; tally: Tally; halted?: string }
  /** What the dry run found: the lines that are here, and those with other words, about which the person is asked. */
  | { step: "found"; file: Chosen; found: Found; check: Tally; here: readonly ComparedLine[]; asked: readonly Asked[] }
  | { step: "bring"; file: Chosen; found: Found; check: Tally; tally: Tally; isStopping?: boolean; halted?: string }
  | { step: "done"; file: Chosen; found: Found; tally: Tally };

/** A step that sends the lines of the file, batch by batch. */
export type Running = Extract<Stage, { step: "check" | "bring" }>;

export function isRunning(stage: Stage): stage is Running {
  return stage.step === "check" || stage.step === "bring";
}
