import { brandWithType } from "@pothos/core";
import { pageSize, textLimits } from "#domain/limits.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { ActionNode } from "#server/nouns/actions/actions.graph.ts";
import { ExchangeNode } from "#server/nouns/exchanges/exchanges.graph.ts";
import { HistoryFilter } from "#server/nouns/history/history.graph.ts";
import { JournalEntryNode } from "#server/nouns/journal/journal.graph.ts";
import { MoodNode } from "#server/nouns/moods/moods.graph.ts";
import { dateText } from "#server/store/pages.ts";
import { searchDiary, searchWeight, type FoundRow, type SearchPage } from "./search.ts";

const nodes = { Action: ActionNode, Mood: MoodNode, JournalEntry: JournalEntryNode, Exchange: ExchangeNode };

const FoundType = builder.unionType("Found", {
  description: "Any result of a search of the diary.",
  types: Object.values(nodes),
});

const FoundEdge = builder.objectRef<FoundRow>("FoundEdge").implement({
  description: "A search result and its cursor.",
  fields: (t) => ({
    cursor: t.exposeString("cursor", { description: "Its cursor, for `after`." }),
    node: t.field({
      type: FoundType,
      description: "The entry or message.",
      resolve: ({ kind, row }) => {
        // Pothos tells the members of the union apart by this brand.
        brandWithType(row, nodes[kind]);
        return row;
      },
    }),
  }),
});

const FoundConnection = builder.objectRef<SearchPage>("FoundConnection").implement({
  description: "One page of search results, newest first.",
  fields: (t) => ({
    // The page's length is counted once, for `search`.
    edges: t.expose("rows", {
      type: [FoundEdge],
      complexity: { field: 1, multiplier: 1 },
      description: "The results. A page can be empty although there are more.",
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: "Whether there are more results, and the cursor to continue.",
      resolve: ({ rows, hasNextPage, endCursor }) => ({
        hasNextPage,
        hasPreviousPage: false,
        startCursor: rows[0]?.cursor ?? null,
        endCursor,
      }),
    }),
    lookedBackTo: t.field({
      type: "Date",
      nullable: true,
      description:
        "The earliest day searched so far, if one second was too short for the whole diary. The next page continues from there.",
      resolve: ({ lookedBackTo }) => (lookedBackTo === null ? null : new Date(lookedBackTo)),
    }),
  }),
});

/** A search costs a fifth of the complexity that one request may have. */
const costOfLooking = 1_000;

builder.objectField(ViewerType, "search", (t) =>
  t.field({
    type: FoundConnection,
    description:
      "Searches everything the viewer wrote, sent and received. Each word must match the beginning of a word; quotation marks make a phrase.",
    args: {
      text: t.arg.string({
        required: true,
        maxLength: textLimits.diarySearch,
        description: "The words to search for. Names of moods and emotions also match.",
      }),
      kind: t.arg({
        type: HistoryFilter,
        required: true,
        defaultValue: "all",
        description: "Which kinds to search. Journal entries and messages are only in `ALL`.",
      }),
      from: t.arg({ type: "Date", description: "The first day to search." }),
      to: t.arg({ type: "Date", description: "The last day to search." }),
      first: t.arg.int({ description: `How many results, 1 to ${pageSize.most}; ${pageSize.usual} by default.` }),
      after: t.arg.string({ description: "Only items after this cursor." }),
    },
    // A result has one kind, but the fields of all four kinds are counted.
    complexity: ({ first }) => ({ field: costOfLooking, multiplier: (first ?? pageSize.usual) / 4 }),
    extensions: { weight: searchWeight },
    resolve: (viewer, { kind: filter, from, to, ...asked }) =>
      searchDiary(viewer, { ...asked, filter, from: from && dateText(from), to: to && dateText(to) }),
  }),
);
