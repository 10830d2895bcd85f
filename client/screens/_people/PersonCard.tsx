import type { ReactNode } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { PersonCard_person$key } from "#client/__generated__/PersonCard_person.graphql.ts";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { card, name as nameStyle, bio as bioStyle, head, tools as toolsStyle, words } from "./PersonCard.css.ts";
import { PersonMenu } from "./PersonMenu.tsx";

interface PersonCardProps {
  person: PersonCard_person$key;
  /** What can be done with them: buttons, described by their name. */
  tools: ReactNode;
  /** Below, across the card. */
  children?: ReactNode;
}

/** By which what belongs to somebody's card says whose it is. */
export function nameIdOf(personId: string): string {
  return `name-of-${personId}`;
}

/** Somebody, as an item of a list: who they are, what can be done, and a menu of what is rarely wanted. */
export function PersonCard({ person, tools, children }: PersonCardProps) {
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
  const name = data.displayName ?? data.username;
  const id = nameIdOf(data.id);

  return (
    <li className={card} tabIndex={-1} aria-labelledby={id}>
      <div className={head}>
        <Avatar name={name} picture={data.picture} />
        <div className={words}>
          <h2 id={id} className={nameStyle} dir="auto">
            {name}
          </h2>
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
