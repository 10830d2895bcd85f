import type { ConnectButton_person$key } from "#client/__generated__/ConnectButton_person.graphql.ts";
import type { PersonRow_person$key } from "#client/__generated__/PersonRow_person.graphql.ts";
import { list } from "../_people/PeopleList.css.ts";
import { PersonRow } from "../_people/PersonRow.tsx";
import { ConnectButton } from "./ConnectButton.tsx";

interface WaitingPeopleProps {
  people: readonly ({ id: string } & PersonRow_person$key & ConnectButton_person$key)[];
}

/** The people who want to connect, above all others. */
export function WaitingPeople({ people }: WaitingPeopleProps) {
  return (
    <ul className={list} aria-label="Want to connect">
      {people.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          note="wants to connect"
          asks
          button={<ConnectButton person={person} />}
        />
      ))}
    </ul>
  );
}
