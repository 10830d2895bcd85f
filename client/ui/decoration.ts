import { createElement, lazy, memo, Suspense, type ComponentType } from "react";

/**
 * A picture that comes after what it decorates, in a place that is kept for it.
 *
 * @param load Imports it.
 * @param instead Stands there where it cannot be loaded, as on a device without a network.
 */
export function decoration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType = Nothing,
): ComponentType<Props> {
  const Picture = lazy(async () => ({ default: await load().catch(() => instead) }));
  // Drawn at build it stands until its code has come, unless something around it were to draw it again meanwhile.
  return memo((props: Props) => createElement(Suspense, undefined, createElement(Picture, props)));
}

function Nothing() {
  return null;
}
