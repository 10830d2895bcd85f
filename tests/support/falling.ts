import { onTestFinished } from "vitest";
import { falls } from "#client/ui/display/BalanceScale.css.ts";

/** Makes earned pieces fall in jsdom, which has no animations, until the returned function is called. */
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
