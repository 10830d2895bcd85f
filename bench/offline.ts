import { rmSync } from "node:fs";
import { newProfile, startOwnBrowser } from "#tests/support/ownBrowser.ts";
import { planOf, saveThroughCuts, startsAlone, type KillableServer } from "#tests/support/throughCuts.ts";
import { printOutcome } from "./faults/outcome.ts";
import { startOwnKindling, type OwnKindling } from "./ownKindling.ts";
import { newPeople } from "./people.ts";

interface Plan {
  saves: number;
  cuts: number;
}

const starts = 5;

/**
 * Saves moods in a real browser while network, server, tab and browser are cut at random moments, and then starts a new
 * browser without a server. Prints what became of the entries. Throws if one is lost, doubled or at another time.
 */
export async function printOffline(plan: Plan): Promise<void> {
  const own = await startOwnKindling();
  try {
    const [somebody] = await newPeople(own.url, 1);
    const token = somebody?.token ?? "";
    const start = performance.now();
    const seed = Date.now() % 1_000_000;
    console.log(`The seed of the cuts is ${seed}.`);
    const { lost, onlyTyped, doubled, atOtherTimes, cut } = await saveThroughCuts(
      killable(own),
      token,
      planOf(plan.saves, plan.cuts, seed),
    );
    const took = performance.now() - start;
    const alone = await startedAlone(own, token);
    const missed = printOutcome(`${plan.saves} saves through ${plan.cuts} cuts`, {
      cells: {
        "took s": (took / 1000).toFixed(0),
        ...cut,
        lost: lost.length,
        "only typed": onlyTyped.length,
        doubled: doubled.length,
        "at another millisecond": atOtherTimes.length,
        "a start without a server, ms": alone.map((ms) => ms.toFixed(0)).join(" "),
      },
      aims: [
        { says: "0 lost", isMet: lost.length === 0 },
        { says: "0 doubled", isMet: doubled.length === 0 },
        { says: "times exact", isMet: atOtherTimes.length === 0 },
        { says: "starts within a second", isMet: (alone[alone.length >> 1] ?? Infinity) <= 1_000 },
      ],
    });
    if (missed.length > 0) console.log({ lost, onlyTyped, doubled, atOtherTimes });
    if (missed.length > 0) throw new Error(`not kept: ${missed.join(", ")}`);
  } finally {
    await own.stop();
  }
}

function killable(own: OwnKindling): KillableServer {
  return {
    url: own.url,
    kill: async () => {
      own.running.send("SIGKILL");
      await own.running.ended;
    },
    start: own.startAgain,
  };
}

async function startedAlone(own: OwnKindling, token: string): Promise<number[]> {
  const profile = newProfile();
  const first = await startOwnBrowser(profile, { url: own.url, token });
  await first.page.goto(own.url);
  await first.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // What was read is stored a second later.
  await first.page.waitForTimeout(5_000);
  await first.close();
  await killable(own).kill();
  const took: number[] = [];
  for (let time = 0; time < starts; time += 1) took.push(await startsAlone(profile, { url: own.url, token }));
  await own.startAgain();
  rmSync(profile, { recursive: true, force: true });
  return took.toSorted((one, other) => one - other);
}
