import { setTimeout as pause } from "node:timers/promises";
import { diaryOf, sendAgain, whileDevicesWrite, type Diary } from "#tests/support/devices.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { until } from "#tests/support/until.ts";
import { longestOf, tallyOf } from "./faults/answers.ts";
import { printOutcome, secondsOf, within, type Outcome } from "./faults/outcome.ts";
import { startHaCluster, type HaCluster } from "./ha/cluster.ts";
import { newPeople } from "./people.ts";
import { acknowledgedIn, settle } from "./settle.ts";
import { built } from "./servers.ts";

const people = 8;
const devicesEach = 2;
/** Patroni's ttl (docs/ha/patroni.yaml), and what HAProxy and a busy machine need besides. */
const writesWithinS = 40;
const standbySays = "The database is a standby, which takes no writes.";

/**
 * Kills the machine of the primary again and again, while devices write through two servers. Prints what became of their
 * entries, and how soon each kill was over. Throws if an acknowledged entry was lost.
 */
export async function printHa(kills: number): Promise<void> {
  const cluster = await startHaCluster();
  const servers: Kindling[] = [];
  try {
    const direct = cluster.urlOf(await cluster.primary());
    for (const databaseUrl of [cluster.url, cluster.url, direct])
      servers.push(await startKindling({ databaseUrl, main: built }));
    const missed = printOutcome(`A primary is killed ${kills} times`, await kill(cluster, servers, kills));
    if (missed.length > 0) throw new Error(`not kept: ${missed.join(", ")}`);
  } finally {
    for (const server of servers) server.send("SIGTERM");
    await Promise.all(servers.map(({ ended }) => ended));
    cluster.stop();
  }
}

/** The third server is not behind HAProxy, but holds to the machine that is the first primary. */
async function kill(cluster: HaCluster, [one, other, third]: Kindling[], kills: number): Promise<Outcome> {
  if (!one || !other || !third) throw new Error("Three servers are needed.");
  const start = performance.now();
  const tokens = (await newPeople(one.url, people)).map(({ token }) => token);
  const diaries = tokens.map((token, index) => diaryOf([one, other][index % 2]?.url ?? "", token));
  const elsewhere = ({ url }: Diary) => (url === one.url ? other.url : one.url);
  const backAfter: number[] = [];
  let sentAgain = 0;
  let onStandby = "";

  for (let time = 1; time <= kills; time += 1) {
    const dead = await cluster.primary();
    await whileDevicesWrite(diaries, devicesEach, async () => {
      await pause(2_000 + Math.random() * 2_000);
      dead.kill();
      const killed = performance.now();
      // What was not acknowledged is sent again to the other server.
      for (const diary of diaries) diary.url = elsewhere(diary);
      const saved = () =>
        diaries.flatMap(({ answers }) => answers).find(({ id, sentAt }) => id !== undefined && sentAt > killed);
      await until("a save is acknowledged", () => saved() !== undefined);
      backAfter.push(secondsOf((saved()?.sentAt ?? Number.NaN) + (saved()?.took ?? Number.NaN) - killed));
      await pause(1_000);
    });
    sentAgain += diaries.reduce((sum, { open }) => sum + open.size, 0);
    await Promise.all(diaries.map(sendAgain));
    dead.start();
    await cluster.untilWhole();
    if (time === 1) onStandby = await whyNotReady(third);
    console.log(`kill ${time}: writes again after ${backAfter.at(-1)} s, ${acknowledgedIn(diaries)} acknowledged`);
  }

  const took = performance.now() - start;
  const settled = await settle(diaries, cluster.url);
  const answers = diaries.flatMap((diary) => diary.answers);
  return {
    cells: {
      "took s": secondsOf(took),
      "writes again after s": backAfter.join(", "),
      "answers to saves": tallyOf(answers),
      "longest answer s": longestOf(answers),
      ...settled.cells,
      "sent again": sentAgain,
      "a server whose machine became a standby": onStandby,
    },
    aims: [
      ...settled.aims,
      within("writes again", Math.max(...backAfter), writesWithinS),
      { says: "/readyz is 503 on a standby", isMet: onStandby === `503 ${standbySays}` },
    ],
  };
}

async function whyNotReady({ url }: Kindling): Promise<string> {
  let says = "";
  const isStandby = async () => {
    const answer = await fetch(`${url}/readyz`);
    says = `${answer.status} ${((await answer.json()) as { message: string }).message}`;
    return says.includes(standbySays);
  };
  // Its connections come back by themselves.
  await until("a server says that its database is a standby", isStandby);
  return says;
}
