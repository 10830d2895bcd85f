import { brand } from "#domain/brand.ts";

/** Says what to bring instead of a file of an archive that only people read. */
export const bringTheArchive = `This is the readable copy of a ${brand} archive. Bring the archive instead: the ZIP that “Take everything” gave you.`;

/** Whether front matter is that of a day in the folder markdown/ of an archive (docs/export.md). */
export function isDayOfArchive(frontMatter: Record<string, unknown>): boolean {
  return ["entries", "gold", "coal"].every((name) => typeof frontMatter[name] === "number") && "date" in frontMatter;
}
