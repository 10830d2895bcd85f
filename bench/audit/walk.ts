import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { launchChromium } from "#tests/support/chromium.ts";
import { printRows } from "../report.ts";
import { signIn, type Stage } from "./stage.ts";
import { steps } from "./steps.ts";

const mostMs = 200;
const shown = 15;
/** As long as a person looks before they go on. */
const lookMs = 600;

interface Plan {
  /** How many times slower than it is the processor seems. */
  cpu: number;
  /** A file for its trace, which a browser's developer tools open. */
  trace: string | undefined;
}

/** The slowest event of an interaction, in milliseconds: until its handlers began, while they ran, until the next picture. */
interface Taken {
  total: number;
  waited: number;
  handled: number;
  drawn: number;
  event: string;
}

declare global {
  interface Window {
    /** The slowest event since it was last asked for. */
    slowest?: Taken | undefined;
  }
}

/** Goes through all screens on a slow phone and prints what took longest to answer. Gives what took too long. */
export async function printWalk(stage: Stage, plan: Plan): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    context.setDefaultTimeout(30_000);
    await signIn(context, stage);
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(stage.url);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: plan.cpu });
    if (plan.trace) await browser.startTracing(page, { path: plan.trace });
    const taken = await walk(page);
    if (plan.trace) await browser.stopTracing();

    const slowest = [...taken].toSorted(([, one], [, other]) => other.total - one.total);
    const head = ["", "ms", "waited", "handled", "until drawn", "event"];
    const rows = slowest
      .slice(0, shown)
      .map(([name, { total, waited, handled, drawn, event }]) => [
        name,
        ...[total, waited, handled, drawn].map((ms) => ms.toFixed(0)),
        event,
      ]);
    printRows(`The slowest of ${taken.size} interactions, the processor ${plan.cpu} times slower`, head, rows);
    return slowest
      .filter(([, { total }]) => total > mostMs)
      .map(([name, { total }]) => `${name}: ${total} ms, not ${mostMs}`);
  } finally {
    await browser.close();
  }
}

async function walk(page: Page): Promise<Map<string, Taken>> {
  const taken = new Map<string, Taken>();
  await settled(page);
  await page.evaluate(() => (window.slowest = undefined));
  for (const [name, act] of steps) {
    await act(page).catch((error: unknown) => {
      throw new Error(`The walk ends at "${name}".`, { cause: error });
    });
    await settled(page);
    const slowest = await page.evaluate(() => {
      const last = window.slowest;
      window.slowest = undefined;
      return last;
    });
    // What took no time is not told of.
    taken.set(name, slowest ?? { total: 0, waited: 0, handled: 0, drawn: 0, event: "" });
  }
  return taken;
}

async function settled(page: Page): Promise<void> {
  await pause(lookMs);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Runs in the page. */
function watchEvents(): void {
  const observed: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0 || entry.duration <= (window.slowest?.total ?? 0)) continue;
      const { startTime, processingStart, processingEnd, duration } = entry;
      window.slowest = {
        total: duration,
        waited: processingStart - startTime,
        handled: processingEnd - processingStart,
        drawn: startTime + duration - processingEnd,
        event: entry.name,
      };
    }
  }).observe(observed);
}
