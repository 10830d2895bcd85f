import { type Config, configure, getConfig, getQueriesForElement, queries } from "@testing-library/react";
import { vi } from "vitest";
import { advance, frameMs } from "./heldClock.ts";
import { failOnUnexpectedAnswers, lettingNewsIn, networkEvents, outstandingAnswers } from "./network.ts";
import { beforeAskingAgain } from "./until.ts";

// What a test of a screen sees and waits for. Testing Library's waits have a deadline of real time. Here a wait goes on while the screen
// has something to do, and fails at once when nothing is left to happen. It ends only when the screen is settled, so that what a test sees
// next does not depend on how quickly the server answers: a state before an answer is seen by holding that answer. What arrives from
// outside the screen, such as news, is waited for by `arrives`.

export { act, cleanup, fireEvent, render, renderHook } from "@testing-library/react";

/** How much of the device's time a wait lets pass when nothing else is left to happen, in milliseconds. */
const patienceMs = 4_000;
const stepMs = 50;

/** After so many turns of the event loop without work, none is left. */
const quietTurns = 5;

/**
 * Waits until `check` no longer throws (or rejects) and the screen is settled, and gives what the check gives. It checks after each change
 * of the page and each answer. Once the screen is settled and its timers of the next seconds have run, it throws the last error with the
 * page.
 */
export async function waitFor<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return waited(check, timeToPass());
}

/**
 * Waits like `waitFor`, and then for what arrives from outside the screen: another tab, or news of another device or person, which come in
 * only while this waits. Only the watchdog ends it.
 */
export async function arrives<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  const timePasses = timeToPass();
  return lettingNewsIn(() => waited(check, async () => timePasses() || beforeAskingAgain().then(() => true)));
}

/** Gives a function that has the device's next timers run, and says whether any time was left for that. */
function timeToPass(): () => boolean {
  let left = patienceMs / stepMs;
  let isRested = false;
  return () => {
    // Not all that happens changes the page: first the check runs once more.
    isRested = !isRested;
    if (isRested) return true;
    const [before, timers] = [changes(), vi.getTimerCount()];
    for (; left > 0 && changes() === before && vi.getTimerCount() === timers; left -= 1) advance(stepMs);
    return left > 0;
  };
}

/** Waits until no answer is outstanding but streams, no code is loading, and no timer is due now. */
export async function settled(): Promise<void> {
  await getConfig().asyncWrapper(untilQuiet);
}

async function untilQuiet(): Promise<void> {
  while (!(await isQuiet())) await beforeAskingAgain();
}

/** Testing Library's queries of an element. Their waits are those of this module. */
export function within(element: HTMLElement): Queries {
  return getQueriesForElement(element, ours);
}

type Queries = ReturnType<typeof getQueriesForElement<typeof queries>>;

/** Testing Library's queries of the page. Their waits are those of this module. */
export const screen: Queries = new Proxy({} as Queries, {
  get: (_, name) => Reflect.get(within(document.body), name),
});

const ours = {
  ...queries,
  ...Object.fromEntries(
    Object.keys(queries)
      .filter((name) => name.startsWith("find"))
      .map((name) => [name, finding(name.replace("find", "get"))]),
  ),
};

function finding(getter: string) {
  const get = Reflect.get(queries, getter) as (container: HTMLElement, ...args: unknown[]) => unknown;
  // The fourth argument of a find is Testing Library's deadline.
  return (container: HTMLElement, ...args: unknown[]) => waitFor(() => get(container, ...args.slice(0, 2)));
}

/** Waits for a check. `letHappen` lets time pass, or something arrive; it says whether something may still happen. */
async function waited<Value>(
  check: () => Value | Promise<Value>,
  letHappen: () => boolean | Promise<boolean>,
): Promise<Value> {
  return getConfig().asyncWrapper(async () => {
    for (let isOver = false; ;) {
      failOnUnexpectedAnswers();
      const before = changes();
      try {
        return await afterwards(check, await quickly(check));
      } catch (error) {
        if (isOver) throw withPage(error);
        isOver = !(await somethingHappens(before, letHappen));
      }
    }
  });
}

/** Waits until something has changed since `before`. False if nothing is left to happen. */
async function somethingHappens(before: number, letHappen: () => boolean | Promise<boolean>): Promise<boolean> {
  const hasChanged = () => changes() !== before;
  while (!(await isQuiet(hasChanged))) {
    if (hasChanged()) return true;
    await beforeAskingAgain();
  }
  return letHappen();
}

/** The page that this module watches, and how often it has changed. */
let watched: Document | undefined;
let mutations = 0;

/** A number that differs after each change of the page, each request and each answer. */
function changes(): number {
  if (watched !== document) {
    watched = document;
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(() => (mutations += 1)).observe(document, all);
  }
  return mutations + networkEvents();
}

/** Whether nothing happens any more until time passes or something arrives. False as soon as `isEnough` is true. */
async function isQuiet(isEnough = () => false): Promise<boolean> {
  await vi.dynamicImportSettled();
  for (let turns = 0; turns < quietTurns; turns += 1) {
    await new Promise((resolve) => void setImmediate(resolve));
    if (isEnough() || outstandingAnswers() > 0) return false;
    if (process.getActiveResourcesInfo().some((name) => name === "Immediate" || name.includes("Req"))) turns = -1;
  }
  return true;
}

/**
 * Draws some frames and waits until the screen is settled, because a person acts on what is drawn: parts that open take the focus by then.
 * Gives what the check gives then, or what it gave before if that was there for a moment only.
 */
async function afterwards<Value>(check: () => Value | Promise<Value>, value: Value): Promise<Value> {
  const before = changes();
  for (let frames = 0; frames < 3; frames += 1) {
    advance(frameMs);
    await new Promise((resolve) => void setImmediate(resolve));
  }
  await untilQuiet();
  return changes() === before ? value : quickly(check).catch(() => value);
}

/** Runs a check without the costly parts of its error. */
async function quickly<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  configure(diagnosing(false));
  try {
    return await check();
  } finally {
    configure(diagnosing(true));
  }
}

/** Testing Library's own switch, which its types leave out. */
function diagnosing(isOn: boolean): Partial<Config> {
  const config: Partial<Config> = {};
  return Object.assign(config, { _disableExpensiveErrorDiagnostics: !isOn });
}

/** The error as Testing Library's waits have it. */
function withPage(error: unknown): unknown {
  if (error instanceof Error) error.message = getConfig().getElementError(error.message, document.body).message;
  return error;
}
