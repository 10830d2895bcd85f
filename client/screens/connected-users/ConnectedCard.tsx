import { useRef, useState } from "react";
import { useFragment, useRelayEnvironment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ConnectedCard_friendship$key } from "#client/__generated__/ConnectedCard_friendship.graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { holdBack } from "../_held/held.ts";
import { keyOf } from "../_held/heldThings.ts";
import { UndoStrip } from "../_held/UndoStrip.tsx";
import { useFocusBack, useHeld } from "../_held/useHeld.ts";
import { cards } from "../_people/PersonCard.css.ts";
import { nameIdOf, PersonCard } from "../_people/PersonCard.tsx";
import { SendKarma } from "./SendKarma.tsx";

interface ConnectedCardProps {
  friendship: ConnectedCard_friendship$key;
  /** The panel starts open, to show its purpose. */
  isFirst: boolean;
}

/** A connected person, the karma you can send them, and Remove. */
export function ConnectedCard({ friendship, isFirst }: ConnectedCardProps) {
  const { id, person } = useFragment(
    graphql`
      fragment ConnectedCard_friendship on Friendship {
        id
        person {
          id
          username
          displayName
          ...PersonCard_person
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
      <li className={cards.usual} tabIndex={-1}>
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
    <PersonCard
      person={person}
      tools={
        <Button
          ref={button}
          size="small"
          variant="plain"
          onClick={() => holdBack(environment, { kind: "connection", id })}
          aria-describedby={nameIdOf(person.id)}
        >
          Remove
        </Button>
      }
    >
      {isOpen ? (
        <SendKarma person={person} />
      ) : (
        <Button size="small" variant="quiet" aria-expanded={false} onClick={() => setIsOpen(true)}>
          Send Karma
        </Button>
      )}
    </PersonCard>
  );
}
