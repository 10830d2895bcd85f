import { moodFaces } from "#domain/moods.ts";
import {
  lookBacks,
  moodGroupNames,
  trendRanges,
  type Correlation,
  type Distribution,
  type MoodCount,
  type MoodGroup,
  type TrendRange,
} from "#domain/trends.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import { DayType } from "#server/diary/ledger/ledger.graph.ts";
import { MoodValueType } from "#server/nouns/moods/moods.graph.ts";
import {
  correlationsOf,
  moodDistributionOf,
  onThisDay,
  trendDaysOf,
  yearInPixels,
  type Memory,
  type Pixel,
} from "./trends.ts";

const CorrelationType = builder.objectRef<Correlation>("MoodKarma").implement({
  description: "Karma on the days that hold a mood of a group.",
  fields: (t) => ({
    days: t.exposeInt("days", { description: "How many there are: below 3 the mean says nothing." }),
    avgKarma: t.exposeFloat("avgKarma", {
      description: "The mean of gold minus coal, a debt of coal included; 0 where there is no day.",
    }),
  }),
});

const groupWords: Record<MoodGroup, string> = {
  happy: "Joyful, Happy, Great, Ecstatic, Love, In Love, Strong.",
  calm: "Calm, Neutral, Thinking It Over.",
  sad: "Sad, Hurt, Depressed, Heart Broken, Emotional.",
};

const CorrelationsType = builder.objectRef<Record<MoodGroup, Correlation>>("MoodKarmaCorrelations").implement({
  description: "Karma by groups of moods. A day belongs to every group it holds a mood of.",
  fields: (t) =>
    Object.fromEntries(
      moodGroupNames.map((group) => [
        group,
        t.field({ type: CorrelationType, description: groupWords[group], resolve: (groups) => groups[group] }),
      ]),
    ),
});

const TrendType = builder.objectRef<{ viewer: Viewer; range: TrendRange }>("Trend").implement({
  description: "Karma over a range of days.",
  fields: (t) => ({
    days: t.field({
      type: [DayType],
      description: "The oldest first, at most 90.",
      resolve: async ({ viewer, range }) => [...(await trendDaysOf(viewer, range))],
    }),
    correlations: t.field({
      type: CorrelationsType,
      description: "Karma and moods on every day of the range. Of all time these are more days than `days` has.",
      resolve: ({ viewer, range }) => correlationsOf(viewer, range),
    }),
  }),
});

const rangeWords: Record<TrendRange, string> = {
  week: "Monday to Sunday of this week, every day of it.",
  month: "The last 30 days, every one of them.",
  all: "All days: of them `days` has the last 90 that hold anything.",
};

const TrendsType = builder.objectRef<Viewer>("Trends").implement({
  description: "The trend over each range up to today, in the person's time zone.",
  fields: (t) =>
    Object.fromEntries(
      trendRanges.map((range) => [
        range,
        t.field({ type: TrendType, description: rangeWords[range], resolve: (viewer) => ({ viewer, range }) }),
      ]),
    ),
});

const MoodCountType = builder.objectRef<MoodCount>("MoodCount").implement({
  description: "How often a mood was noted.",
  fields: (t) => ({
    value: t.expose("mood", { type: MoodValueType, description: "The mood." }),
    label: t.string({ description: "Its name.", resolve: ({ mood }) => moodFaces[mood].label }),
    count: t.exposeInt("count", { description: "Check-ins with it." }),
  }),
});

const DistributionType = builder.objectRef<Distribution>("MoodDistribution").implement({
  description: "How often moods were noted, of all time.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "All check-ins." }),
    top: t.field({
      type: [MoodCountType],
      description: "The six most frequent moods at most, the most frequent first.",
      resolve: ({ top }) => [...top],
    }),
    others: t.exposeInt("others", { description: "Check-ins with none of those." }),
  }),
});

const PixelType = builder.objectRef<Pixel>("Pixel").implement({
  description: "A day of a year.",
  fields: (t) => ({
    date: t.field({ type: "Date", description: "Which day.", resolve: ({ date }) => new Date(date) }),
    gold: t.exposeInt("gold", { description: "Good Karma." }),
    coal: t.exposeInt("coal", { description: "Learning Points, never below 0." }),
    mood: t.expose("mood", { type: MoodValueType, nullable: true, description: "Its latest mood." }),
  }),
});

const LookBackType = builder.enumType("LookBack", {
  description: "How long ago.",
  values: enumOf(lookBacks, (lookBack) => `The same day a ${lookBack} ago.`),
});

const MemoryType = builder.objectRef<Memory>("Memory").implement({
  description: "What a day held that is looked back at.",
  fields: (t) => ({
    lookBack: t.expose("lookBack", { type: LookBackType, description: "How long ago it was." }),
    date: t.field({ type: "Date", description: "Which day.", resolve: ({ date }) => new Date(date) }),
    gold: t.exposeInt("gold", { description: "Good Karma." }),
    coal: t.exposeInt("coal", { description: "Learning Points, never below 0." }),
    actions: t.exposeInt("actions", { description: "Actions and events." }),
    journals: t.exposeInt("journals", { description: "Journal entries." }),
    moods: t.field({
      type: [MoodValueType],
      description: "Each mood it holds, once.",
      resolve: ({ moods }) => [...moods],
    }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  trends: t.field({ type: TrendsType, description: "For every range at once.", resolve: (viewer) => viewer }),
  moodDistribution: t.field({
    type: DistributionType,
    description: "How often moods were noted, of all time.",
    resolve: moodDistributionOf,
  }),
  yearInPixels: t.field({
    type: [PixelType],
    description: "The days of a year that hold anything, the oldest first.",
    args: { year: t.arg.int({ required: true, description: "Such as 2026." }) },
    resolve: (viewer, { year }) => yearInPixels(viewer, year),
  }),
  onThisDay: t.field({
    type: [MemoryType],
    description:
      "The same day a year and a month ago, the older first. Never a day of one of the hardest moods, and empty while the current mood is one.",
    resolve: onThisDay,
  }),
}));
