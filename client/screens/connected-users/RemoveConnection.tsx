import { graphql } from "relay-runtime";
import type { RemoveConnectionMutation } from "#client/__generated__/RemoveConnectionMutation.graphql.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { AlertDialog } from "#client/ui/AlertDialog.tsx";
import type { OpenedProps } from "#client/ui/useOpened.ts";

interface RemoveConnectionProps extends OpenedProps {
  id: string;
  name: string;
}

/** Asks before it ends a connection. */
export function RemoveConnection({ id, name, open, onClose }: RemoveConnectionProps) {
  const [submit, isRemoving] = useSubmit<RemoveConnectionMutation>(
    graphql`
      mutation RemoveConnectionMutation($input: RemoveFriendshipInput!) {
        removeFriendship(input: $input) {
          __typename
          ... on RemoveFriendshipPayload {
            deletedId @deleteRecord
          }
          ... on Refusal {
            message
            code
          }
        }
      }
    `,
    {
      saved: { title: "Connection removed" },
      failed: () => ({ title: "Error", description: "Failed to remove connection" }),
    },
  );

  return (
    <AlertDialog
      open={open}
      onCancel={onClose}
      onConfirm={() =>
        submit({
          variables: { input: { id } },
          onSaved: onClose,
          onRefused: onClose,
          onFailed: () => {
            onClose();
            return false;
          },
        })
      }
      title="Remove connection?"
      text={
        <>
          You and <bdi>{name}</bdi> will no longer be able to send each other anything here. What you have sent stays.
        </>
      }
      confirmLabel="Remove"
      danger
      busy={isRemoving}
      busyLabel="Removing..."
    />
  );
}
