import { useContext } from "react";
import { useRelayEnvironment } from "react-relay";
import { graphql, type GraphQLTaggedNode } from "relay-runtime";
import type { DeleteEntryActionMutation } from "#client/__generated__/DeleteEntryActionMutation.graphql.ts";
import type { DeleteEntryJournalMutation } from "#client/__generated__/DeleteEntryJournalMutation.graphql.ts";
import type { DeleteEntryMoodMutation } from "#client/__generated__/DeleteEntryMoodMutation.graphql.ts";
import { MutationDialog } from "#client/chrome/screen/MutationDialog.tsx";
import { useDraft } from "#client/platform/drafts.ts";
import { deleteWaitingEdit } from "#client/data/entries/outbox.ts";
import type { EntryKind } from "#client/data/entries/saveEntry.ts";
import { invalidateLists, markWritten } from "#client/data/relay/written.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { LeavingContext } from "../memory/listMemory.ts";
import { editDraftOf } from "./useEditor.ts";

type Deletion = DeleteEntryActionMutation | DeleteEntryMoodMutation | DeleteEntryJournalMutation;

/** The names in the dialog and the toast, and the mutation. */
const kinds: Record<EntryKind, { entry: string; deleted: string; mutation: GraphQLTaggedNode }> = {
  action: {
    entry: "Action Entry",
    deleted: "Action Deleted",
    mutation: graphql`
      mutation DeleteEntryActionMutation($input: DeleteActionInput!) {
        deleteAction(input: $input) {
          __typename
          ... on DeleteActionPayload {
            deletedId @deleteRecord
            day {
              ...DaySums_day
            }
            viewer {
              ...PeriodSelect_viewer
              ...written_viewer
            }
          }
          ... on Refusal {
            message
            code
          }
        }
      }
    `,
  },
  mood: {
    entry: "Mood Entry",
    deleted: "Mood Deleted",
    mutation: graphql`
      mutation DeleteEntryMoodMutation($input: DeleteMoodInput!) {
        deleteMood(input: $input) {
          __typename
          ... on DeleteMoodPayload {
            deletedId @deleteRecord
            day {
              ...DaySums_day
            }
            viewer {
              ...PeriodSelect_viewer
              ...written_viewer
            }
          }
          ... on Refusal {
            message
            code
          }
        }
      }
    `,
  },
  journal: {
    entry: "Journal Entry",
    deleted: "Journal Entry Deleted",
    mutation: graphql`
      mutation DeleteEntryJournalMutation($input: DeleteJournalEntryInput!) {
        deleteJournalEntry(input: $input) {
          __typename
          ... on DeleteJournalEntryPayload {
            deletedId @deleteRecord
            day {
              ...DaySums_day
            }
            viewer {
              ...written_viewer
            }
          }
          ... on Refusal {
            message
            code
          }
        }
      }
    `,
  },
};

interface DeleteEntryProps extends OpenedProps {
  kind: EntryKind;
  id: string;
  name: string;
  /** Whether the entry counts in the karma balance. */
  counts: boolean;
  onDeleted?: () => void;
}

/** Confirms, then deletes an entry from every list. */
export function DeleteEntry({ kind, id, name, counts, onDeleted, ...opened }: DeleteEntryProps) {
  const environment = useRelayEnvironment();
  const leavingRef = useContext(LeavingContext);
  const { entry, deleted, mutation } = kinds[kind];
  const [, , forgetChanges] = useDraft(editDraftOf(id), null);

  return (
    <MutationDialog<Deletion>
      {...opened}
      mutation={mutation}
      variables={{ input: { id } }}
      onConfirm={() => {
        leavingRef.current = id;
      }}
      onSaved={() => {
        markWritten(environment);
        forgetChanges();
        void deleteWaitingEdit(id);
        onDeleted?.();
      }}
      // Already deleted elsewhere, so the list is out of date.
      onRefused={({ code }) => code === "NOT_FOUND" && invalidateLists(environment)}
      texts={{
        saved: { title: deleted },
        failed: (reason) => ({ title: "Error", description: wordsFor(reason) }),
      }}
      title={`Delete ${entry}`}
      text={
        <>
          “<bdi>{name}</bdi>” will be deleted{counts && ", and your karma will be counted without it"}. This cannot be
          undone.
        </>
      }
      labels={["Delete", "Deleting..."]}
    />
  );
}

/** The server's message, except after a session has expired (docs/rules.md, Failures). */
function wordsFor(reason = "The entry could not be deleted. Please try again."): string {
  return /unauthorized|expired/i.test(reason) ? "Your session has expired. Please log in again." : reason;
}
