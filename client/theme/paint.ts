import type { Color } from "#domain/palette.ts";

/** Returns a colour for an SVG attribute. It uses the style sheet's names, so no palette is bundled. */
export function paint(name: Exclude<Color, "liftOne" | "liftTwo">): string {
  return `var(--${name.replaceAll(/[A-Z]/g, "-$&").toLowerCase()})`;
}
