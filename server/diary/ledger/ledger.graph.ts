import { builder } from "#server/kit/graph/builder.ts";
import { globalIdOf } from "#server/kit/graph/globalIds.ts";
import type { Day } from "./ledger.ts";

export const DayType = builder.objectRef<Day>("Day").implement({
  description: "A day of the diary, and what it earned in all: by entries, shown or not, and by gifts.",
  fields: (t) => ({
    id: t.id({
      description: "Names the day among everything one person reads; `node` does not find it.",
      resolve: ({ date }) => globalIdOf("Day", date),
    }),
    date: t.field({ type: "Date", description: "Which day.", resolve: ({ date }) => new Date(date) }),
    gold: t.exposeInt("gold", { description: "Good Karma." }),
    coal: t.exposeInt("coal", { description: "Learning Points, never below 0." }),
  }),
});
