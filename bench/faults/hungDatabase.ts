import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { diaryOf, whileDevicesWrite, type Answer } from "#tests/support/devices.ts";
import { postmasterIn } from "#tests/support/kindling.ts";
import { newPeople, signIn, type Newcomer } from "../people.ts";
import { settle } from "../settle.ts";
import { askWhile, firstSavedAfter, longestOf, readDashboard, tallyOf, warmUp } from "./answers.ts";
import { within, type Outcome, type Stage } from "./outcome.ts";

const hungMs = 8_000;

/**
 * All database processes freeze for 8 s, while 40 devices write, other devices read, one person signs in and a proxy
 * probes `/readyz`.
 */
export async function hungDatabase({ kindling: { url }, database }: Stage): Promise<Outcome> {
  const [reader, ...writers] = (await newPeople(url, 9)) as [Newcomer, ...Newcomer[]];
  const diaries = writers.map(({ token }) => diaryOf(url, token));
  const signingIn = () => signIn(url, reader);
  const readyz = () => fetch(`${url}/readyz`);
  const reading = () => readDashboard(url, reader);
  let [stopped, goesOn] = [0, 0];

  await warmUp(diaries, 5);
  const [ready = [], signIns = [], ...reads] = await askWhile(
    [readyz, signingIn, reading, reading, reading, reading],
    () =>
      whileDevicesWrite(diaries, 5, async () => {
        await pause(2_000);
        const letGoOn = await hang(database);
        stopped = performance.now();
        await pause(hungMs);
        goesOn = performance.now();
        letGoOn();
        await pause(4_000);
      }),
  );

  const writes = diaries.flatMap(({ answers }) => answers);
  const isMeanwhile = ({ sentAt, took }: Answer) => sentAt < goesOn && sentAt + took > stopped;
  const answers = [...writes, ...signIns, ...reads.flat()].filter(isMeanwhile);
  const refused = answers.filter(({ status }) => status === 503);
  const caught = refused.filter(({ sentAt }) => sentAt < stopped);
  const settled = await settle(diaries, database.url);
  const times = {
    "slowest 503 s": longestOf(refused),
    "of those begun before s": longestOf(caught),
    "slowest answer s": longestOf(answers),
    "/readyz longest s": longestOf(ready.filter(isMeanwhile)),
    "serves again after s": firstSavedAfter(goesOn, writes),
  };
  return {
    cells: {
      ...times,
      "begun before": caught.length,
      writes: tallyOf(writes.filter(isMeanwhile)),
      reads: tallyOf(reads.flat().filter(isMeanwhile)),
      "sign-ins": tallyOf(signIns.filter(isMeanwhile)),
      "/readyz": tallyOf(ready.filter(isMeanwhile)),
      ...settled.cells,
    },
    aims: [
      within("everybody is answered", times["slowest answer s"], 3),
      within("/readyz answers", times["/readyz longest s"], 1),
      within("it serves again", times["serves again after s"], 5),
      { says: "nothing but done or 503", isMet: answers.every(({ status }) => isDoneOr503(status)) },
      ...settled.aims,
    ],
  };
}

function isDoneOr503(status: number | undefined): boolean {
  return status === 200 || status === 201 || status === 503;
}

/** Stops every database process with a signal, like a machine that hangs. Returns a function that resumes them. */
async function hang({ url, dataDir }: Stage["database"]): Promise<() => void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const stopped = [postmasterIn(dataDir)];
  const letGoOn = () => {
    for (const pid of stopped.splice(0)) send(pid, "SIGCONT");
    process.off("exit", letGoOn);
    void client.end();
  };
  process.once("exit", letGoOn);
  for (const pid of stopped) send(pid, "SIGSTOP");
  // No new process can start now, so these are all.
  const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity");
  stopped.push(...rows.map(({ pid }) => pid));
  for (const pid of stopped) send(pid, "SIGSTOP");
  return letGoOn;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
}
