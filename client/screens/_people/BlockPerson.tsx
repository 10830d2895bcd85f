import { graphql } from "relay-runtime";
import type { BlockPersonMutation } from "#client/__generated__/BlockPersonMutation.graphql.ts";
import { MutationDialog } from "#client/chrome/screen/MutationDialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";

interface BlockPersonProps extends OpenedProps {
  variables: BlockPersonMutation["variables"];
  name: string;
}

/** Confirms and blocks a person, which removes them from every list. */
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
      // The response leaves out a person who is anonymous.
      updater={(store) => void store.get(variables.input.personId ?? "")?.setValue(true, "isBlocked")}
      texts={{
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
