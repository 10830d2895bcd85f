import type { Viewer } from "#server/base/viewer.ts";
import { pageFromOldest } from "#server/diary/entryTypes.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { asNodes, entriesCost, EntryType } from "#server/nouns/history/history.graph.ts";
import { MoodValueType } from "#server/nouns/words/ownMoods.graph.ts";
import { dateText } from "#server/store/pages.ts";
import { contentsOf, entriesOfMonth, openMonth, type MonthCounts } from "./book.ts";
import type { DayOfMonth, Month } from "./months.ts";

const pagesOfMonth = "Its journal entries, with those that the history hides.";

const BookMonthType = builder.objectRef<MonthCounts>("BookMonth").implement({
  description: "A month in the contents of the book.",
  fields: (t) => ({
    firstDay: t.field({ type: "Date", description: "Its first day.", resolve: ({ firstDay }) => new Date(firstDay) }),
    entries: t.exposeInt("entries", { description: "Its entries of any kind." }),
    pages: t.exposeInt("pages", { description: pagesOfMonth }),
  }),
});

const BookType = builder.objectRef<readonly MonthCounts[]>("Book").implement({
  description: "The diary as a book, oldest first.",
  fields: (t) => ({
    pages: t.int({
      description: "The number of its pages: all journal entries, with those that the history hides.",
      resolve: (months) => months.reduce((sum, { pages }) => sum + pages, 0),
    }),
    months: t.field({
      type: [BookMonthType],
      description: "The months with entries, the oldest first.",
      // Usually fewer than a hundred, and counts that are read already.
      complexity: { field: 1, multiplier: 50 },
      resolve: (months) => [...months],
    }),
  }),
});

const BookDayType = builder.objectRef<DayOfMonth>("BookDay").implement({
  description: "A day of the book.",
  fields: (t) => ({
    date: t.field({ type: "Date", description: "The date.", resolve: ({ date }) => new Date(date) }),
    entries: t.exposeInt("entries", { description: "Its entries of any kind." }),
    pages: t.exposeInt("journals", { description: pagesOfMonth }),
    mood: t.expose("mood", { type: MoodValueType, nullable: true, description: "The last mood of the day." }),
  }),
});

const OpenMonthType = builder.objectRef<Month & { viewer: Viewer }>("OpenMonth").implement({
  description: "A month of the book with what was written in it.",
  fields: (t) => ({
    firstDay: t.field({ type: "Date", description: "Its first day.", resolve: ({ firstDay }) => new Date(firstDay) }),
    gold: t.int({ description: "Good Karma.", resolve: ({ karma }) => karma.gold }),
    coal: t.int({ description: "Learning Points, never below 0.", resolve: ({ karma }) => karma.coal }),
    days: t.field({
      type: [BookDayType],
      description: "The days with entries, the oldest first.",
      // 31 days, of which each costs a quarter of an entry.
      complexity: { field: 1, multiplier: 8 },
      resolve: ({ days }) => [...days],
    }),
    entries: t.connection({
      type: EntryType,
      description: "Its entries of any kind, oldest first, with those that the history hides.",
      complexity: entriesCost,
      resolve: ({ viewer, firstDay }, args) =>
        pageFromOldest(args, async (window) => asNodes(await entriesOfMonth(viewer, firstDay, window))),
    }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  book: t.field({
    type: BookType,
    description: "The diary as a book: how many pages it has, and its contents.",
    resolve: contentsOf,
  }),
  openMonth: t.field({
    type: OpenMonthType,
    nullable: true,
    description: "A month of the book. Null if it has no entry.",
    args: { month: t.arg({ type: "Date", description: "Any day of the month; the first month by default." }) },
    resolve: async (viewer, { month }) => {
      const open = await openMonth(viewer, month ? dateText(month) : undefined);
      return open && { ...open, viewer };
    },
  }),
}));
