import { graphql } from "relay-runtime";
import type { RemoveConnectionMutation } from "#client/__generated__/RemoveConnectionMutation.graphql.ts";
import { MutationDialog } from "#client/chrome/screen/MutationDialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";

interface RemoveConnectionProps extends OpenedProps {
  id: string;
  name: string;
}

/** Asks before it ends a connection. */
export function RemoveConnection({ id, name, ...opened }: RemoveConnectionProps) {
  return (
    <MutationDialog<RemoveConnectionMutation>
      {...opened}
      mutation={graphql`
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
      `}
      variables={{ input: { id } }}
      says={{
        saved: { title: "Connection removed" },
        failed: () => ({ title: "Error", description: "Failed to remove connection" }),
      }}
      title="Remove connection?"
      text={
        <>
          You and <bdi>{name}</bdi> won’t be able to message each other. Messages you’ve already sent stay.
        </>
      }
      labels={["Remove", "Removing..."]}
    />
  );
}
