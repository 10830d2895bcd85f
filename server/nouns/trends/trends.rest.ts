import { z } from "zod";
import { localDateOf } from "#domain/days.ts";
import { moodFaces, moods, type Mood } from "#domain/moods.ts";
import { lookBacks, trendRanges } from "#domain/trends.ts";
import { route } from "#server/kit/rest/route.ts";
import type { Day } from "#server/diary/ledger/ledger.ts";
import { correlationsOf, moodDistributionOf, onThisDay, trendDaysOf, yearInPixels } from "./trends.ts";

const dayShape = {
  date: z.iso.date(),
  goldKarma: z.number().int(),
  coalKarma: z.number().int().describe("Never below 0."),
};

const correlationJson = z
  .object({
    avgKarma: z.number().describe("The mean of gold minus coal, a debt of coal included; 0 where there is no day."),
    days: z.number().int().describe("How many days it is of: below 3 it says nothing."),
  })
  .meta({ id: "MoodKarma" });

const trendsJson = z
  .object({
    trendData: z.array(z.object(dayShape)).describe("The oldest first, at most 90."),
    correlations: z.object({ happyDays: correlationJson, calmDays: correlationJson, sadDays: correlationJson }),
  })
  .meta({ id: "Trends" });

const moodShape = { value: z.enum(moods), emoji: z.string(), label: z.string() };

const distributionJson = z
  .object({
    total: z.number().int(),
    top: z.array(z.object({ ...moodShape, count: z.number().int() })).describe("The most frequent first."),
    others: z.number().int().describe("Check-ins with none of those."),
  })
  .meta({ id: "MoodDistribution" });

const pixelJson = z
  .object({ ...dayShape, moodValue: z.enum(moods).nullable().describe("Its latest mood.") })
  .meta({ id: "Pixel" });

const memoryJson = z
  .object({
    ago: z.enum(lookBacks),
    ...dayShape,
    actionsLogged: z.number().int(),
    journalEntries: z.number().int(),
    moods: z.array(z.object(moodShape)),
  })
  .meta({ id: "Memory" });

export const trendRoutes = [
  route(
    "get",
    "/trends/user",
    {
      summary: "Karma by day, and average karma by groups of moods.",
      query: z.object({
        range: z
          .enum(trendRanges)
          .default("week")
          .describe(
            "This week, the last 30 days, or all time: of that `trendData` has the last 90 days with anything.",
          ),
      }),
      answers: trendsJson,
    },
    async (viewer, { query }): Promise<z.input<typeof trendsJson>> => {
      const [days, { happy, calm, sad }] = await Promise.all([
        trendDaysOf(viewer, query.range),
        correlationsOf(viewer, query.range),
      ]);
      return { trendData: days.map(asDayJson), correlations: { happyDays: happy, calmDays: calm, sadDays: sad } };
    },
  ),

  route(
    "get",
    "/trends/moods",
    { summary: "How often moods were noted, of all time.", answers: distributionJson },
    async (viewer): Promise<z.input<typeof distributionJson>> => {
      const { top, ...sums } = await moodDistributionOf(viewer);
      return { ...sums, top: top.map(({ mood, count }) => ({ ...asMoodJson(mood), count })) };
    },
  ),

  route(
    "get",
    "/trends/year",
    {
      summary: "The days of a year that hold anything, the oldest first.",
      query: z.object({ year: z.coerce.number().int().optional().describe("This year, unless said.") }),
      answers: z.array(pixelJson),
    },
    async (viewer, { query }): Promise<z.input<typeof pixelJson>[]> => {
      const thisYear = Number(localDateOf(new Date(), viewer.zone).slice(0, 4));
      const pixels = await yearInPixels(viewer, query.year ?? thisYear);
      return pixels.map((pixel) => ({ ...asDayJson(pixel), moodValue: pixel.mood }));
    },
  ),

  route(
    "get",
    "/trends/on-this-day",
    {
      summary: "The same day a year and a month ago; never a day of one of the hardest moods.",
      answers: z.array(memoryJson),
    },
    async (viewer): Promise<z.input<typeof memoryJson>[]> =>
      (await onThisDay(viewer)).map(({ lookBack, actions, journals, moods: felt, ...day }) => ({
        ago: lookBack,
        ...asDayJson(day),
        actionsLogged: actions,
        journalEntries: journals,
        moods: felt.map(asMoodJson),
      })),
  ),
];

function asDayJson({ date, gold, coal }: Day) {
  return { date, goldKarma: gold, coalKarma: coal };
}

function asMoodJson(value: Mood) {
  return { value, ...moodFaces[value] };
}
