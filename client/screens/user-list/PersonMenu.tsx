import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { PersonMenu_person$key } from "#client/__generated__/PersonMenu_person.graphql.ts";
import type { PersonMenuMuteMutation } from "#client/__generated__/PersonMenuMuteMutation.graphql.ts";
import type { PersonMenuUnmuteMutation } from "#client/__generated__/PersonMenuUnmuteMutation.graphql.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { Menu } from "#client/ui/Menu.tsx";
import { useOpened, type OpenedProps } from "#client/ui/useOpened.ts";

/** Mute, or its end, and Block, which asks first. */
export function PersonMenu({ person }: { person: PersonMenu_person$key }) {
  const { id, username, displayName, isMuted } = useFragment(
    graphql`
      fragment PersonMenu_person on User {
        id
        username
        displayName
        isMuted
      }
    `,
    person,
  );
  const name = displayName ?? username;
  const [mute] = useSubmit<PersonMenuMuteMutation>(
    graphql`
      mutation PersonMenuMuteMutation($input: MutePersonInput!) {
        mutePerson(input: $input) {
          __typename
          ... on MutePersonPayload {
            person {
              isMuted
            }
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
      saved: { title: "Muted", description: `What ${name} sends still arrives, without a notice.` },
      failed: () => ({ title: "Error", description: `Failed to mute ${name}` }),
    },
  );
  const [unmute] = useSubmit<PersonMenuUnmuteMutation>(
    graphql`
      mutation PersonMenuUnmuteMutation($input: UnmutePersonInput!) {
        unmutePerson(input: $input) {
          __typename
          ... on UnmutePersonPayload {
            person {
              isMuted
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
      saved: { title: "Unmuted", description: `You will be told again of what ${name} sends.` },
      failed: () => ({ title: "Error", description: `Failed to unmute ${name}` }),
    },
  );
  const { drawn, open } = useOpened();
  const variables = { input: { personId: id } };

  const loadQuestion = async () => {
    const { BlockPerson } = await import("./BlockPerson.tsx");
    return (props: OpenedProps) => <BlockPerson id={id} name={name} {...props} />;
  };

  return (
    <>
      <Menu
        of={name}
        choices={[
          isMuted
            ? { icon: "bell", label: "Unmute", onChoose: () => unmute({ variables }) }
            : { icon: "bellOff", label: "Mute", onChoose: () => mute({ variables }) },
          { icon: "block", label: "Block", danger: true, onChoose: () => void open(loadQuestion) },
        ]}
      />
      {drawn}
    </>
  );
}
