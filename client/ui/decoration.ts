import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * A picture that comes after what it decorates. Draw it within Suspense, in a place that is kept for it.
 *
 * @param load Imports it.
 * @param instead Stands there where it cannot be loaded, as on a device without a network.
 */
export function decoration(
  load: () => Promise<ComponentType>,
  instead: ComponentType = Nothing,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load().catch(() => instead) }));
}

function Nothing() {
  return null;
}
