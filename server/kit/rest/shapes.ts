import { z } from "zod";
import { BadInput } from "#server/base/errors.ts";
import { withoutDeadline } from "#server/base/deadline.ts";
import { cursorOf, rowsAtATime, type FeedWindow, type Place } from "#server/store/pages.ts";
import { jsonArrayOf, StreamedResponse } from "./streamedResponse.ts";
import type { RestRequest } from "./route.ts";

export const optionalText = z.string().nullish();

/** A text whose operation checks its length. All other texts have the general limit (`inputSchema.ts`). */
export function textOf(maxLength: number) {
  return z.string().meta({ maxLength });
}

const longestMessage = 300;

/** The value in this shape. Throws BadInput with the first problem and its field. */
export function parsedBy<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;

  const [issue] = result.error.issues;
  const field = issue?.path.join(".");
  throw new BadInput(field ? `${field}: ${wordsOf(issue)}` : wordsOf(issue), field);
}

/** Unknown names are those that were sent, however many and long. */
function wordsOf(issue: z.core.$ZodIssue | undefined): string {
  const words = issue?.message ?? "What was sent cannot be used.";
  return issue?.code === "unrecognized_keys" ? words.slice(0, longestMessage) : words;
}

export const mostRows = 1_000;

export const pageQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(mostRows)
    .default(mostRows)
    .describe("Maximum number of items, newest first."),
  before: z.string().optional().describe("Only items after this cursor, from the Link header."),
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
  asJson: (row: Row) => object | Promise<object>,
): Promise<object[] | StreamedResponse> {
  return listedBy(asked, { ...list, cursorOf }, asJson);
}

/** The same for a list with cursors of its own. The Link keeps the other query parameters. */
export async function listedBy<Row extends At, At>(
  { path, query: { limit, before, ...others }, header }: RestRequest<unknown, z.output<typeof pageQuery>>,
  { page, places, cursorOf: toCursor }: List<Row, At>,
  asJson: (row: Row) => object | Promise<object>,
): Promise<object[] | StreamedResponse> {
  // What the rows of a page need is read for all of them together.
  const pageAsJson = (rows: readonly Row[]) => Promise.all(rows.map(async (row) => asJson(row)));
  const linkTo = (last: At) => {
    const given = Object.entries(others).filter(([, value]) => typeof value === "string") as [string, string][];
    const query = new URLSearchParams([...given, ["limit", `${limit}`], ["before", toCursor(last)]]);
    header("Link", `</api${path}?${query.toString()}>; rel="next"`);
  };

  // One extra row tells whether there is a next page.
  if (limit > rowsAtATime) {
    const rows = await page({ limit: rowsAtATime + 1, olderThan: before });
    if (rows.length <= rowsAtATime) return pageAsJson(rows);

    const [last, beyond] = (await places({ limit: limit + 1, olderThan: before })).slice(limit - 1);
    if (last && beyond) linkTo(last);
    const rest = pagesFrom(rows, page, toCursor, beyond && toCursor(beyond));
    return new StreamedResponse({ "Content-Type": "application/json" }, jsonArrayOf(mapped(rest, pageAsJson)));
  }
  const rows = await page({ limit: limit + 1, olderThan: before });
  const [last, beyond] = rows.slice(limit - 1);
  if (last && beyond) linkTo(last);
  return pageAsJson(rows.slice(0, limit));
}

/** The pages of these rows and the rows after them, to the end or up to the one at `newerThan`. */
async function* pagesFrom<Row>(
  rows: readonly Row[],
  page: (window: FeedWindow) => Promise<readonly Row[]>,
  toCursor: (row: Row) => string,
  newerThan: string | undefined,
) {
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows;
    const window = { limit: rowsAtATime, olderThan: toCursor(last), newerThan };
    // The client decides how fast it reads, so there is no deadline.
    rows = await withoutDeadline(() => page(window));
  }
}

async function* mapped<Row>(pages: AsyncIterable<readonly Row[]>, asJson: (rows: readonly Row[]) => Promise<object[]>) {
  for await (const rows of pages) yield* await withoutDeadline(() => asJson(rows));
}
