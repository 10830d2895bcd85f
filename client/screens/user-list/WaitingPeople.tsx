import type { ConnectButton_person$key } from "#client/__generated__/ConnectButton_person.graphql.ts";
import type { PersonCard_person$key } from "#client/__generated__/PersonCard_person.graphql.ts";
import { PersonCard } from "../_people/PersonCard.tsx";
import { ConnectButton } from "./ConnectButton.tsx";
import { waiting } from "./WaitingPeople.css.ts";

interface WaitingPeopleProps {
  people: readonly ({ id: string } & PersonCard_person$key & ConnectButton_person$key)[];
}

/** The people who want to connect, above all others. */
export function WaitingPeople({ people }: WaitingPeopleProps) {
  return (
    <ul className={waiting} aria-label="Want to connect">
      {people.map((person) => (
        <PersonCard
          key={person.id}
          person={person}
          note="wants to connect"
          waits
          tools={<ConnectButton person={person} />}
        />
      ))}
    </ul>
  );
}
