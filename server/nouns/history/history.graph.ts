import { brandWithType } from "@pothos/core";
import { ActionNode } from "#server/nouns/actions/actions.graph.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { pageCost, pageOf } from "#server/diary/entryTypes.ts";
import { JournalEntryNode } from "#server/nouns/journal/journal.graph.ts";
import { MoodNode } from "#server/nouns/moods/moods.graph.ts";
import { monthsOf } from "#server/diary/ledger/ledger.ts";
import { dateText } from "#server/store/pages.ts";
import { daySpan, listHistory, monthSpan } from "./history.ts";

const HistoryFilter = builder.enumType("HistoryFilter", {
  description: "Which entries of the diary to show.",
  values: {
    ALL: { value: "all", description: "Everything, journal entries too." },
    GOOD: { value: "good", description: "Actions and events classified positive." },
    LEARNING: { value: "learning", description: "Actions and events classified negative." },
    MOODS: { value: "moods", description: "Check-ins." },
  } as const,
});

const EntryType = builder.unionType("Entry", {
  description: "Anything that a day of the diary can hold.",
  types: [ActionNode, MoodNode, JournalEntryNode],
});

const nodes = { Action: ActionNode, Mood: MoodNode, JournalEntry: JournalEntryNode };

builder.objectFields(ViewerType, (t) => ({
  history: t.connection({
    type: EntryType,
    description: "The diary, newest first.",
    args: {
      filter: t.arg({ type: HistoryFilter, required: true, defaultValue: "all", description: "The tab." }),
      month: t.arg({ type: "Date", description: "Any day of the month to show; all time, if not said." }),
      day: t.arg({ type: "Date", description: "The only day to show." }),
    },
    // An entry is of one kind, while what is asked of all three is counted.
    complexity: (args) => {
      const { multiplier: entries } = pageCost(args);
      return { field: entries, multiplier: entries / 3 };
    },
    resolve: (viewer, { filter, month, day, ...args }) =>
      pageOf(args, async (window) => {
        const days = day ? daySpan(dateText(day)) : month ? monthSpan(dateText(month)) : undefined;
        const entries = await listHistory(viewer, { ...window, days }, filter);
        // Pothos tells the members of the union apart by this brand.
        for (const { row, kind } of entries) brandWithType(row, nodes[kind]);
        return entries.map(({ row }) => row);
      }),
  }),
  months: t.field({
    type: ["Date"],
    description: "The months with an action, an event or a mood, newest first, each as its first day.",
    resolve: async (viewer) => (await monthsOf(viewer)).map((month) => new Date(month)),
  }),
}));
