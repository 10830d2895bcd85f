import { createElement, lazy, memo, Suspense, type ComponentType } from "react";
import { idleMoment, whenIdle } from "./idle.ts";

// The two ways to have something come later. `later` is for a part of a screen, `whenSettled` for work that no screen shows.

interface LaterOptions {
  /**
   * "idle": what decorates. Each part is loaded, and then drawn, in an idle moment of its own, so that nobody who goes on meanwhile is
   * held up. "loaded": what somebody waits for, as a tip: drawn as soon as its code has come.
   */
  when?: "idle" | "loaded";
  /** Stands there where the part cannot be loaded, as on a device without a network: nobody loses what they are at for it. */
  instead?: ComponentType;
}

/**
 * A part that a screen can do without, which comes after the screen, in a place that is kept for it.
 *
 * @param load Imports it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = "idle", instead = Nothing }: LaterOptions = {},
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => {
    if (when === "idle") await idleMoment();
    const part = await load().catch(() => instead);
    if (when === "idle") await idleMoment();
    return { default: part };
  });
  // Drawn at build it stands until its code has come, unless something around it were to draw it again meanwhile.
  return memo((props: Props) => createElement(Suspense, undefined, createElement(Part, props)));
}

function Nothing() {
  return null;
}

/**
 * Does what nobody waits for, as loading what further screens are made of: once a first screen has had its time to draw, with what
 * follows it, and the device has nothing else to do. Gives what calls it off.
 */
export function whenSettled(work: () => void): () => void {
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    stop = whenIdle(work);
  }, settledMs);
  return () => stop();
}

const settledMs = 2_000;
