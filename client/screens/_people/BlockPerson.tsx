import { graphql } from "relay-runtime";
import type { BlockPersonMutation } from "#client/__generated__/BlockPersonMutation.graphql.ts";
import { MutationDialog } from "#client/chrome/screen/MutationDialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";

interface BlockPersonProps extends OpenedProps {
  variables: BlockPersonMutation["variables"];
  name: string;
}

/** Asks before it shuts somebody out of every list they are in. */
export function BlockPerson({ variables, name, ...opened }: BlockPersonProps) {
  return (
    <MutationDialog<BlockPersonMutation>
      {...opened}
      mutation={graphql`
        mutation BlockPersonMutation($input: BlockPersonInput!, $ofMessage: Boolean!) {
          blockPerson(input: $input) {
            __typename
            ... on BlockPersonPayload {
              viewer {
                ...Bell_viewer
                ...PersonMenu_viewer
              }
            }
            ... on Refusal {
              message
              code
            }
          }
        }
      `}
      variables={variables}
      // Of somebody anonymous the answer says nothing any more.
      updater={(store) => void store.get(variables.input.personId ?? "")?.setValue(true, "isBlocked")}
      says={{
        saved: { title: "Blocked", description: "You can unblock people under Settings › Privacy." },
        failed: () => ({ title: "Error", description: `Failed to block ${name}` }),
      }}
      title="Block this person?"
      text={
        <>
          You and <bdi>{name}</bdi> won’t be able to find or message each other, and your connection ends. You can
          unblock <bdi>{name}</bdi> in Settings, but you’d need to connect again.
        </>
      }
      labels={["Block", "Blocking..."]}
    />
  );
}
