import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { countries } from "#domain/content/countries.ts";
import { helplines } from "#domain/content/helplines.ts";
import { isLocalDate, type LocalDate } from "#domain/days.ts";
import { sourcesReadOn } from "#domain/content/helplineSources.ts";
import { linesOf, outdatedLines, withSeen, type CountryHelp } from "#domain/helplines.ts";
import { clock } from "./clock.ts";

const known = new Set(countries);

const number = z
  .string()
  .regex(/^\+?\d(?:[ ()-]*\d){1,14}$/, "must be 2 to 15 digits, with spaces, hyphens or brackets between them");

const fields = z.strictObject({
  name: z.string().trim().min(1).max(100),
  number: number.optional(),
  text: number.optional(),
  chat: z
    .url({ protocol: /^https$/ })
    .max(200)
    .optional(),
  about: z.string().trim().min(1).max(200).optional(),
  hours: z.string().trim().min(1).max(100).optional(),
  free: z.boolean().optional(),
  checked: z
    .string()
    .refine(isLocalDate, "must be a day such as 2026-11-22")
    .refine((day) => new Date(day) <= clock.date(), "must not be in the future"),
});

const line = fields.refine(
  (said) => said.number ?? said.text ?? said.chat,
  "must have a number, a number for text messages or a chat",
);
const emergency = fields.required({ number: true });

const help = z
  .array(
    z.strictObject({
      country: z.string().refine((name) => known.has(name), "must be a country by the name that registration offers"),
      emergency: z.union([emergency.transform((one) => [one]), z.array(emergency).max(5)]).optional(),
      talk: z.array(line).max(10).default([]),
      young: line.optional(),
      violence: line.optional(),
    }),
  )
  .refine((list) => new Set(list.map(({ country }) => country)).size === list.length, "must name each country once");

/** Reads the operator's own helplines. Throws Error, in one sentence, if the file cannot be read or used. */
export function readHelplines(file: string): readonly CountryHelp[] {
  const read = help.safeParse(contentOf(file));
  if (read.success) return read.data;

  const [issue] = read.error.issues;
  throw new Error(`HELPLINES_FILE cannot be used: ${[...(issue?.path ?? []), issue?.message].join(" ")}.`);
}

/** Who checked the sites of a country's helplines, and when. */
interface Look {
  by: string;
  on: LocalDate;
}

/** The helplines that Kindling ships, with the days on which the operator checked their sites. */
export function ownHelplines(dataDir: string): readonly CountryHelp[] {
  const days = Object.entries(readLooks(dataDir)).map(([country, { on }]) => [country, on] as const);
  return withSeen(helplines, Object.fromEntries(days));
}

/** The helplines that nobody has seen or checked for 18 months: the operator's own, or those that Kindling ships. */
export function agedHelplines(own: readonly CountryHelp[] | undefined, dataDir: string): string[] {
  const today = clock.date().toISOString().slice(0, 10);
  return own ? outdatedLines(own, today) : outdatedLines(ownHelplines(dataDir), today, 18, sourcesReadOn);
}

/**
 * Records that the current user checked the sites of a country's helplines today. Throws Error for a country without
 * helplines.
 */
export function recordSiteCheck(dataDir: string, country: string, today: LocalDate): Look & { sites: string[] } {
  const ofCountry = helplines.find((each) => each.country === country);
  const lines = ofCountry ? linesOf(ofCountry) : [];
  if (lines.length === 0) throw new Error(`Kindling comes with no lines of ${country || "no country"}.`);

  const look = { by: userInfo().username, on: today };
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, looksFile);
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...readLooks(dataDir), [country]: look }, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  return { ...look, sites: lines.flatMap(({ listed }) => listed?.site ?? []) };
}

const looksFile = "helplines-seen.json";

const looks = z.record(z.string(), z.object({ by: z.string(), on: z.string().refine(isLocalDate) }));

/** Empty if the file is missing or unreadable: then nobody has checked. */
function readLooks(dataDir: string): Record<string, Look> {
  try {
    return looks.parse(JSON.parse(readFileSync(join(dataDir, looksFile), "utf8")));
  } catch {
    return {};
  }
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`HELPLINES_FILE cannot be read as JSON: ${file}`, { cause });
  }
}
