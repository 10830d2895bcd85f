import type { Color } from "#domain/palette.ts";

/** A colour for an attribute of a drawing: the names are in the style sheet already, so no table of them comes along. */
export function paint(name: Exclude<Color, "liftOne" | "liftTwo">): string {
  return `var(--${name.replaceAll(/[A-Z]/g, "-$&").toLowerCase()})`;
}
