import { readFileSync } from "node:fs";
import { z } from "zod";
import { countries } from "#domain/content/countries.ts";
import { isLocalDate } from "#domain/days.ts";
import type { CountryHelp } from "#domain/helplines.ts";

const known = new Set(countries);

const line = z.strictObject({
  name: z.string().trim().min(1).max(100),
  number: z
    .string()
    .regex(/^\+?\d(?:[ ()-]*\d){1,14}$/, "must be 2 to 15 digits, with spaces, hyphens or brackets between them"),
  about: z.string().trim().min(1).max(200).optional(),
  checked: z
    .string()
    .refine(isLocalDate, "must be a day such as 2026-11-22")
    .refine((day) => new Date(day) <= new Date(), "must not be in the future"),
});

const help = z
  .array(
    z.strictObject({
      country: z.string().refine((name) => known.has(name), "must be a country by the name that registration offers"),
      emergency: line.optional(),
      talk: z.array(line).max(10).default([]),
      young: line.optional(),
      violence: line.optional(),
    }),
  )
  .refine((list) => new Set(list.map(({ country }) => country)).size === list.length, "must name each country once");

/** An operator's own lines. Throws Error, in one sentence, for a file that cannot be read or shown. */
export function readHelplines(file: string): readonly CountryHelp[] {
  const read = help.safeParse(contentOf(file));
  if (read.success) return read.data;

  const [issue] = read.error.issues;
  throw new Error(`HELPLINES_FILE cannot be used: ${[...(issue?.path ?? []), issue?.message].join(" ")}.`);
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`HELPLINES_FILE cannot be read as JSON: ${file}`, { cause });
  }
}
