import { z } from "zod";
import { pageSize, textLimits } from "#domain/limits.ts";
import { route } from "#server/kit/rest/route.ts";
import { textOf } from "#server/kit/rest/shapes.ts";
import { dayShown, localDay } from "#server/kit/times.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { actionJson, asActionJson } from "#server/nouns/actions/actions.rest.ts";
import { asExchangeJson } from "#server/nouns/exchanges/exchangeJson.ts";
import { exchangeJson } from "#server/nouns/exchanges/exchanges.rest.ts";
import { readInsights, type Reading } from "#server/nouns/insights/insights.ts";
import { asJournalJson, journalJson } from "#server/nouns/journal/journal.rest.ts";
import { asMoodJson, moodJson } from "#server/nouns/moods/moods.rest.ts";
import { searchDiary, searchWeight, type FoundRow } from "./search.ts";

const searchBody = z.object({
  text: textOf(textLimits.diarySearch).describe(
    "Words that must all occur, each at the beginning of a word; quotation marks make a phrase. Names of moods and emotions do as well.",
  ),
  kind: z
    .enum(["all", "good", "learning", "moods"])
    .default("all")
    .describe("Which kinds to search. Journal entries and messages are only in `all`."),
  from: localDay.nullish().describe("The first day to search."),
  to: localDay.nullish().describe("The last day to search."),
  limit: z.int().min(1).max(pageSize.most).default(pageSize.usual).describe("Maximum number of items, newest first."),
  before: z.string().nullish().describe("Only results after this cursor: `next` of the previous response."),
});

const foundJson = z
  .object({
    found: z.array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("action"), entry: actionJson }),
        z.object({ kind: z.literal("mood"), entry: moodJson }),
        z.object({ kind: z.literal("journal"), entry: journalJson }),
        z.object({ kind: z.literal("message"), entry: exchangeJson }),
      ]),
    ),
    next: z.string().nullable().describe("Send it as `before` to continue. Null at the end."),
    lookedBackTo: dayShown
      .nullable()
      .describe("The earliest day searched so far, if one second was too short for the whole diary."),
  })
  .meta({ id: "Found" });

export const searchRoutes = [
  route(
    "post",
    "/search",
    {
      summary:
        "Searches everything the person wrote, sent and received. It is a POST so that no address contains the words.",
      body: searchBody,
      answers: foundJson,
      // It only reads, so its first statement can prove the session.
      proves: true,
      reads: true,
      weight: searchWeight,
    },
    async (viewer, { body: { kind: filter, limit: first, before: after, ...asked } }) => {
      const page = await searchDiary(viewer, { ...asked, filter, first, after });
      const reading = page.rows.some(({ kind }) => kind === "JournalEntry") ? await readInsights(viewer) : undefined;
      return {
        found: await Promise.all(page.rows.map((found) => asFoundJson(viewer, found, reading))),
        next: page.hasNextPage ? page.endCursor : null,
        lookedBackTo: page.lookedBackTo,
      };
    },
  ),
];

async function asFoundJson(
  viewer: Viewer,
  found: FoundRow,
  reading: Reading | undefined,
): Promise<z.input<typeof foundJson>["found"][number]> {
  switch (found.kind) {
    case "Action":
      return { kind: "action", entry: await asActionJson(viewer, found.row) };
    case "Mood":
      return { kind: "mood", entry: await asMoodJson(viewer, found.row) };
    case "JournalEntry":
      return { kind: "journal", entry: await asJournalJson(viewer, found.row, reading) };
    default:
      return { kind: "message", entry: asExchangeJson(viewer, found.row) };
  }
}
