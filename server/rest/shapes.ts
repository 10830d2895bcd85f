import { z } from "zod";
import { cursorOf, type Place } from "#server/pages.ts";
import type { Asked } from "./route.ts";

export const optionalText = z.string().nullish();

/** An instant as a caller sends it (RFC 3339). */
export const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const mostRows = 1_000;

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(mostRows).default(mostRows).describe("At most so many, newest first."),
  before: z.string().optional().describe("Only what stands after this cursor, as the Link header gives it."),
});

/** One page; a row more than wanted is asked for, to know whether there is a next one. */
export async function pageOf<Row extends Place>(
  { path, query, header }: Asked<unknown, z.output<typeof pageQuery>>,
  list: (window: { limit: number; olderThan: string | undefined }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await list({ limit: query.limit + 1, olderThan: query.before });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  if (rows.length > page.length && last) {
    header("Link", `</api${path}?limit=${query.limit}&before=${cursorOf(last)}>; rel="next"`);
  }
  return page;
}
