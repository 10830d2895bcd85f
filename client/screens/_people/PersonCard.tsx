import type { ReactNode } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { PersonCard_person$key } from "#client/__generated__/PersonCard_person.graphql.ts";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { PersonName } from "#client/ui/display/PersonName.tsx";
import { cards, name as nameStyle, bio as bioStyle, head, tools as toolsStyle, words } from "./PersonCard.css.ts";
import { PersonMenu } from "./PersonMenu.tsx";

interface PersonCardProps {
  person: PersonCard_person$key;
  /** Buttons, described by the person's name. */
  tools: ReactNode;
  /** Stands under the name, before the bio. */
  note?: string;
  /** Rings the card, because it waits for an answer. */
  waits?: boolean;
  /** Below, across the card. */
  children?: ReactNode;
}

/** The id of the name, which labels what belongs to the card. */
export function nameIdOf(personId: string): string {
  return `name-of-${personId}`;
}

/** A person in a list: their profile, actions, and a menu of rare actions. */
export function PersonCard({ person, tools, note, waits = false, children }: PersonCardProps) {
  const data = useFragment(
    graphql`
      fragment PersonCard_person on User {
        id
        username
        displayName
        bio
        picture
        ...PersonMenu_person
      }
    `,
    person,
  );
  const id = nameIdOf(data.id);

  return (
    <li className={cards[waits ? "waits" : "usual"]} tabIndex={-1} aria-labelledby={id}>
      <div className={head}>
        <Avatar name={data.displayName ?? data.username} picture={data.picture} />
        <div className={words}>
          <h2 id={id} className={nameStyle} dir="auto">
            <PersonName username={data.username} displayName={data.displayName} />
          </h2>
          {note && <p>{note}</p>}
          {data.bio && (
            <p className={bioStyle} dir="auto">
              {data.bio}
            </p>
          )}
        </div>
        <div className={toolsStyle}>
          {tools}
          <PersonMenu person={data} />
        </div>
      </div>
      {children}
    </li>
  );
}
