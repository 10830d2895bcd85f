import { useContext } from "react";
import { useRelayEnvironment } from "react-relay";
import { commitLocalUpdate, graphql, type GraphQLTaggedNode } from "relay-runtime";
import type { DeleteEntryActionMutation } from "#client/__generated__/DeleteEntryActionMutation.graphql.ts";
import type { DeleteEntryJournalMutation } from "#client/__generated__/DeleteEntryJournalMutation.graphql.ts";
import type { DeleteEntryMoodMutation } from "#client/__generated__/DeleteEntryMoodMutation.graphql.ts";
import { useDraft } from "#client/platform/drafts.ts";
import { historyChanged } from "#client/relay/history.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { AlertDialog } from "#client/ui/AlertDialog.tsx";
import { entryNames, type EntryKind } from "./entryKinds.ts";
import type { EntryDialogProps } from "./EntryTools.tsx";
import { ListContext } from "./listContext.ts";
import { editDraftOf } from "./useEditDraft.ts";

type Deletion = DeleteEntryActionMutation | DeleteEntryMoodMutation | DeleteEntryJournalMutation;

const deletions: Record<EntryKind, GraphQLTaggedNode> = {
  action: graphql`
    mutation DeleteEntryActionMutation($input: DeleteActionInput!) {
      deleteAction(input: $input) {
        ... on DeleteActionPayload {
          deletedId @deleteRecord
          viewer {
            ...DashboardScreen_viewer
            ...PeriodSelect_viewer
          }
        }
        ... on Refusal {
          message
          code
        }
      }
    }
  `,
  mood: graphql`
    mutation DeleteEntryMoodMutation($input: DeleteMoodInput!) {
      deleteMood(input: $input) {
        ... on DeleteMoodPayload {
          deletedId @deleteRecord
          viewer {
            ...DashboardScreen_viewer
            ...PeriodSelect_viewer
            ...promptFacts_viewer
          }
        }
        ... on Refusal {
          message
          code
        }
      }
    }
  `,
  journal: graphql`
    mutation DeleteEntryJournalMutation($input: DeleteJournalEntryInput!) {
      deleteJournalEntry(input: $input) {
        ... on DeleteJournalEntryPayload {
          deletedId @deleteRecord
          viewer {
            ...DashboardScreen_viewer
            ...PeriodSelect_viewer
          }
        }
        ... on Refusal {
          message
          code
        }
      }
    }
  `,
};

interface DeleteEntryProps extends EntryDialogProps {
  kind: EntryKind;
  id: string;
  /** What the entry is called. */
  name: string;
}

/** Asks before an entry is deleted, then deletes it (spec section 2). Every list it stood in loses it. */
export function DeleteEntry({ kind, id, name, open, onClose }: DeleteEntryProps) {
  const environment = useRelayEnvironment();
  const { leaving } = useContext(ListContext);
  const { entry, deleted } = entryNames[kind];
  const [, , forgetChanges] = useDraft(editDraftOf(id), null);
  const [submit, isDeleting] = useSubmit<Deletion>(deletions[kind], {
    saved: { title: deleted },
    failed: (reason) => ({ title: "Error", description: wordsFor(reason) }),
  });

  const remove = () => {
    leaving(id);
    submit({
      variables: { input: { id } },
      // Nothing of what is gone stays on the device.
      onSaved: forgetChanges,
      // It stands aside for the toast that says why.
      onRefused: ({ code }) => {
        onClose();
        // It went elsewhere already: the list is of before.
        if (code === "NOT_FOUND") commitLocalUpdate(environment, historyChanged);
      },
      onFailed: () => {
        onClose();
        return false;
      },
    });
  };

  return (
    <AlertDialog
      open={open}
      onCancel={onClose}
      onConfirm={remove}
      title={`Delete ${entry}`}
      text={`“${name}” ${kind === "mood" ? "" : "and the karma it earned "}will be deleted. This cannot be undone.`}
      confirmLabel="Delete"
      danger
      busy={isDeleting}
      busyLabel="Deleting..."
    />
  );
}

/** Spec section 8: the server's words, but for a session that is over. */
function wordsFor(reason = "The entry could not be deleted. Please try again."): string {
  return /unauthorized|expired/i.test(reason) ? "Your session has expired. Please log in again." : reason;
}
