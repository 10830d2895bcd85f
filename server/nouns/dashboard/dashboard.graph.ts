import type { Quote } from "#domain/content/quotes.ts";
import { localDateOf, ranges, type Range } from "#domain/days.ts";
import { quoteOf } from "#domain/quotes.ts";
import { gapDays } from "#domain/comingBack.ts";
import { numberWord } from "#domain/numbers.ts";
import { clock } from "#server/base/clock.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { totalsOf, type Totals } from "#server/diary/ledger/ledger.ts";
import { isBack, questionOf } from "./dashboard.ts";

const Balance = builder.objectRef<Totals>("Balance").implement({
  description: "The karma balance of a range, and counts of the same days.",
  fields: (t) => ({
    gold: t.exposeInt("gold", { description: "Good Karma." }),
    coal: t.exposeInt("coal", { description: "Learning Points, never below 0." }),
    rawCoal: t.exposeInt("rawCoal", {
      description:
        "The sum of Learning Points, which can be negative. Use it to compute the balance after one more entry.",
    }),
    entries: t.exposeInt("entries", { description: "Entries of any kind, and good karma messages sent in the app." }),
    positiveInteractions: t.exposeInt("positiveInteractions", {
      description: "Actions and events classified as positive.",
    }),
    reflectionsWritten: t.exposeInt("reflectionsWritten", {
      description: "Journal entries, moods with a note and actions with a reflection.",
    }),
    goodKarmaSent: t.exposeInt("goodKarmaSent", { description: "Good karma messages sent in the app." }),
  }),
});

const rangeWords = {
  today: "Today, by the person's calendar.",
  week: "Monday to Sunday.",
  month: "The calendar month.",
  year: "The calendar year.",
  all: "All time.",
};

const Balances = builder.objectRef<Record<Range, Totals>>("Balances").implement({
  description: "The balance over each range that contains today, in the person's time zone.",
  fields: (t) =>
    Object.fromEntries(
      ranges.map((range) => [
        range,
        t.field({ type: Balance, description: rangeWords[range], resolve: (totals) => totals[range] }),
      ]),
    ),
});

const DaySummary = builder.objectRef<Totals>("DaySummary").implement({
  description: "Counts of a day.",
  fields: (t) => ({
    actionsLogged: t.exposeInt("actionsLogged", { description: "Actions and events." }),
    positiveInteractions: t.exposeInt("positiveInteractions", {
      description: "Actions and events classified as positive.",
    }),
    reflectionsWritten: t.exposeInt("reflectionsWritten", {
      description: "Journal entries, moods with a note and actions with a reflection.",
    }),
    goodKarmaSent: t.exposeInt("goodKarmaSent", { description: "Good karma messages sent in the app." }),
  }),
});

const QuoteType = builder.objectRef<Quote>("Quote").implement({
  description: "A quote for a day.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "The text, without quotation marks." }),
    category: t.exposeString("category", { description: "Karma, Positive Living or Meditation." }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  dailyQuote: t.field({
    type: QuoteType,
    description: "The quote of the day, by the person's calendar.",
    resolve: (viewer) => quoteOf(localDateOf(clock.date(), viewer.zone)),
  }),
  question: t.string({
    nullable: true,
    description:
      "Today's small question, by the person's calendar. Null if today has a journal entry. An answer is a journal entry whose body begins with the question on its own line. On a hard day the server returns it, too; the client hides it then.",
    resolve: questionOf,
  }),
  isBack: t.boolean({
    description: `True if the person returns after a gap: the last entry is at least ${numberWord(gapDays)} days old, and today has none yet.`,
    resolve: isBack,
  }),
  balances: t.field({ type: Balances, description: "The balances of all ranges.", resolve: totalsOf }),
  summary: t.field({
    type: DaySummary,
    description: "Counts of today, in the person's time zone.",
    resolve: async (viewer) => (await totalsOf(viewer)).today,
  }),
}));
