import { z } from "zod";
import { isUsableDay } from "#domain/days.ts";

// The only shapes of days and instants. A house rule forbids `z.iso` elsewhere.

const dayWords = "A day looks like 2026-03-01, in the years 1001 to 9998.";

/** A day as callers send it: one that exists, with a year of days on both sides of it. */
export const localDay = z.iso.date({ error: dayWords, abort: true }).refine(isUsableDay, dayWords);

/**
 * An instant as callers send it (RFC 3339), as text. Its fraction of a second may have any number of digits, so the
 * general limit counts.
 */
export const instantText = z.iso.datetime({ offset: true });

/** The same as a Date. */
export const instant = instantText.transform((text) => new Date(text));

/** A day in an answer. */
export const dayShown = z.iso.date();

/** An instant in an answer, in UTC. */
export const instantShown = z.iso.datetime();
