import type { PersonRow_person$key } from "#client/__generated__/PersonRow_person.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { openDraftFor } from "../_exchange/messageDrafts.ts";
import { heading, list, sheet } from "../_people/PeopleList.css.ts";
import { nameIdOf, PersonRow } from "../_people/PersonRow.tsx";

interface ConnectedPeopleProps {
  people: readonly ({ id: string; username: string; displayName?: string | null | undefined } & PersonRow_person$key)[];
}

/** The latest connections, with the way to write to each. */
export function ConnectedPeople({ people }: ConnectedPeopleProps) {
  const { epoch } = useShell();

  return (
    <section className={sheet} aria-labelledby="connected">
      <h2 id="connected" className={heading}>
        Connected
      </h2>
      <ul className={list}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            button={
              <LinkButton
                to="/karma-exchange"
                onClick={() => openDraftFor({ id: person.id, name: person.displayName ?? person.username }, epoch)}
                size="small"
                variant="quiet"
                aria-describedby={nameIdOf(person.id)}
              >
                Write
              </LinkButton>
            }
          />
        ))}
      </ul>
    </section>
  );
}
