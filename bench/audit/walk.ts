import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { launchChromium } from "#tests/support/chromium.ts";
import { printRows } from "../report.ts";
import { signIn, type Stage } from "./stage.ts";
import { steps } from "./steps.ts";

const mostMs = 200;
const shown = 15;
/** The time a person looks before the next interaction. */
const lookMs = 600;

interface Plan {
  /** How many times slower the processor is emulated. */
  cpu: number;
  /** A trace file for the browser's developer tools. */
  trace: string | undefined;
}

/**
 * The milliseconds of an interaction: until its first handler starts, until its last one ends, until the next frame.
 */
interface Taken {
  total: number;
  waited: number;
  handled: number;
  drawn: number;
}

interface Interaction {
  startTime: number;
  began: number;
  ended: number;
  duration: number;
}

declare global {
  interface Window {
    /** By id, since the last call. */
    interactions: Map<number, Interaction>;
  }
}

/**
 * Walks through all screens on an emulated slow phone and prints the slowest interactions. Returns those that took too
 * long.
 */
export async function printWalk(stage: Stage, plan: Plan): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({
      baseURL: stage.url,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    });
    context.setDefaultTimeout(30_000);
    await signIn(context, stage);
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(stage.url);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: plan.cpu });
    if (plan.trace) await browser.startTracing(page, { path: plan.trace });
    const taken = new Map<string, Taken>();
    const end = await walk(page, taken).catch((error: Error) => error);
    if (plan.trace) await browser.stopTracing();

    const slowest = [...taken].toSorted(([, one], [, other]) => other.total - one.total);
    const head = ["", "ms", "waited", "handled", "until drawn"];
    const rows = slowest
      .slice(0, shown)
      .map(([name, { total, waited, handled, drawn }]) => [
        name,
        ...[total, waited, handled, drawn].map((ms) => ms.toFixed(0)),
      ]);
    printRows(`The slowest of ${taken.size} interactions, the processor ${plan.cpu} times slower`, head, rows);
    if (end) console.error(end);
    return slowest
      .filter(([, { total }]) => total > mostMs)
      .map(([name, { total }]) => `${name}: ${total} ms, not ${mostMs}`)
      .concat(end ? end.message : []);
  } finally {
    await browser.close();
  }
}

/** Records the time of each step. Throws if a step fails. */
async function walk(page: Page, taken: Map<string, Taken>): Promise<void> {
  await settled(page);
  await page.evaluate(() => window.interactions.clear());
  for (const [name, act] of steps) {
    await act(page).catch((error: unknown) => {
      throw new Error(`The walk ends at "${name}".`, { cause: error });
    });
    await settled(page);
    const interactions = await page.evaluate(() => {
      const since = [...window.interactions.values()];
      window.interactions.clear();
      return since;
    });
    taken.set(name, slowestOf(interactions));
  }
}

/** Very short interactions are not reported by the browser. */
function slowestOf(interactions: readonly Interaction[]): Taken {
  const [slowest] = interactions.toSorted((one, other) => other.duration - one.duration);
  if (!slowest) return { total: 0, waited: 0, handled: 0, drawn: 0 };
  const { startTime, began, ended, duration } = slowest;
  return { total: duration, waited: began - startTime, handled: ended - began, drawn: startTime + duration - ended };
}

async function settled(page: Page): Promise<void> {
  await pause(lookMs);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Runs in the page. */
function watchEvents(): void {
  const interactions = (window.interactions = new Map<number, Interaction>());
  const observed: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId: id, startTime, processingStart, processingEnd, duration } = entry;
      if (id === 0) continue;
      const before = interactions.get(id);
      interactions.set(id, {
        startTime: Math.min(startTime, before?.startTime ?? Infinity),
        began: Math.min(processingStart, before?.began ?? Infinity),
        ended: Math.max(processingEnd, before?.ended ?? 0),
        duration: Math.max(duration, before?.duration ?? 0),
      });
    }
  }).observe(observed);
}
