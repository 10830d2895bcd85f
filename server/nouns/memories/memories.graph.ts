import { kindNameOf, kindNames, type KindName } from "#domain/entries/kinds.ts";
import { lookBacks, mostYearsBack, type LookBack } from "#domain/memories.ts";
import { Refusal } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { builder, enumOf } from "#server/kit/graph/builder.ts";
import { globalIdOf } from "#server/kit/graph/globalIds.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { MoodValueType } from "#server/nouns/words/ownMoods.graph.ts";
import { dateText } from "#server/store/pages.ts";
import { onThisDay, type Memory } from "./memories.ts";
import { bringDaysBack, countDaysPutAway, putDayAway } from "./putAway.ts";

const lookBackWords: Record<LookBack, string> = {
  year: "The same day a year ago.",
  two_years: "The same day two years ago.",
  three_years: "The same day three years ago.",
  month: "The same day a month ago.",
};

const LookBackType = builder.enumType("LookBack", {
  description: "How long ago.",
  values: enumOf(lookBacks, (lookBack) => lookBackWords[lookBack]),
});

const kindWords: Record<KindName, string> = {
  action: "An action or event.",
  mood: "A mood.",
  journal: "A journal entry.",
};

const EntryKindType = builder.enumType("EntryKind", {
  description: "A kind of entry.",
  values: enumOf(kindNames, (kind) => kindWords[kind]),
});

const MemoryType = builder.objectRef<Memory>("Memory").implement({
  description: "An earlier day to look back at.",
  fields: (t) => ({
    lookBack: t.expose("lookBack", { type: LookBackType, description: "How long ago it was." }),
    date: t.field({ type: "Date", description: "The date.", resolve: ({ date }) => new Date(date) }),
    title: t.exposeString("title", {
      nullable: true,
      description:
        "The title that the person gave the day's first journal entry, else its first positive action, else its first mood with a note.",
    }),
    words: t.exposeString("words", {
      nullable: true,
      description: "The start of that entry's text, on one line. Screens show it only when the person asks for it.",
    }),
    kind: t.field({
      type: EntryKindType,
      nullable: true,
      description: "The kind of that entry.",
      resolve: ({ entry }) => entry && kindNameOf[entry.kind],
    }),
    entryId: t.id({
      nullable: true,
      description: "The global id of that entry.",
      resolve: ({ entry }) => entry && globalIdOf(entry.kind, entry.id),
    }),
    gold: t.exposeInt("gold", { description: "Good Karma." }),
    coal: t.exposeInt("coal", { description: "Learning Points, never below 0." }),
    actions: t.exposeInt("actions", { description: "Actions and events." }),
    journals: t.exposeInt("journals", { description: "Journal entries." }),
    moods: t.field({
      type: [MoodValueType],
      description: "The moods of the day, each once.",
      resolve: ({ moods }) => [...moods],
    }),
  }),
});

builder.objectField(ViewerType, "onThisDay", (t) =>
  t.field({
    type: [MemoryType],
    description:
      "The same day a month ago and in earlier years, years first, the nearest first. It omits days with a hard feeling, a negative event or a tag that is left out, and days put away, and is empty if the current mood is one of the hardest, or if the setting is off.",
    args: { years: t.arg.int({ defaultValue: 1, description: `How many years to look back, 1 to ${mostYearsBack}.` }) },
    resolve: (viewer, { years }) => onThisDay(viewer, years ?? 1),
  }),
);

builder.objectField(ViewerType, "daysPutAway", (t) =>
  t.int({
    description: "How many days the person has put away. `onThisDay` omits them.",
    resolve: (viewer) => countDaysPutAway(viewer),
  }),
);

const PutDayAwayPayload = builder.objectRef<{ viewer: Viewer }>("PutDayAwayPayload").implement({
  description: "Result: the day is put away.",
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerType, description: "The viewer, whose `onThisDay` omits the day." }),
  }),
});

builder.mutationField("putDayAway", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: PutDayAwayPayload,
    needsSpace: false,
    description: "Puts a day away: `onThisDay` never has it again. Repeating it changes nothing.",
    errors: { types: [Refusal] },
    input: { date: t.input.field({ type: "Date", required: true, description: "The day." }) },
    resolve: async (_root, { input }, { viewer }) => {
      await putDayAway(viewer, dateText(input.date));
      return { viewer };
    },
  }),
);

const BringDaysBackPayload = builder.objectRef<{ viewer: Viewer }>("BringDaysBackPayload").implement({
  description: "Result: the days are no longer put away.",
  fields: (t) => ({
    viewer: t.expose("viewer", {
      type: ViewerType,
      description: "The viewer, whose `onThisDay` may have these days again.",
    }),
  }),
});

builder.mutationField("bringDaysBack", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: BringDaysBackPayload,
    needsSpace: false,
    description: "Brings back days that were put away: one, or all of them.",
    errors: { types: [Refusal] },
    input: { date: t.input.field({ type: "Date", description: "The day. Left out for all days." }) },
    resolve: async (_root, { input }, { viewer }) => {
      await bringDaysBack(viewer, input.date ? dateText(input.date) : null);
      return { viewer };
    },
  }),
);
