import { setTimeout as pause } from "node:timers/promises";
import { diaryOf, kindNames, sendAgain, whileDevicesWrite, type Diary } from "#tests/support/devices.ts";
import { postmasterIn } from "#tests/support/kindling.ts";
import { until } from "#tests/support/until.ts";
import { printOutcome, secondsOf, type Outcome } from "./faults/outcome.ts";
import { startOwnKindling, type OwnKindling } from "./ownKindling.ts";
import { newPeople } from "./people.ts";
import { acknowledgedIn, settle } from "./settle.ts";

const people = 12;
const devicesEach = 4;

interface Plan {
  kills: number;
  writes: number;
}

/**
 * Kills a server at random moments, and every second time its database too. Meanwhile 48 devices of 12 people write.
 * Prints the state of their entries. Throws if an acknowledged entry was lost.
 */
export async function printKills(plan: Plan): Promise<void> {
  const own = await startOwnKindling();
  try {
    const missed = printOutcome(`${plan.kills} kills`, await kill(own, plan));
    if (missed.length > 0) throw new Error(`not kept: ${missed.join(", ")}`);
  } finally {
    await own.stop();
  }
}

async function kill(own: OwnKindling, { kills, writes }: Plan): Promise<Outcome> {
  const diaries = (await newPeople(own.url, people)).map(({ token }) => diaryOf(own.url, token));
  const start = performance.now();
  const backAfter: number[] = [];
  let sentAgain = 0;

  for (let time = 1; time <= kills; time += 1) {
    const enough = acknowledgedIn(diaries) + (writes / kills) * (0.5 + Math.random());
    await whileDevicesWrite(diaries, devicesEach, async () => {
      await until(`${enough} are acknowledged`, () => acknowledgedIn(diaries) >= enough);
      await pause(Math.random() * 50);
      own.running.send("SIGKILL");
      if (time % 2 === 0) process.kill(postmasterIn(own.dataDir), "SIGKILL");
      await own.running.ended;
    });
    const killed = performance.now();
    await own.startAgain();
    backAfter.push(performance.now() - killed);
    sentAgain += diaries.reduce((sum, { open }) => sum + open.size, 0);
    await Promise.all(diaries.map(sendAgain));
    if (time % 10 === 0) console.log(`${time} kills, ${acknowledgedIn(diaries).toLocaleString("en")} acknowledged`);
  }
  await whileDevicesWrite(diaries, devicesEach, () =>
    until(`${writes} are acknowledged`, () => acknowledgedIn(diaries) >= writes),
  );

  const took = performance.now() - start;
  const settled = await settle(diaries, await own.databaseUrl());
  backAfter.sort((one, other) => one - other);
  return {
    cells: {
      "took s": secondsOf(took),
      "back after s, median": secondsOf(backAfter[backAfter.length >> 1] ?? Number.NaN),
      longest: secondsOf(backAfter.at(-1) ?? Number.NaN),
      ...settled.cells,
      "sent again": sentAgain,
      ...countsOf(diaries),
    },
    aims: settled.aims,
  };
}

/** The number of acknowledged entries by kind and door. */
function countsOf(diaries: readonly Diary[]): Record<string, number> {
  const entries = diaries.flatMap(({ acknowledged }) => [...acknowledged.values()]);
  const ofKind = kindNames.map((name) => [name, entries.filter(({ kind }) => kind === name).length]);
  const ofDoor = ["REST", "GraphQL"].map((name) => [
    `over ${name}`,
    entries.filter(({ door }) => door === name).length,
  ]);
  return Object.fromEntries([...ofKind, ...ofDoor]);
}
