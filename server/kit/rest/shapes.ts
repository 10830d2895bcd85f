import { z } from "zod";
import { withoutDeadline } from "#server/base/deadline.ts";
import { cursorOf, rowsAtATime, type FeedWindow, type Place } from "#server/store/pages.ts";
import { jsonArrayOf, StreamedResponse } from "./streamedResponse.ts";
import type { RestRequest } from "./route.ts";

export const optionalText = z.string().nullish();

/** A text whose operation checks its length. All other texts have the general limit (`acceptedFields.ts`). */
export function textOf(maxLength: number) {
  return z.string().meta({ maxLength });
}

/** An instant as callers send it (RFC 3339). */
export const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const mostRows = 1_000;

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(mostRows).default(mostRows).describe("At most so many, newest first."),
  before: z.string().optional().describe("Only what stands after this cursor, as the Link header gives it."),
});

/** `At` identifies a row's position. */
interface List<Row extends At, At> {
  page: (window: FeedWindow) => Promise<readonly Row[]>;
  places: (window: FeedWindow) => Promise<readonly At[]>;
  cursorOf: (place: At) => string;
}

/** Answers with a page of a list, and a Link to the next one. A long page is read while it is sent. */
export function listed<Row extends Place>(
  asked: RestRequest<unknown, z.output<typeof pageQuery>>,
  list: Omit<List<Row, Place>, "cursorOf">,
  asJson: (row: Row) => object,
): Promise<object[] | StreamedResponse> {
  return listedBy(asked, { ...list, cursorOf }, asJson);
}

/** The same for a list with cursors of its own. The Link keeps the other query parameters. */
export async function listedBy<Row extends At, At>(
  { path, query: { limit, before, ...others }, header }: RestRequest<unknown, z.output<typeof pageQuery>>,
  { page, places, cursorOf: toCursor }: List<Row, At>,
  asJson: (row: Row) => object,
): Promise<object[] | StreamedResponse> {
  const linkTo = (last: At) => {
    const given = Object.entries(others).filter(([, value]) => typeof value === "string") as [string, string][];
    const query = new URLSearchParams([...given, ["limit", `${limit}`], ["before", toCursor(last)]]);
    header("Link", `</api${path}?${query.toString()}>; rel="next"`);
  };

  // One extra row tells whether there is a next page.
  if (limit > rowsAtATime) {
    const rows = await page({ limit: rowsAtATime + 1, olderThan: before });
    if (rows.length <= rowsAtATime) return rows.map(asJson);

    const [last, beyond] = (await places({ limit: limit + 1, olderThan: before })).slice(limit - 1);
    if (last && beyond) linkTo(last);
    const rest = pagesFrom(rows, page, toCursor, beyond && toCursor(beyond));
    return new StreamedResponse({ "Content-Type": "application/json" }, jsonArrayOf(mapped(rest, asJson)));
  }
  const rows = await page({ limit: limit + 1, olderThan: before });
  const [last, beyond] = rows.slice(limit - 1);
  if (last && beyond) linkTo(last);
  return rows.slice(0, limit).map(asJson);
}

/** These rows and the rows after them, to the end or up to the one at `newerThan`. */
async function* pagesFrom<Row>(
  rows: readonly Row[],
  page: (window: FeedWindow) => Promise<readonly Row[]>,
  toCursor: (row: Row) => string,
  newerThan: string | undefined,
) {
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield* rows;
    const window = { limit: rowsAtATime, olderThan: toCursor(last), newerThan };
    // The client decides how fast it reads, so there is no deadline.
    rows = await withoutDeadline(() => page(window));
  }
}

async function* mapped<Row>(rows: AsyncIterable<Row>, asJson: (row: Row) => object) {
  for await (const row of rows) yield asJson(row);
}
