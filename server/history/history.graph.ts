import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { ActionNode } from "#server/actions/actions.graph.ts";
import { ViewerType } from "#server/account/account.graph.ts";
import type { Action, JournalEntry, Mood } from "#server/generated/prisma/client.ts";
import { builder, checkedPage, pageSize } from "#server/graph/builder.ts";
import { JournalEntryNode } from "#server/journal/journal.graph.ts";
import { MoodNode } from "#server/moods/moods.graph.ts";
import { cursorOf, dateText } from "#server/pages.ts";
import { listHistory, listMonths, monthSpan, type Entry } from "./history.ts";

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
  resolveType: (row) => kinds.get(row) ?? "JournalEntry",
});

// A union is told apart by its row: which list a row came from is remembered beside it.
const kinds = new WeakMap<Action | Mood | JournalEntry, Entry["kind"]>();

builder.objectFields(ViewerType, (t) => ({
  history: t.connection({
    type: EntryType,
    description: "The diary, newest first.",
    args: {
      filter: t.arg({ type: HistoryFilter, required: true, defaultValue: "all", description: "The tab." }),
      month: t.arg({ type: "Date", description: "Any day of the month to show; all time, if not said." }),
    },
    complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? pageSize.usual }),
    resolve: (viewer, { filter, month, ...args }) =>
      resolveCursorConnection(
        {
          args: checkedPage(args),
          toCursor: (row: Action | Mood | JournalEntry) => cursorOf(row),
          defaultSize: pageSize.usual,
          maxSize: pageSize.most,
        },
        async ({ after, before, limit, inverted }: ResolveCursorConnectionArgs) => {
          const days = month ? monthSpan(dateText(month)) : undefined;
          const window = { limit, olderThan: after, newerThan: before, fromOldest: inverted, days };
          const entries = await listHistory(viewer, window, filter);
          for (const { row, kind } of entries) kinds.set(row, kind);
          return entries.map(({ row }) => row);
        },
      ),
  }),
  months: t.field({
    type: ["Date"],
    description: "The months with an action, an event or a mood, newest first, each as its first day.",
    resolve: async (viewer) => (await listMonths(viewer)).map((month) => new Date(month)),
  }),
}));
