import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { PersonMenu_person$key } from "#client/__generated__/PersonMenu_person.graphql.ts";
import type { PersonMenuMuteMutation } from "#client/__generated__/PersonMenuMuteMutation.graphql.ts";
import type { PersonMenuUnmuteMutation } from "#client/__generated__/PersonMenuUnmuteMutation.graphql.ts";
import { useSubmit } from "#client/data/useSubmit.ts";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import { useOpened, type OpenedProps } from "#client/ui/overlays/useOpened.ts";

// What a change by a message brings up to date: every message of the same person in the list.
graphql`
  fragment PersonMenu_viewer on Viewer {
    # recentExchanges.mostOfAll of domain/exchanges.ts
    exchanges(first: 50) @include(if: $ofMessage) {
      edges {
        node {
          isPersonMuted
          isPersonBlocked
        }
      }
    }
  }
`;

/** Mute, or its end, and Block, for somebody's card. */
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

  return <QuietMenu of={name} name={name} whom={{ personId: id }} isMuted={isMuted} />;
}

/** Somebody by their id, or who shows no id any more by that of a message. */
export type Whom = { personId: string } | { exchangeId: string };

interface QuietMenuProps {
  /** What the menu is for, by its name. */
  of: string;
  /** The person's. */
  name: string;
  whom: Whom;
  isMuted: boolean;
  /** Other choices, above and below. */
  first?: readonly MenuChoice[];
  last?: readonly MenuChoice[];
}

const none: readonly MenuChoice[] = [];

/** Mute, or its end, and Block, which asks first. */
export function QuietMenu({ of, name, whom, isMuted, first = none, last = none }: QuietMenuProps) {
  const [mute] = useSubmit<PersonMenuMuteMutation>(
    graphql`
      mutation PersonMenuMuteMutation($input: MutePersonInput!, $ofMessage: Boolean!) {
        mutePerson(input: $input) {
          __typename
          ... on MutePersonPayload {
            person {
              isMuted
            }
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
    `,
    {
      saved: { title: "Muted", description: `You’ll still get ${name}’s messages, without notifications.` },
      failed: () => ({ title: "Error", description: `Failed to mute ${name}` }),
    },
  );
  const [unmute] = useSubmit<PersonMenuUnmuteMutation>(
    graphql`
      mutation PersonMenuUnmuteMutation($input: UnmutePersonInput!, $ofMessage: Boolean!) {
        unmutePerson(input: $input) {
          __typename
          ... on UnmutePersonPayload {
            person {
              isMuted
            }
            viewer {
              ...PersonMenu_viewer
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
      saved: { title: "Unmuted", description: `You’ll get notifications about ${name}’s messages again.` },
      failed: () => ({ title: "Error", description: `Failed to unmute ${name}` }),
    },
  );
  const { drawn, open } = useOpened();
  const variables = { input: whom, ofMessage: "exchangeId" in whom };

  const loadQuestion = async () => {
    const { BlockPerson } = await import("./BlockPerson.tsx");
    return (props: OpenedProps) => <BlockPerson variables={variables} name={name} {...props} />;
  };

  return (
    <>
      <Menu
        of={of}
        choices={[
          ...first,
          isMuted
            ? { icon: "bell", label: "Unmute", onChoose: () => unmute({ variables }) }
            : { icon: "bellOff", label: "Mute", onChoose: () => mute({ variables }) },
          { icon: "block", label: "Block", danger: true, onChoose: () => void open(loadQuestion) },
          ...last,
        ]}
      />
      {drawn}
    </>
  );
}
