import type { ActionEntryCard_action$key } from "#client/__generated__/ActionEntryCard_action.graphql.ts";
import type { EntryList_viewer$data } from "#client/__generated__/EntryList_viewer.graphql.ts";
import type { JournalEntryCard_entry$key } from "#client/__generated__/JournalEntryCard_entry.graphql.ts";
import type { MoodEntryCard_mood$key } from "#client/__generated__/MoodEntryCard_mood.graphql.ts";
import type { Planned } from "./listPlan.ts";

type Edge = EntryList_viewer$data["history"]["edges"][number];

/** An entry of the list, and the key of its card. */
export interface PlannedEntry extends Planned {
  action?: ActionEntryCard_action$key | null | undefined;
  mood?: MoodEntryCard_mood$key | null | undefined;
  journal?: JournalEntryCard_entry$key | null | undefined;
}

/** The entries that are there, for the list to plan with. One that was deleted leaves its edge behind, with nothing in it. */
export function plannedFrom(edges: readonly Edge[]): PlannedEntry[] {
  return edges.flatMap(({ node }: { node: Edge["node"] | null }): PlannedEntry | [] => {
    if (!node?.id || !node.localDate) return [];
    const { id, localDate: day, aiInsight, action, mood, journal } = node;
    return { id, day, insightKey: aiInsight?.key, action, mood, journal };
  });
}
