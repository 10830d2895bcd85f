import { useRelayEnvironment } from "react-relay";
import { commitLocalUpdate, graphql } from "relay-runtime";
import type { DeleteMessageMutation } from "#client/__generated__/DeleteMessageMutation.graphql.ts";
import { MutationDialog } from "#client/chrome/screen/MutationDialog.tsx";
import { failure } from "../_exchange/failure.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";

interface DeleteMessageProps extends OpenedProps {
  id: string;
  /** "the message from ada" */
  label: string;
}

/** Asks before it deletes one's own copy. */
export function DeleteMessage({ id, label, ...opened }: DeleteMessageProps) {
  const environment = useRelayEnvironment();

  return (
    <MutationDialog<DeleteMessageMutation>
      {...opened}
      mutation={graphql`
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
      `}
      variables={{ input: { id } }}
      // Deleted elsewhere already: the list is old.
      onRefused={({ code }) => code === "NOT_FOUND" && commitLocalUpdate(environment, (store) => store.delete(id))}
      says={{ saved: { title: "Message Deleted" }, ...failure("Failed to delete message.") }}
      title="Delete Message"
      text={
        <>
          <bdi>{label.charAt(0).toUpperCase() + label.slice(1)}</bdi> will be deleted for you. The other person keeps a
          copy, and the karma stays. This can’t be undone.
        </>
      }
      labels={["Delete", "Deleting..."]}
    />
  );
}
