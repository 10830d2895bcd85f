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
  const Picture = lazy(async () => {
    await idleMoment();
    const picture = await load().catch(() => instead);
    await idleMoment();
    return { default: picture };
  });
  // Drawn at build it stands until its code has come, unless something around it were to draw it again meanwhile.
  return memo((props: Props) => createElement(Suspense, undefined, createElement(Picture, props)));
}

function Nothing() {
  return null;
}
