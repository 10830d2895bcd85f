import { setTimeout as pause } from "node:timers/promises";
import { failureOf, whileDevicesWrite, type Answer, type Diary } from "#tests/support/devices.ts";
import type { Newcomer } from "../people.ts";
import { secondsOf } from "./outcome.ts";

/** Repeats each request while `trouble` lasts, at least once, and returns all responses. */
export async function askWhile(
  questions: readonly (() => Promise<Response>)[],
  trouble: () => Promise<unknown>,
): Promise<Answer[][]> {
  const asking = { isOver: false };
  const answers = questions.map(async (question) => {
    const heard: Answer[] = [];
    do {
      const sentAt = performance.now();
      const answer = await statusOf(question).catch(failureOf);
      heard.push({ sentAt, took: performance.now() - sentAt, ...answer });
      await pause(20);
    } while (!asking.isOver);
    return heard;
  });
  await trouble().finally(() => (asking.isOver = true));
  return Promise.all(answers);
}

async function statusOf(question: () => Promise<Response>): Promise<{ status: number }> {
  const answer = await question();
  await answer.arrayBuffer();
  return { status: answer.status };
}

/** Lets the devices write until each has its connection, then drops the responses. */
export async function warmUp(diaries: readonly Diary[], each: number): Promise<void> {
  await whileDevicesWrite(diaries, each, () => pause(3_000));
  for (const { answers } of diaries) answers.length = 0;
}

export function readDashboard(url: string, as: Newcomer | undefined): Promise<Response> {
  return fetch(`${url}/api/dashboard`, { headers: { authorization: `Bearer ${as?.token}` } });
}

/** The number of responses by status, and of connections that ended without one. */
export function tallyOf(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status, failure } of answers) {
    const what = String(status ?? failure);
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${count} x ${what}`).join(", ") || "none";
}

/** In seconds. */
export function longestOf(answers: readonly Answer[]): number {
  return secondsOf(answers.reduce((longest, { took }) => Math.max(longest, took), 0));
}

/** In seconds. */
export function medianOf(answers: readonly Answer[]): number {
  const waits = answers.map(({ took }) => took).toSorted((one, other) => one - other);
  return secondsOf(waits[waits.length >> 1] ?? Number.NaN);
}

/** The seconds from a moment until the first acknowledged save. */
export function firstSavedAfter(moment: number, answers: readonly Answer[]): number {
  const ends = answers.filter(({ id }) => id !== undefined).map(({ sentAt, took }) => sentAt + took - moment);
  return secondsOf(ends.filter((end) => end > 0).reduce((first, end) => Math.min(first, end), Infinity));
}
