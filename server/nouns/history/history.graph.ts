import { brandWithType } from "@pothos/core";
import { ActionNode } from "#server/nouns/actions/actions.graph.ts";
import { Refusal } from "#server/base/errors.ts";
import { isChanged } from "#server/diary/changed.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { pageCost, pageOf } from "#server/diary/entryTypes.ts";
import { JournalEntryNode } from "#server/nouns/journal/journal.graph.ts";
import { MoodNode } from "#server/nouns/moods/moods.graph.ts";
import { monthsOf } from "#server/diary/ledger/ledger.ts";
import { dateText } from "#server/store/pages.ts";
import { daySpan, listHistory, monthSpan, type Entry } from "./history.ts";

export const HistoryFilter = builder.enumType("HistoryFilter", {
  description: "Which entries of the history to show.",
  values: {
    ALL: { value: "all", description: "All entries, including journal entries." },
    GOOD: { value: "good", description: "Actions and events classified as positive." },
    LEARNING: { value: "learning", description: "Actions and events classified as negative." },
    MOODS: { value: "moods", description: "Mood entries." },
  } as const,
});

export const EntryType = builder.unionType("Entry", {
  description: "Any kind of entry of the diary.",
  types: [ActionNode, MoodNode, JournalEntryNode],
});

const nodes = { Action: ActionNode, Mood: MoodNode, JournalEntry: JournalEntryNode };

/** The cost of a page of entries. An entry has one kind, but the fields of all three kinds are counted. */
export function entriesCost(args: Parameters<typeof pageCost>[0]) {
  const { multiplier: entries } = pageCost(args);
  return { field: entries, multiplier: entries / 3 };
}

/** The rows of entries, by which Pothos tells the members of the union apart. */
export function asNodes(entries: readonly Entry[]): Entry["row"][] {
  for (const { row, kind } of entries) brandWithType(row, nodes[kind]);
  return entries.map(({ row }) => row);
}

builder.objectField(Refusal, "current", (t) =>
  t.field({
    type: EntryType,
    nullable: true,
    description: "The current entry, if the code is `CHANGED`.",
    resolve: (refusal) => {
      if (!isChanged(refusal)) return null;
      const { kind, entry } = refusal;
      // Safe: an entry has the type that its table is called.
      brandWithType(entry, nodes[kind as keyof typeof nodes]);
      return entry as Entry["row"];
    },
  }),
);

builder.objectFields(ViewerType, (t) => ({
  history: t.connection({
    type: EntryType,
    description: "The diary, newest first.",
    args: {
      filter: t.arg({
        type: HistoryFilter,
        required: true,
        defaultValue: "all",
        description: "Which entries to show.",
      }),
      month: t.arg({ type: "Date", description: "Any day of the month to show; all time by default." }),
      day: t.arg({ type: "Date", description: "Shows only this day." }),
    },
    complexity: entriesCost,
    resolve: (viewer, { filter, month, day, ...args }) =>
      pageOf(args, async (window) => {
        const days = day ? daySpan(dateText(day)) : month ? monthSpan(dateText(month)) : undefined;
        return asNodes(await listHistory(viewer, { ...window, days }, filter));
      }),
  }),
  months: t.field({
    type: ["Date"],
    description: "The months with an action, an event or a mood, newest first, each as its first day.",
    complexity: { field: 10, multiplier: 1 },
    resolve: async (viewer) => (await monthsOf(viewer)).map((month) => new Date(month)),
  }),
}));
