import { ownWordLimits } from "#domain/limits.ts";
import { moodFaces } from "#domain/moods.ts";
import {
  moodGroupNames,
  type Correlation,
  type Distribution,
  type MoodCount,
  type MoodGroup,
  type SpanKarma,
  trendDays,
} from "#domain/trends.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { DayType } from "#server/diary/ledger/ledger.graph.ts";
import { TagNode } from "#server/diary/tags.graph.ts";
import { dateText } from "#server/store/pages.ts";
import { MoodValueType } from "#server/nouns/words/ownMoods.graph.ts";
import { mostTagDays, tagDaysIn, tagDayWeight, type TagDays } from "./tagDays.ts";
import {
  correlationsOf,
  moodDistributionOf,
  trendComparedWith,
  trendDaysOf,
  trendSumsOf,
  writtenDaysOf,
  writtenYearsOf,
  yearInPixels,
  type TrendPeriod,
  type Pixel,
} from "./trends.ts";

const CorrelationType = builder.objectRef<Correlation>("MoodKarma").implement({
  description: "Average karma on days with a mood of a group.",
  fields: (t) => ({
    days: t.exposeInt("days", {
      description: "The number of these days. With fewer than 3 the average means nothing.",
    }),
    avgKarma: t.exposeFloat("avgKarma", {
      description: "The average of gold minus coal per day, including negative coal; 0 if there is no day.",
    }),
  }),
});

const groupWords: Record<MoodGroup, string> = {
  happy: "Joyful, Happy, Great, Ecstatic, Love, In Love, Strong.",
  calm: "Calm, Neutral, Thinking It Over.",
  sad: "Sad, Hurt, Depressed, Heart Broken, Emotional.",
};

const CorrelationsType = builder.objectRef<Record<MoodGroup, Correlation>>("MoodKarmaCorrelations").implement({
  description: "Average karma by groups of moods. A day belongs to every group it has a mood of.",
  fields: (t) =>
    Object.fromEntries(
      moodGroupNames.map((group) => [
        group,
        t.field({ type: CorrelationType, description: groupWords[group], resolve: (groups) => groups[group] }),
      ]),
    ),
});

const SpanKarmaType = builder.objectRef<SpanKarma>("SpanKarma").implement({
  description: "The total karma of a range of days.",
  fields: (t) => ({
    from: t.field({ type: "Date", description: "The first day.", resolve: ({ from }) => new Date(from) }),
    to: t.field({ type: "Date", description: "The last day.", resolve: ({ to }) => new Date(to) }),
    gold: t.exposeInt("gold", { description: "Good Karma." }),
    coal: t.exposeInt("coal", { description: "Learning Points, never below 0." }),
  }),
});

const TrendType = builder.objectRef<TrendPeriod & { viewer: Viewer }>("Trend").implement({
  description: "Karma over a range of days.",
  fields: (t) => ({
    days: t.field({
      type: [DayType],
      description: `At most ${trendDays.all} days, the oldest first.`,
      resolve: async ({ viewer, ...period }) => [...(await trendDaysOf(viewer, period))],
    }),
    written: t.field({
      type: ["Date"],
      description: "Those of `days` that have an entry or a gift.",
      complexity: { field: 1, multiplier: 1 },
      resolve: async ({ viewer, ...period }) => (await writtenDaysOf(viewer, period)).map((day) => new Date(day)),
    }),
    sum: t.field({
      type: SpanKarmaType,
      nullable: true,
      description: "The total karma of `days`. Null if there are none.",
      resolve: async ({ viewer, ...period }) => (await trendSumsOf(viewer, period)).sum,
    }),
    weeks: t.field({
      type: [SpanKarmaType],
      description:
        "The total karma of each week (Monday to Sunday) in `days`, the oldest first. The first and the last may be cut: they count only their days in `days`. Empty for all time.",
      resolve: async ({ viewer, ...period }) => [...(await trendSumsOf(viewer, period)).weeks],
    }),
    before: t.field({
      type: SpanKarmaType,
      nullable: true,
      description: `The karma of the previous week or ${trendDays.month} days, for comparison. Null for all time, and if a day of either range has one of the hardest moods.`,
      resolve: ({ viewer, ...period }) => trendComparedWith(viewer, period),
    }),
    correlations: t.field({
      type: CorrelationsType,
      description: "Karma by mood group over all days of the range. For all time, that is more days than `days` lists.",
      resolve: ({ viewer, ...period }) => correlationsOf(viewer, period),
    }),
  }),
});

const TrendsType = builder.objectRef<Viewer>("Trends").implement({
  description: "The trend over each range up to today, or up to an earlier day, in the person's time zone.",
  fields: (t) => ({
    week: t.field({
      type: TrendType,
      description: "This week, Monday to Sunday, including empty days.",
      args: { until: t.arg({ type: "Date", description: "Any day of the week to show; this week by default." }) },
      resolve: (viewer, { until }) => ({ viewer, range: "week" as const, until: until ? dateText(until) : undefined }),
    }),
    month: t.field({
      type: TrendType,
      description: `The last ${trendDays.month} days, including empty ones.`,
      args: {
        until: t.arg({ type: "Date", description: `The last of the ${trendDays.month} days; today by default.` }),
      },
      resolve: (viewer, { until }) => ({ viewer, range: "month" as const, until: until ? dateText(until) : undefined }),
    }),
    all: t.field({
      type: TrendType,
      description: `All time. \`days\` lists the last ${trendDays.all} days that have entries.`,
      resolve: (viewer) => ({ viewer, range: "all" as const }),
    }),
  }),
});

const MoodCountType = builder.objectRef<MoodCount>("MoodCount").implement({
  description: "How often a mood was logged.",
  fields: (t) => ({
    value: t.expose("mood", { type: MoodValueType, description: "The mood." }),
    label: t.string({ description: "The name of the mood.", resolve: ({ mood }) => moodFaces[mood].label }),
    count: t.exposeInt("count", { description: "The number of mood entries with this mood." }),
  }),
});

const DistributionType = builder.objectRef<Distribution>("MoodDistribution").implement({
  description: "How often each mood was logged, over all time.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "The number of all mood entries." }),
    top: t.field({
      type: [MoodCountType],
      description: "At most six moods, the most frequent first.",
      resolve: ({ top }) => [...top],
    }),
    others: t.exposeInt("others", { description: "The number of mood entries with other moods." }),
  }),
});

const PixelType = builder.objectRef<Pixel>("Pixel").implement({
  description: "A day of the year in pixels.",
  fields: (t) => ({
    date: t.field({ type: "Date", description: "The date.", resolve: ({ date }) => new Date(date) }),
    gold: t.exposeInt("gold", { description: "Good Karma." }),
    coal: t.exposeInt("coal", { description: "Learning Points, never below 0." }),
    mood: t.expose("mood", { type: MoodValueType, nullable: true, description: "The last mood of the day." }),
  }),
});

const TagDaysType = builder.objectRef<TagDays>("TagDays").implement({
  description: "The days on which a tag was used.",
  fields: (t) => ({
    tag: t.expose("tag", { type: TagNode, description: "The tag." }),
    count: t.int({ description: "The number of these days.", resolve: ({ days }) => days.length }),
    days: t.field({
      type: ["Date"],
      description: "The days, the oldest first.",
      // Up to 366 days, but of short text.
      complexity: { field: 2, multiplier: 1 },
      resolve: ({ days }) => days.map((day) => new Date(day)),
    }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  years: t.intList({
    description: "The years that have an entry or a gift, the newest first.",
    complexity: { field: 10, multiplier: 1 },
    resolve: (viewer) => writtenYearsOf(viewer),
  }),
  tagDays: t.field({
    type: [TagDaysType],
    description: `The person's tags that were used in a range of at most ${mostTagDays} days, those with the most days first.`,
    complexity: { field: 1, multiplier: ownWordLimits.tags },
    extensions: { weight: tagDayWeight },
    args: {
      from: t.arg({ type: "Date", required: true, description: "The first day." }),
      to: t.arg({ type: "Date", required: true, description: "The last day." }),
    },
    resolve: (viewer, { from, to }) => tagDaysIn(viewer, dateText(from), dateText(to)),
  }),
  trends: t.field({ type: TrendsType, description: "The balances of all ranges.", resolve: (viewer) => viewer }),
  moodDistribution: t.field({
    type: DistributionType,
    description: "How often each mood was logged, over all time.",
    resolve: moodDistributionOf,
  }),
  yearInPixels: t.field({
    type: [PixelType],
    description: "The days of a year that have entries, the oldest first.",
    // 366 days, of which each costs a quarter of an entry.
    complexity: { field: 1, multiplier: 92 },
    args: { year: t.arg.int({ required: true, description: "The year, such as 2026." }) },
    resolve: (viewer, { year }) => yearInPixels(viewer, year),
  }),
}));
