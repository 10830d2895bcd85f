import { z } from "zod";
import { unhurried } from "#server/deadline.ts";
import { cursorOf, rowsAtATime, type FeedWindow, type Place } from "#server/pages.ts";
import { jsonArrayOf, Pieces } from "./pieces.ts";
import type { Asked } from "./route.ts";

export const optionalText = z.string().nullish();

/** An instant as a caller sends it (RFC 3339). */
export const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const mostRows = 1_000;

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(mostRows).default(mostRows).describe("At most so many, newest first."),
  before: z.string().optional().describe("Only what stands after this cursor, as the Link header gives it."),
});

interface List<Row extends Place> {
  page: (window: FeedWindow) => Promise<Row[]>;
  places: (window: FeedWindow) => Promise<Place[]>;
}

/** Answers with what is asked of a list, and with a Link to the rest; a long answer is read while it is sent. */
export async function listed<Row extends Place>(
  { path, query: { limit, before }, header }: Asked<unknown, z.output<typeof pageQuery>>,
  { page, places }: List<Row>,
  asJson: (row: Row) => object,
): Promise<object[] | Pieces> {
  const linkTo = (last: Place) => header("Link", `</api${path}?limit=${limit}&before=${cursorOf(last)}>; rel="next"`);

  // A row more than wanted is asked for, to know whether there is a next one.
  if (limit > rowsAtATime) {
    const rows = await page({ limit: rowsAtATime + 1, olderThan: before });
    if (rows.length <= rowsAtATime) return rows.map(asJson);

    const [last, beyond] = (await places({ limit: limit + 1, olderThan: before })).slice(limit - 1);
    if (last && beyond) linkTo(last);
    const rest = pagesFrom(rows, page, beyond && cursorOf(beyond));
    return new Pieces({ "Content-Type": "application/json" }, jsonArrayOf(mapped(rest, asJson)));
  }
  const rows = await page({ limit: limit + 1, olderThan: before });
  const [last, beyond] = rows.slice(limit - 1);
  if (last && beyond) linkTo(last);
  return rows.slice(0, limit).map(asJson);
}

/** These rows and those after them, to the end or up to the one at `newerThan`. */
async function* pagesFrom<Row extends Place>(rows: Row[], page: List<Row>["page"], newerThan: string | undefined) {
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield* rows;
    const window = { limit: rowsAtATime, olderThan: cursorOf(last), newerThan };
    // How long it takes to get here is the reader's doing.
    rows = await unhurried(() => page(window));
  }
}

async function* mapped<Row>(rows: AsyncIterable<Row>, asJson: (row: Row) => object) {
  for await (const row of rows) yield asJson(row);
}
