import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { PersonMenu_person$key } from "#client/__generated__/PersonMenu_person.graphql.ts";
import type { PersonMenuMuteMutation } from "#client/__generated__/PersonMenuMuteMutation.graphql.ts";
import type { PersonMenuUnmuteMutation } from "#client/__generated__/PersonMenuUnmuteMutation.graphql.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import { useOpened, type OpenedProps } from "#client/ui/overlays/useOpened.ts";

// A change made through a message updates every message of the same person in the list.
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

const none: readonly MenuChoice[] = [];

interface PersonMenuProps {
  person: PersonMenu_person$key;
  /** More items, below. */
  last?: readonly MenuChoice[];
}

/** Mute or unmute, and Block, in a person's row. */
export function PersonMenu({ person, last = none }: PersonMenuProps) {
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

  return <MuteAndBlockMenu subject={name} name={name} reference={{ personId: id }} isMuted={isMuted} last={last} />;
}

/** A person by id, or by one of their messages if their id is hidden. */
export type PersonReference = { personId: string } | { exchangeId: string };

interface MuteAndBlockMenuProps {
  /** What the actions apply to. */
  subject: string;
  /** The person's name. */
  name: string;
  reference: PersonReference;
  isMuted: boolean;
  /** More items, above and below. */
  first?: readonly MenuChoice[];
  last?: readonly MenuChoice[];
}

/** Mute or unmute, and Block, which asks for confirmation. */
export function MuteAndBlockMenu({
  subject,
  name,
  reference,
  isMuted,
  first = none,
  last = none,
}: MuteAndBlockMenuProps) {
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
  const variables = { input: reference, ofMessage: "exchangeId" in reference };

  const loadQuestion = async () => {
    const { BlockPerson } = await import("./BlockPerson.tsx");
    return (props: OpenedProps) => <BlockPerson variables={variables} name={name} {...props} />;
  };

  return (
    <>
      <Menu
        subject={subject}
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
