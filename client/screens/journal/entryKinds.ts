/** The kinds of entry in the history, as the titles of their dialogs go by them. */
export type EntryKind = "action" | "mood" | "journal";

/** What each kind is called in a dialog's title and a toast (spec sections 2 and 8). */
export const entryNames: Record<EntryKind, { entry: string; deleted: string }> = {
  action: { entry: "Action Entry", deleted: "Action Deleted" },
  mood: { entry: "Mood Entry", deleted: "Mood Deleted" },
  journal: { entry: "Journal Entry", deleted: "Journal Entry Deleted" },
};
