import { useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import { connectionOf } from "#client/data/environment.ts";
import { clock } from "#client/platform/clock.ts";
import { FileProblem } from "../_archive/fileProblem.ts";
import { counted } from "../_archive/counted.ts";
import { workerCalls, type WorkerCalls } from "../_archive/workerCalls.ts";
import { changesOf, noComparison, type Choice } from "./asking/asked.ts";
import type { Choices } from "./elsewhere/elsewhere.ts";
import { numberOf } from "./elsewhere/ids.ts";
import { listImports } from "./imports.ts";
import type { Opened, Reading } from "./reading.ts";
import { begin, release, run, show, type Work } from "./sendLines.ts";
import { isRunning, noTally, type Chosen, type Stage, type Waiting } from "./stage.ts";
import { fingerprintOf, newImportId, stoppedImportId } from "./stopped.ts";
import type { Columns } from "./table/columns.ts";

/** Brings one diary. It goes on while other screens are open. */
export interface Bringing {
  subscribe: (listener: () => void) => () => void;
  stage: () => Stage;
  /** Opens a file, or several as one diary, or else one after another. */
  choose: (files: readonly File[]) => void;
  /** Opens the next of the files that wait. */
  openNext: () => void;
  /** Does not open the files that wait. */
  leaveWaiting: () => void;
  unlock: (passphrase: string) => void;
  chooseColumns: (columns: Columns) => void;
  /** Reads the letters of a table in another encoding. */
  chooseLetters: (encoding: string) => void;
  match: (choices: Choices) => void;
  /** Brings the new lines, and those that are here with other words as the person chose, by their places. */
  bring: (chosen: ReadonlyMap<number, Choice>) => void;
  /** Ends after the batch that is under way. */
  stop: () => void;
  goOn: () => void;
  startOver: () => void;
}

const ofSessions = new WeakMap<Environment, Bringing>();

/** The bringing of this session, and its stage. */
export function useBringing(): [Bringing, Stage] {
  const environment = useRelayEnvironment();
  const bringing = ofSessions.get(environment) ?? createBringing(environment);
  ofSessions.set(environment, bringing);
  return [bringing, useSyncExternalStore(bringing.subscribe, bringing.stage)];
}

function createBringing(environment: Environment): Bringing {
  const work: Work = {
    environment,
    connection: connectionOf(environment),
    listeners: new Set(),
    fingerprint: "",
    stage: { step: "choose" },
    checks: [],
    comparison: noComparison(),
    answered: 0,
    hasWords: false,
    checkedWords: noTally,
    waiting: { files: [], of: 0 },
  };
  // The connection is back.
  window.addEventListener("online", () => goOn(work));

  return {
    subscribe: (listener) => {
      work.listeners.add(listener);
      return () => work.listeners.delete(listener);
    },
    stage: () => work.stage,
    choose: (files) => void choose(work, files),
    openNext: () => openNext(work),
    leaveWaiting: () => {
      work.waiting = { files: [], of: 0 };
      show(work, atChoice(work));
    },
    unlock: (passphrase) => work.file && void open(work, work.file, passphrase),
    chooseColumns: (columns) => void readTable(work, (own) => own.call("columns", columns)),
    chooseLetters: (encoding) => void readTable(work, (own) => own.call("letters", encoding)),
    match: (choices) => void match(work, choices),
    bring: (chosen) => void bring(work, chosen),
    stop: () => {
      const { stage } = work;
      if (stage.step === "bring" && stage.halted === undefined) show(work, { ...stage, isStopping: true });
    },
    goOn: () => goOn(work),
    startOver: () => {
      release(work);
      delete work.file;
      show(work, atChoice(work));
    },
  };
}

/** Files that wait from before come after those that are chosen now. */
async function choose(work: Work, files: readonly File[]): Promise<void> {
  const all = [...files, ...work.waiting.files];
  work.waiting = { files: all, of: all.length };
  if (files.length < 2 || !(await openTogether(work, files))) openNext(work);
}

function openNext(work: Work): void {
  const { files, of } = work.waiting;
  const [file, ...rest] = files;
  if (!file) return;
  work.waiting = { files: rest, of };
  void open(work, file);
}

/** Opens several files as one diary. False if they are none. */
async function openTogether(work: Work, files: readonly File[]): Promise<boolean> {
  delete work.file;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  show(work, { step: "open", file: { name: `${files.length} files`, size } });
  const own = startReading(work);
  try {
    const fingerprints = await Promise.all(files.map(fingerprintOf));
    const together = await own.call("openTogether", files);
    if (work.reading !== own) return true;
    const taken = together?.taken.flatMap((place) => files[place] ?? []) ?? [];
    const [first] = taken;
    if (!together || !first) return false;
    const { files: all, of } = work.waiting;
    work.waiting = { files: all.filter((file) => !taken.includes(file)), of };
    work.fingerprint = numberOf(together.taken.map((place) => fingerprints[place]).join(" "));
    const name =
      taken.length === 1 ? first.name : `${first.name} and ${counted(taken.length - 1, "other file", "other files")}`;
    const chosen = chosenOf(
      work,
      name,
      taken.reduce((sum, file) => sum + file.size, 0),
    );
    goOnWith(work, chosen, together.opened);
    return true;
  } catch {
    // Each says what is wrong with it when its own turn comes.
    return work.reading !== own;
  }
}

function chosenOf(work: Work, name: string, size: number): Chosen {
  const waiting = waitingOf(work);
  return { name, size, ...(waiting ? { waiting } : {}) };
}

function atChoice(work: Work, problem?: string): Stage {
  const waiting = waitingOf(work);
  return { step: "choose", ...(problem === undefined ? {} : { problem }), ...(waiting ? { waiting } : {}) };
}

function waitingOf({ waiting: { files, of } }: Work): Waiting | undefined {
  return files.length === 0 ? undefined : { names: files.map(({ name }) => name), place: of - files.length + 1, of };
}

async function open(work: Work, file: File, passphrase?: string): Promise<void> {
  work.file = file;
  const chosen = chosenOf(work, file.name, file.size);
  show(work, { step: "open", file: chosen });
  const own = startReading(work);
  try {
    const fingerprint = await fingerprintOf(file);
    const opened = await own.call("open", { file, ...(passphrase === undefined ? {} : { passphrase }) });
    if (work.reading !== own) return;
    work.fingerprint = fingerprint;
    goOnWith(work, chosen, opened);
  } catch (error) {
    if (work.reading !== own) return;
    release(work);
    const { message, needsPassphrase } = problemOf(error);
    if (!needsPassphrase) return show(work, atChoice(work, message));
    show(work, { step: "unlock", file: chosen, problem: passphrase === undefined ? undefined : message });
  }
}

/** What was opened is compared with the diary, or the person chooses first. */
function goOnWith(work: Work, file: Chosen, opened: Opened): void {
  if ("table" in opened) return show(work, { step: "columns", file, table: opened.table });
  if ("found" in opened) return begin(work, { step: "check", file, found: opened.found, tally: noTally });
  const { matching } = opened;
  show(work, { step: "match", file, matching });
  const { moods, groups, surroundings } = matching;
  if (moods.length + groups.length === 0 && surroundings === undefined)
    void match(work, { moods: new Map(), ownMoods: [], groupsLeftOut: [], withSurroundings: false });
}

async function readTable(work: Work, read: (own: WorkerCalls<Reading>) => Promise<Opened>): Promise<void> {
  const { stage, reading: own } = work;
  if (stage.step !== "columns" || !own) return;
  try {
    const opened = await read(own);
    if (work.reading === own) goOnWith(work, stage.file, opened);
  } catch (error) {
    if (work.reading === own) show(work, { ...stage, problem: problemOf(error).message });
  }
}

async function match(work: Work, choices: Choices): Promise<void> {
  const { stage, reading: own } = work;
  if (stage.step !== "match" || stage.isWorking || !own) return;
  show(work, { ...stage, isWorking: true });
  try {
    const found = await own.call("match", { choices, importId: await importIdFor(work) });
    if (work.reading === own) begin(work, { step: "check", file: stage.file, found, tally: noTally });
  } catch (error) {
    if (work.reading !== own) return;
    release(work);
    show(work, atChoice(work, problemOf(error).message));
  }
}

/** The import of this file that was stopped, unless it was taken back; else a new one. */
async function importIdFor({ fingerprint, connection }: Work): Promise<string> {
  const stopped = stoppedImportId(fingerprint);
  if (stopped === undefined) return newImportId();
  // Without an answer the dry run halts, too, and goes on later.
  const imports = await listImports(connection).catch(() => undefined);
  const stands = imports?.some(({ id, isBeingTakenBack }) => id === stopped && !isBeingTakenBack) ?? true;
  return stands ? stopped : newImportId();
}

async function bring(work: Work, chosen: ReadonlyMap<number, Choice>): Promise<void> {
  const { stage, reading: own } = work;
  if (stage.step !== "found" || !own) return;
  const { file, found, check, asked } = stage;
  await own.call("change", changesOf(asked, chosen));
  if (work.reading === own && work.stage === stage) begin(work, { step: "bring", file, found, check, tally: noTally });
}

function startReading(work: Work): NonNullable<Work["reading"]> {
  release(work);
  const worker = new Worker(new URL("./readingWorker.ts", import.meta.url), { type: "module" });
  // What the file holds leaves the memory with the session.
  const endWatch = clock.every(1_000, () => work.connection.hasEnded() && release(work));
  return (work.reading = { ...workerCalls<Reading>(worker), endWatch });
}

function problemOf(error: unknown): Pick<FileProblem, "message" | "needsPassphrase"> {
  return error instanceof FileProblem
    ? error
    : { message: "This file could not be opened. Please try again.", needsPassphrase: false };
}

function goOn(work: Work): void {
  const { stage } = work;
  if (!isRunning(stage) || stage.halted === undefined) return;
  const { halted: _halted, ...rest } = stage;
  show(work, rest);
  void run(work);
}
