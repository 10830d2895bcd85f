import { graphql } from "relay-runtime";
import type { BlockPersonMutation } from "#client/__generated__/BlockPersonMutation.graphql.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { AlertDialog } from "#client/ui/AlertDialog.tsx";
import type { OpenedProps } from "#client/ui/useOpened.ts";

interface BlockPersonProps extends OpenedProps {
  id: string;
  name: string;
}

/** Asks before it shuts somebody out of every list they are in. */
export function BlockPerson({ id, name, open, onClose }: BlockPersonProps) {
  const [submit, isBlocking] = useSubmit<BlockPersonMutation>(
    graphql`
      mutation BlockPersonMutation($input: BlockPersonInput!) {
        blockPerson(input: $input) {
          __typename
          ... on BlockPersonPayload {
            viewer {
              ...Bell_viewer
            }
          }
          ... on Refusal {
            message
            code
          }
        }
      }
    `,
    {
      saved: { title: "Blocked", description: "You can unblock people in Settings, Privacy." },
      failed: () => ({ title: "Error", description: `Failed to block ${name}` }),
    },
  );

  return (
    <AlertDialog
      open={open}
      onCancel={onClose}
      onConfirm={() =>
        submit({
          variables: { input: { personId: id } },
          // Of somebody anonymous the answer says nothing any more.
          updater: (store) => void store.get(id)?.setValue(true, "isBlocked"),
          onSaved: onClose,
          onRefused: onClose,
          onFailed: () => {
            onClose();
            return false;
          },
        })
      }
      title="Block this person?"
      text={
        <>
          You and <bdi>{name}</bdi> will no longer find each other here, and a connection between you ends. You can
          unblock them in Settings, but you would have to connect again.
        </>
      }
      confirmLabel="Block"
      danger
      busy={isBlocking}
      busyLabel="Blocking..."
    />
  );
}
