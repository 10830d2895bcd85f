import { createElement, lazy, memo, Suspense, type ComponentType } from "react";
import { idleMoment } from "./idle.ts";

/**
 * A picture that comes after what it decorates, in a place that is kept for it. Each is loaded in an idle moment of its own, so that
 * nobody who goes on meanwhile is held up; what is heavy to draw has one for that too (InIdleMoment.tsx).
 *
 * @param load Imports it.
 * @param instead Stands there where it cannot be loaded, as on a device without a network.
 */
export function decoration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType = Nothing,
): ComponentType<Props> {
  const Picture = dispensable(async () => {
    await idleMoment();
    const picture = await load();
    await idleMoment();
    return picture;
  }, instead);
  // Drawn at build it stands until its code has come, unless something around it were to draw it again meanwhile.
  return memo((props: Props) => createElement(Suspense, undefined, createElement(Picture, props)));
}

/**
 * What a screen can do without, drawn as soon as its code has come. It stands in a `Suspense` of its own.
 *
 * @param load Imports it.
 * @param instead Stands there where it cannot be loaded: nobody loses what they are at for it.
 */
export function dispensable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType = Nothing,
): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(() => instead) }));
}

function Nothing() {
  return null;
}
