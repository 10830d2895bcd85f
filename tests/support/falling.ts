import { onTestFinished } from "vitest";
import { falls } from "#client/ui/display/BalanceScale.css.ts";

/** Has what was earned fall onto the scale, which nothing does in jsdom, until the returned function is called. */
export function fallsUntil(): () => Promise<void> {
  let land: (() => void) | undefined;
  const finished = new Promise<void>((resolve) => {
    land = resolve;
  });
  Object.assign(SVGElement.prototype, { getAnimations: () => [{ animationName: falls, finished }] });
  onTestFinished(() => void Reflect.deleteProperty(SVGElement.prototype, "getAnimations"));

  return () => {
    land?.();
    return finished;
  };
}
