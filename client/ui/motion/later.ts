import { createElement, lazy, memo, Suspense, type ComponentType } from "react";
import { clock } from "#client/platform/clock.ts";

// Ways to defer: `later` is for part of a screen, `whenSettled` for invisible work, `idleMoment` for steps of one piece of work.

interface LaterOptions<Props extends object> {
  /**
   * "idle" is for decoration: each part loads, then renders, in its own idle moment, so it never delays input. "loaded"
   * is for what people wait for, such as a tooltip: it renders as soon as its code arrives.
   */
  when?: "idle" | "loaded";
  /** Rendered if the part fails to load, for example offline. */
  instead?: ComponentType<Props>;
  /** Rendered until the part arrives. */
  meanwhile?: ComponentType<Props>;
}

/**
 * Defers an optional part of a screen until after the screen. Reserve space for it.
 *
 * @param load Imports the component.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = "idle", instead = Nothing, meanwhile }: LaterOptions<Props> = {},
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => {
    if (when === "idle") await idleMoment();
    const part = await load().catch(() => instead);
    if (when === "idle") await idleMoment();
    return { default: part };
  });
  // A prerendered part stays visible until its code arrives. `memo` stops a parent's render from removing it.
  return memo((props: Props) =>
    createElement(Suspense, { fallback: meanwhile && createElement(meanwhile, props) }, createElement(Part, props)),
  );
}

function Nothing() {
  return null;
}

/**
 * Runs work that nobody waits for, such as prefetching other screens' code, when the first screen is drawn and the
 * device is idle. Returns a function that cancels it.
 */
export function whenSettled(work: () => void): () => void {
  let stop = clock.after(settledMs, () => {
    stop = whenIdle(work);
  });
  return () => stop();
}

const settledMs = 2_000;

/**
 * Runs `work` when the device is idle, or immediately if the browser cannot tell. Returns a function that cancels it.
 */
function whenIdle(work: () => void): () => void {
  if (typeof window === "undefined" || !("requestIdleCallback" in window)) {
    work();
    return () => undefined;
  }
  const idle = requestIdleCallback(work, { timeout: longestMs });
  return () => cancelIdleCallback(idle);
}

/** Resolves in an idle moment of its own, after all earlier calls. */
export function idleMoment(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void whenIdle(resolve)));
  return last;
}

let last = Promise.resolve();

const longestMs = 1_000;
