import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { diaryOf, whileDevicesWrite, type Answer, type Diary } from "#tests/support/devices.ts";
import { until } from "#tests/support/until.ts";
import { newPeople } from "../people.ts";
import { settle } from "../settle.ts";
import { firstSavedAfter, longestOf, tallyOf } from "./answers.ts";
import { secondsOf, within, type Outcome, type Stage } from "./outcome.ts";

const stoppedMs = 6_000;

/**
 * The process of one write freezes for 6 s with all its locks, while other devices of this person and other people
 * write.
 */
export async function stoppedStatement({ kindling: { url }, database }: Stage): Promise<Outcome> {
  const [diary, ...otherDiaries] = (await newPeople(url, 5)).map(({ token }) => diaryOf(url, token)) as [
    Diary,
    ...Diary[],
  ];
  let [stopped, goesOn] = [0, 0];

  await whileDevicesWrite([diary], 1, async () => {
    await until("the person has totals", () => diary.acknowledged.size > 0);
    const pid = await stopAWrite(database.url, diary);
    stopped = performance.now();
    const letGoOn = () => void process.kill(pid, "SIGCONT");
    process.once("exit", letGoOn);
    await whileDevicesWrite([diary, ...otherDiaries], 3, async () => {
      await pause(stoppedMs);
      goesOn = performance.now();
      letGoOn();
      process.off("exit", letGoOn);
      await pause(3_000);
    });
  });

  const isMeanwhile = ({ sentAt }: Answer) => sentAt >= stopped && sentAt < goesOn;
  const request = diary.answers.find(({ sentAt, took }) => sentAt < stopped && sentAt + took > stopped);
  const own = diary.answers.filter(isMeanwhile);
  const foreign = otherDiaries.flatMap(({ answers }) => answers).filter(isMeanwhile);
  const settled = await settle([diary, ...otherDiaries], database.url);
  const times = {
    "the caught request waits s": secondsOf(request?.took ?? Infinity),
    "the same person's others s": longestOf(own),
    "other people s": longestOf(foreign),
    "the person saves again after s": firstSavedAfter(goesOn, diary.answers),
  };
  return {
    cells: {
      ...times,
      "the caught request": `${request?.status}`,
      "the same person's others": tallyOf(own),
      "other people": tallyOf(foreign),
      ...settled.cells,
    },
    aims: [
      within("the caught request is answered", times["the caught request waits s"], 3),
      within("the same person's others are", times["the same person's others s"], 3),
      within("the person saves again", times["the person saves again after s"], 5),
      {
        says: "other people save all along",
        isMet: foreign.length > 0 && foreign.every(({ id }) => id !== undefined),
      },
      ...settled.aims,
    ],
  };
}

/** Freezes the process of a person's write once it has locked the day. Returns its process id. */
async function stopAWrite(databaseUrl: string, { token }: Diary): Promise<number> {
  const [holder, watcher] = [0, 1].map(() => new Client({ connectionString: databaseUrl })) as [Client, Client];
  await Promise.all([holder.connect(), watcher.connect()]);
  try {
    // Writes lock a month after its day, so they wait here.
    await holder.query("begin");
    const { rows } = await holder.query<{ pid: number }>(
      `select pg_backend_pid() as pid from "MonthTotal" m join "Session" s on s."userId" = m."userId"
       where s."tokenHash" = sha256(convert_to(split_part($1, '.', 2), 'UTF8')) for update of m`,
      [token],
    );
    const held = rows[0]?.pid;
    for (;;) {
      const waiting = await watcher.query<{ pid: number }>(
        "select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))",
        [held],
      );
      const [found] = waiting.rows;
      if (found) {
        process.kill(found.pid, "SIGSTOP");
        return found.pid;
      }
    }
  } finally {
    await Promise.all([holder.end(), watcher.end()]);
  }
}
