import { useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ConnectedCard_friendship$key } from "#client/__generated__/ConnectedCard_friendship.graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { useOpened, type OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { nameIdOf, PersonCard } from "../_people/PersonCard.tsx";
import { SendKarma } from "./SendKarma.tsx";

interface ConnectedCardProps {
  friendship: ConnectedCard_friendship$key;
  /** Whose panel stands open from the start, so that one sees what it is for. */
  isFirst: boolean;
}

/** Somebody one is connected with, what one can send them, and Remove. */
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
  const { drawn, open } = useOpened();
  if (!person) return null;
  const name = person.displayName ?? person.username;

  const ask = () =>
    void open(async () => {
      const { RemoveConnection } = await import("./RemoveConnection.tsx");
      return (props: OpenedProps) => <RemoveConnection id={id} name={name} {...props} />;
    });

  return (
    <PersonCard
      person={person}
      tools={
        <>
          <Button size="small" variant="plain" onClick={ask} aria-describedby={nameIdOf(person.id)}>
            Remove
          </Button>
          {drawn}
        </>
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
