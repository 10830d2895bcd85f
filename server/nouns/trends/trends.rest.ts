import { z } from "zod";
import { addDays, localDateOf } from "#domain/days.ts";
import { moodFaces, moods, type Mood } from "#domain/moods.ts";
import { trendDays, trendRanges } from "#domain/trends.ts";
import { clock } from "#server/base/clock.ts";
import { tagJson } from "#server/diary/entryShapes.ts";
import { route } from "#server/kit/rest/route.ts";
import { dayShown, localDay } from "#server/kit/times.ts";
import type { Day } from "#server/diary/ledger/ledger.ts";
import { mostTagDays, tagDaysIn, tagDayWeight } from "./tagDays.ts";
import { correlationsOf, moodDistributionOf, trendDaysOf, yearInPixels } from "./trends.ts";

const dayShape = {
  date: dayShown,
  goldKarma: z.number().int(),
  coalKarma: z.number().int().describe("Learning Points, never below 0."),
};

const correlationJson = z
  .object({
    avgKarma: z
      .number()
      .describe("The average of gold minus coal per day, including negative coal; 0 if there is no day."),
    days: z.number().int().describe("The number of these days. With fewer than 3 the average means nothing."),
  })
  .meta({ id: "MoodKarma" });

const trendsJson = z
  .object({
    trendData: z.array(z.object(dayShape)).describe(`At most ${trendDays.all} days, the oldest first.`),
    correlations: z.object({ happyDays: correlationJson, calmDays: correlationJson, sadDays: correlationJson }),
  })
  .meta({ id: "Trends" });

const moodShape = { value: z.enum(moods), emoji: z.string(), label: z.string() };

const distributionJson = z
  .object({
    total: z.number().int(),
    top: z.array(z.object({ ...moodShape, count: z.number().int() })).describe("Moods, the most frequent first."),
    others: z.number().int().describe("The number of mood entries with other moods."),
  })
  .meta({ id: "MoodDistribution" });

const pixelJson = z
  .object({ ...dayShape, moodValue: z.enum(moods).nullable().describe("The last mood of the day.") })
  .meta({ id: "Pixel" });

const tagDaysJson = z
  .object({
    tag: tagJson,
    count: z.number().int().describe("The number of these days."),
    days: z.array(dayShown).describe("The oldest first."),
  })
  .meta({ id: "TagDays" });

export const trendRoutes = [
  route(
    "get",
    "/trends/user",
    {
      summary: "Karma by day, and average karma by mood group.",
      query: z.object({
        range: z
          .enum(trendRanges)
          .default("week")
          .describe(
            `This week, the last ${trendDays.month} days, or all time: of that \`trendData\` has the last ${trendDays.all} days with anything.`,
          ),
        until: localDay
          .optional()
          .describe(
            `An earlier range: any day of a week, or the last of ${trendDays.month} days. Not allowed with all time.`,
          ),
      }),
      answers: trendsJson,
    },
    async (viewer, { query }): Promise<z.input<typeof trendsJson>> => {
      const [days, { happy, calm, sad }] = await Promise.all([
        trendDaysOf(viewer, query),
        correlationsOf(viewer, query),
      ]);
      return { trendData: days.map(asDayJson), correlations: { happyDays: happy, calmDays: calm, sadDays: sad } };
    },
  ),

  route(
    "get",
    "/trends/moods",
    { summary: "How often each mood was logged, over all time.", answers: distributionJson },
    async (viewer): Promise<z.input<typeof distributionJson>> => {
      const { top, ...sums } = await moodDistributionOf(viewer);
      return { ...sums, top: top.map(({ mood, count }) => ({ ...asMoodJson(mood), count })) };
    },
  ),

  route(
    "get",
    "/trends/year",
    {
      summary: "The days of a year that have entries, the oldest first.",
      query: z.object({ year: z.coerce.number().int().optional().describe("The year; this year by default.") }),
      answers: z.array(pixelJson),
    },
    async (viewer, { query }): Promise<z.input<typeof pixelJson>[]> => {
      const thisYear = Number(localDateOf(clock.date(), viewer.zone).slice(0, 4));
      const pixels = await yearInPixels(viewer, query.year ?? thisYear);
      return pixels.map((pixel) => ({ ...asDayJson(pixel), moodValue: pixel.mood }));
    },
  ),

  route(
    "get",
    "/trends/tags",
    {
      summary: "The person's tags that were used in a range of days, those with the most days first.",
      query: z.object({
        from: localDay.optional().describe("The first day; by default the first of 30."),
        to: localDay.optional().describe(`The last day; today by default. At most ${mostTagDays} days.`),
      }),
      answers: z.array(tagDaysJson),
      weight: tagDayWeight,
    },
    async (viewer, { query }): Promise<z.input<typeof tagDaysJson>[]> => {
      const to = query.to ?? localDateOf(clock.date(), viewer.zone);
      const used = await tagDaysIn(viewer, query.from ?? addDays(to, 1 - trendDays.month), to);
      return used.map(({ tag: { id, name, group }, days }) => ({
        tag: { id, name, group },
        count: days.length,
        days: [...days],
      }));
    },
  ),
];

function asDayJson({ date, gold, coal }: Day) {
  return { date, goldKarma: gold, coalKarma: coal };
}

function asMoodJson(value: Mood) {
  return { value, ...moodFaces[value] };
}
