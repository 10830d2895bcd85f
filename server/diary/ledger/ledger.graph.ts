import { builder } from "#server/kit/graph/builder.ts";
import { globalIdOf } from "#server/kit/graph/globalIds.ts";
import type { Day } from "./ledger.ts";

export const DayType = builder.objectRef<Day>("Day").implement({
  description:
    "A day of the diary with its total karma, from all its entries and gifts, including entries that are not listed.",
  fields: (t) => ({
    id: t.id({
      description: "Unique among everything one person reads. `node` does not accept it.",
      resolve: ({ date }) => globalIdOf("Day", date),
    }),
    date: t.field({ type: "Date", description: "The date.", resolve: ({ date }) => new Date(date) }),
    gold: t.exposeInt("gold", { description: "Good Karma." }),
    coal: t.exposeInt("coal", { description: "Learning Points, never below 0." }),
  }),
});
