import { graphql } from "relay-runtime";
import type { useWriteEntryEditMutation } from "#client/__generated__/useWriteEntryEditMutation.graphql.ts";
import type {
  useWriteEntryMutation,
  WriteJournalEntryInput,
} from "#client/__generated__/useWriteEntryMutation.graphql.ts";
import { historyChanged } from "#client/relay/history.ts";
import { useSubmit, type Refused } from "#client/relay/useSubmit.ts";
import { toasts } from "#client/ui/toasts.ts";

const writeEntry = graphql`
  mutation useWriteEntryMutation($input: WriteJournalEntryInput!) {
    writeJournalEntry(input: $input) {
      ... on WriteJournalEntryPayload {
        alreadySaved
        entry {
          id
        }
        viewer {
          ...DashboardScreen_viewer
          ...PeriodSelect_viewer
        }
      }
      ... on Refusal {
        message
        code
        field
      }
    }
  }
`;

const editEntry = graphql`
  mutation useWriteEntryEditMutation($input: EditJournalEntryInput!) {
    editJournalEntry(input: $input) {
      ... on EditJournalEntryPayload {
        viewer {
          ...DashboardScreen_viewer
          ...PeriodSelect_viewer
        }
      }
      ... on Refusal {
        message
        code
        field
      }
    }
  }
`;

const saved = { title: "Journal Entry Saved", description: "+1 Gold Karma earned" };
const failed = () => ({ title: "Error", description: "Failed to save journal entry. Please try again." });

interface Outcomes {
  onSaved: () => void;
  onRefused: (refusal: Refused) => void;
}

/**
 * Saves a new entry. An earlier try may have reached the server though its answer did not reach us: what was stored then
 * is changed to what the form says now (design.md section 3, "twice is once").
 *
 * @returns The function that saves, and whether it is under way.
 */
export function useWriteEntry({
  onSaved,
  onRefused,
}: Outcomes): [write: (input: WriteJournalEntryInput) => void, isSaving: boolean] {
  const [save, isSaving] = useSubmit<useWriteEntryMutation>(writeEntry, { failed });
  const [edit, isEditing] = useSubmit<useWriteEntryEditMutation>(editEntry, { failed });
  // Said here and not by either save, because the first may need the second.
  const finish = () => {
    toasts.show(saved);
    onSaved();
  };

  const write = (input: WriteJournalEntryInput) =>
    save({
      variables: { input },
      updater: historyChanged,
      onRefused,
      onSaved: ({ writeJournalEntry: result }) => {
        if (!result.alreadySaved || !result.entry) return finish();

        const { stamp: _sameSave, ...entry } = { occurredAt: new Date().toISOString(), ...input };
        const changed = { ...entry, id: result.entry.id };
        edit({ variables: { input: changed }, updater: historyChanged, onRefused, onSaved: finish });
      },
    });
  return [write, isSaving || isEditing];
}
