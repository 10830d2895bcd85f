import type { Quote } from "#domain/content/quotes.ts";
import { localDateOf, ranges, type Range } from "#domain/days.ts";
import { quoteOf } from "#domain/quotes.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { totalsOf, type Totals } from "#server/diary/ledger/ledger.ts";
import { isBack, questionOf } from "./dashboard.ts";

const Balance = builder.objectRef<Totals>("Balance").implement({
  description: "What lies on the scale, and what was done in the same days.",
  fields: (t) => ({
    gold: t.exposeInt("gold", { description: "Good Karma." }),
    coal: t.exposeInt("coal", { description: "Learning Points, never below 0." }),
    rawCoal: t.exposeInt("rawCoal", {
      description:
        "The sum of Learning Points, which may be below 0. The balance after one more entry is worked out from it.",
    }),
    positiveInteractions: t.exposeInt("positiveInteractions", {
      description: "Actions and events classified positive.",
    }),
    reflectionsWritten: t.exposeInt("reflectionsWritten", {
      description: "Journal entries, moods with a note and actions with a reflection.",
    }),
    goodKarmaSent: t.exposeInt("goodKarmaSent", { description: "Good karma sent to others in the app." }),
  }),
});

const rangeWords = {
  today: "The person's own calendar day.",
  week: "Monday to Sunday.",
  month: "The calendar month.",
  year: "The calendar year.",
  all: "Everything.",
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
  description: "What a day holds.",
  fields: (t) => ({
    actionsLogged: t.exposeInt("actionsLogged", { description: "Actions and events." }),
    positiveInteractions: t.exposeInt("positiveInteractions", { description: "Those classified positive." }),
    reflectionsWritten: t.exposeInt("reflectionsWritten", {
      description: "Journal entries, moods with a note and actions with a reflection.",
    }),
    goodKarmaSent: t.exposeInt("goodKarmaSent", { description: "Good karma sent to others in the app." }),
  }),
});

const QuoteType = builder.objectRef<Quote>("Quote").implement({
  description: "A line to start a day with.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "Without quotation marks." }),
    category: t.exposeString("category", { description: "Karma, Positive Living or Meditation." }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  dailyQuote: t.field({
    type: QuoteType,
    description: "The day's quote, by the person's own calendar.",
    resolve: (viewer) => quoteOf(localDateOf(new Date(), viewer.zone)),
  }),
  question: t.string({
    nullable: true,
    description:
      "Today's small question, the same all day by the person's own calendar; null once today has a journal entry. The answer is a journal entry whose body begins with the question, on a line of its own. This server gives it on a hard day too: a client leaves it out then, so that nobody need be told.",
    resolve: questionOf,
  }),
  isBack: t.boolean({
    description:
      "Whether the person comes back after a gap: their last entry is seven days old or older, and today holds none yet.",
    resolve: isBack,
  }),
  balances: t.field({ type: Balances, description: "For every range at once.", resolve: totalsOf }),
  summary: t.field({
    type: DaySummary,
    description: "Today, in the person's time zone.",
    resolve: async (viewer) => (await totalsOf(viewer)).today,
  }),
}));
