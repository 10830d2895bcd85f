import { useRef, useState } from "react";
import { useFragment, useRelayEnvironment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ConnectedRow_friendship$key } from "#client/__generated__/ConnectedRow_friendship.graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { holdBack } from "../_held/held.ts";
import { keyOf } from "../_held/heldThings.ts";
import { UndoStrip } from "../_held/UndoStrip.tsx";
import { useFocusBack, useHeld } from "../_held/useHeld.ts";
import { gone } from "../_people/PersonRow.css.ts";
import { nameIdOf, PersonRow } from "../_people/PersonRow.tsx";
import { SendKarma } from "./SendKarma.tsx";

interface ConnectedRowProps {
  friendship: ConnectedRow_friendship$key;
  /** The panel starts open, to show its purpose. */
  isFirst: boolean;
}

/** A connected person, the karma you can send them, and Remove in the menu. */
export function ConnectedRow({ friendship, isFirst }: ConnectedRowProps) {
  const { id, person } = useFragment(
    graphql`
      fragment ConnectedRow_friendship on Friendship {
        id
        person {
          id
          username
          displayName
          ...PersonRow_person
          ...SendKarma_person
        }
      }
    `,
    friendship,
  );
  const [isOpen, setIsOpen] = useState(isFirst);
  const environment = useRelayEnvironment();
  const removal = useHeld(keyOf({ kind: "connection", id }));
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(removal !== undefined, () => button.current);
  if (!person) return null;
  const name = person.displayName ?? person.username;

  if (removal) {
    return (
      <li className={gone} tabIndex={-1}>
        <UndoStrip
          heldKey={keyOf(removal.held)}
          state={removal.state}
          title={
            <>
              <bdi>{name}</bdi> is removed.
            </>
          }
          texts={{ waits: "You won’t be able to message each other. Messages already sent will stay." }}
        />
      </li>
    );
  }
  return (
    <PersonRow
      person={person}
      menu={[
        {
          icon: "trash",
          label: "Remove",
          danger: true,
          onChoose: () => holdBack(environment, { kind: "connection", id }),
        },
      ]}
      button={
        <Button
          ref={button}
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-describedby={nameIdOf(person.id)}
          onClick={() => setIsOpen(!isOpen)}
        >
          Send Karma
        </Button>
      }
    >
      {isOpen && <SendKarma person={person} />}
    </PersonRow>
  );
}
