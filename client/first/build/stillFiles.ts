// Writes the picture that the prerendered page of home shows before any script runs (docs/decisions/0018): the still parts
// of its landscape. Each theme has a file, because an image file cannot inherit colours from the page.
// Usage: node --import tsx client/first/build/stillFiles.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StillLand } from "#client/pictures/StillLand.tsx";
import { paint } from "#client/theme/paint.ts";
import { day, night, type Color } from "#domain/palette.ts";
import { root } from "#scripts/run.mjs";

/** Returns the drawings with their file names. */
export function stillFiles(): { name: string; drawing: string }[] {
  const drawing = renderToStaticMarkup(createElement(StillLand));
  return Object.entries({ day, night }).map(([theme, palette]) => ({
    name: `land-${theme}.svg`,
    drawing: `${inColours(drawing, palette)}\n`,
  }));
}

function inColours(drawing: string, palette: Record<Color, string>): string {
  const colours = Object.entries(palette) as [Parameters<typeof paint>[0], string][];
  return colours.reduce((text, [name, colour]) => text.replaceAll(paint(name), colour), drawing);
}

if (process.argv[1] === import.meta.filename)
  for (const { name, drawing } of stillFiles()) writeFileSync(join(root, "client/pictures", name), drawing);
