import type { Environment } from "relay-runtime";
import { markOutdated, refetchScreen } from "#client/data/relay/news.ts";
import { invalidateLists } from "#client/data/relay/written.ts";
import type { Connection } from "#client/platform/request.ts";
import { isUnanswered, reasonIn } from "#client/platform/requestError.ts";
import { FileProblem } from "../_archive/fileProblem.ts";
import type { WorkerCalls } from "../_archive/workerCalls.ts";
import type { Batch, Reading } from "./reading.ts";
import { askedOf, compare, noComparison, type Comparison } from "./asking/asked.ts";
import { sendBatch, type BatchAnswer } from "./sendBatch.ts";
import { added, isRunning, noTally, type Running, type Stage, type Tally } from "./stage.ts";
import { forgetStopped, noteStopped } from "./stopped.ts";

/** All that bringing one diary knows. */
export interface Work {
  environment: Environment;
  connection: Connection;
  listeners: Set<() => void>;
  stage: Stage;
  file?: File;
  /** Files that were chosen with it, and how many there were. */
  waiting: { files: readonly File[]; of: number };
  /** Of that file (stopped.ts). */
  fingerprint: string;
  reading?: WorkerCalls<Reading> & { endWatch: () => void };
  /** A batch that was read and not answered. */
  pending?: Batch;
  /** What the dry run said of each batch. */
  checks: Tally[];
  /** What the dry run found in the diary. */
  comparison: Comparison;
  /** How many batches of this step were answered. */
  answered: number;
  /** Whether the tags and own moods of this step were answered. They come before the entries. */
  hasWords: boolean;
  /** What the dry run said of them. */
  checkedWords: Tally;
}

export function show(work: Work, stage: Stage): void {
  work.stage = stage;
  for (const listener of work.listeners) listener();
}

/** Ends the worker, which holds the file. */
export function release(work: Work): void {
  work.reading?.endWatch();
  work.reading?.end();
  delete work.reading;
  delete work.pending;
  work.checks = [];
  work.comparison = noComparison();
}

/** Begins a step that sends the lines. */
export function begin(work: Work, stage: Running): void {
  work.answered = 0;
  work.hasWords = false;
  if (stage.step === "check") work.comparison = noComparison();
  delete work.pending;
  // The server may save a batch whose answer a reload drops.
  if (stage.step === "bring") noteStopped(work.fingerprint, stage);
  show(work, stage);
  void run(work);
}

/** Sends what is left of the step, batch by batch, until it is done, stopped or halted. */
export async function run(work: Work): Promise<void> {
  const own = work.reading;
  if (!own) return;
  const isCurrent = () => work.reading === own && isRunning(work.stage);
  try {
    if (!work.hasWords) {
      const words = await wordsOf(work, await own.call("words", undefined));
      if (!isCurrent()) return;
      if (work.stage.step === "bring") note(work, await daysPutAway(work, await own.call("days", undefined)));
      if (!isCurrent()) return;
      work.hasWords = true;
      if (work.stage.step === "check") work.checkedWords = words;
      note(work, words);
    }
    while (isCurrent()) {
      if (isStopping(work.stage)) return halt(work, "Stopped. Everything brought in so far is saved.");
      const batch = work.pending ?? (await own.call("next", work.answered === 0 ? "first" : "next"));
      if (!isCurrent()) return;
      if (!batch) return finish(work);
      work.pending = batch;
      const answer = await answerTo(work, batch);
      if (!isCurrent()) return;
      delete work.pending;
      work.answered += 1;
      if (work.stage.step === "check") work.checks.push(answer);
      note(work, answer);
    }
  } catch (error) {
    if (isCurrent()) halt(work, reasonOf(work, error));
  }
}

function isStopping(stage: Stage): boolean {
  return stage.step === "bring" && stage.isStopping === true;
}

async function answerTo({ stage, checks, answered, comparison, connection }: Work, batch: Batch): Promise<Tally> {
  if (stage.step === "check") {
    const answer = await answerOf(batch, true, connection);
    const lines = answer.lines.map((each) => ({ ...each, ...batch.sent[each.line - 1] }));
    compare(
      comparison,
      lines.flatMap(({ place, ...each }) => (place === undefined ? [] : { ...each, place })),
    );
    return tallyOf(batch, answer);
  }
  const check = checks[answered];
  // All of this batch is here already, or cannot be brought.
  const isDone = check?.saved === 0 && !batch.isChanged;
  if (isDone) return { ...check, alreadyHere: check.alreadyHere - batch.left, left: batch.left };
  return tallyOf(batch, await answerOf(batch, false, connection));
}

/** What becomes of tags and own moods. Those of the person stay as they are, so all may be sent again. */
async function wordsOf({ stage, connection, checkedWords }: Work, batches: readonly Batch[]): Promise<Tally> {
  if (stage.step === "bring" && checkedWords.newWords === 0) return checkedWords;
  let all = noTally;
  for (const batch of batches) {
    const { saved, refused, reasons } = tallyOf(batch, await answerOf(batch, stage.step === "check", connection));
    const named = reasons.map((each) => ({ ...each, what: "Tag or mood" }));
    all = added(all, { ...noTally, newWords: saved, refused, reasons: named });
  }
  return all;
}

/** Puts the days of the file away. They are no entries, so only those that are refused are counted. */
async function daysPutAway({ connection }: Work, batches: readonly Batch[]): Promise<Tally> {
  let all = noTally;
  for (const batch of batches) {
    const { refused, reasons } = tallyOf(batch, await answerOf(batch, false, connection));
    all = added(all, { ...noTally, refused, reasons: reasons.map((each) => ({ ...each, what: "Day put away" })) });
  }
  return all;
}

async function answerOf({ body, sent }: Batch, isDryRun: boolean, connection: Connection): Promise<BatchAnswer> {
  return sent.length > 0 ? sendBatch(body, isDryRun, connection) : nothingSent;
}

function tallyOf({ sent, unsent, left }: Batch, answer: BatchAnswer): Tally {
  const reasons = [
    ...answer.lines.flatMap(({ line, outcome, message = "" }) =>
      outcome === "refused" ? [{ line: sent[line - 1]?.line ?? line, reason: message }] : [],
    ),
    ...unsent.map(({ line, problem }) => ({ line, reason: problem })),
  ];
  const { saved, alreadyHere } = answer;
  const refused = reasons.length;
  return { lines: sent.length + unsent.length + left, saved, alreadyHere, left, newWords: 0, refused, reasons };
}

const nothingSent: BatchAnswer = { saved: 0, alreadyHere: 0, refused: 0, lines: [] };

function note(work: Work, answer: Tally): void {
  const { stage } = work;
  if (!isRunning(stage)) return;
  const noted = { ...stage, tally: added(stage.tally, answer) };
  if (noted.step === "bring") {
    noteStopped(work.fingerprint, noted);
    markOutdated();
  }
  show(work, noted);
}

function halt(work: Work, reason: string): void {
  const { stage } = work;
  if (stage.step === "check") return show(work, { ...stage, halted: reason });
  if (stage.step !== "bring") return;
  show(work, { ...stage, isStopping: false, halted: reason });
  entriesCame(work.environment);
}

function finish(work: Work): void {
  const { stage } = work;
  if (!isRunning(stage)) return;
  const { file, found, tally } = stage;
  const asked = stage.step === "check" ? askedOf(work.comparison) : [];
  const isDone = stage.step === "bring" || (tally.saved === 0 && tally.newWords === 0 && asked.length === 0);
  if (isDone) forgetStopped(work.fingerprint);
  if (stage.step === "check")
    return show(work, { step: "found", file, found, check: tally, here: work.comparison.here, asked });
  release(work);
  show(work, { step: "done", file, found, tally });
  entriesCame(work.environment);
}

/** Lists and the shown screen are refetched. */
export function entriesCame(environment: Environment): void {
  invalidateLists(environment);
  refetchScreen();
}

function reasonOf({ stage }: Work, error: unknown): string {
  const saved = stage.step === "check" ? "Nothing is saved yet." : "Everything brought in so far is saved.";
  if (error instanceof FileProblem) return error.message;
  if (isUnanswered(error)) return `The connection was lost. ${saved}`;
  return reasonIn(error) ?? `Something went wrong on the server. ${saved}`;
}
