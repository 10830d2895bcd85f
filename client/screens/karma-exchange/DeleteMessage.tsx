import { useRelayEnvironment } from "react-relay";
import { commitLocalUpdate, graphql } from "relay-runtime";
import type { DeleteMessageMutation } from "#client/__generated__/DeleteMessageMutation.graphql.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { AlertDialog } from "#client/ui/AlertDialog.tsx";
import type { OpenedProps } from "#client/ui/useOpened.ts";
import { failure } from "./failure.ts";

interface DeleteMessageProps extends OpenedProps {
  id: string;
  /** "the message from ada" */
  label: string;
}

/** Asks before it deletes one's own copy. */
export function DeleteMessage({ id, label, open, onClose }: DeleteMessageProps) {
  const environment = useRelayEnvironment();
  const [submit, isDeleting] = useSubmit<DeleteMessageMutation>(
    graphql`
      mutation DeleteMessageMutation($input: DeleteExchangeInput!) {
        deleteExchange(input: $input) {
          __typename
          ... on DeleteExchangePayload {
            deletedId @deleteRecord
          }
          ... on Refusal {
            message
            code
          }
        }
      }
    `,
    { saved: { title: "Message Deleted" }, ...failure("Failed to delete message.") },
  );

  const remove = () =>
    submit({
      variables: { input: { id } },
      onRefused: ({ code }) => {
        onClose();
        // Deleted elsewhere already: the list is old.
        if (code === "NOT_FOUND") commitLocalUpdate(environment, (store) => store.delete(id));
      },
      onFailed: () => {
        onClose();
        return false;
      },
    });

  return (
    <AlertDialog
      open={open}
      onCancel={onClose}
      onConfirm={remove}
      title="Delete Message"
      text={
        <>
          <bdi>{label.charAt(0).toUpperCase() + label.slice(1)}</bdi> will be deleted from your list. The other keeps
          theirs, and its karma stays. This cannot be undone.
        </>
      }
      confirmLabel="Delete"
      danger
      busy={isDeleting}
      busyLabel="Deleting..."
    />
  );
}
