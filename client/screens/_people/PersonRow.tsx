import type { ReactNode } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { PersonRow_person$key } from "#client/__generated__/PersonRow_person.graphql.ts";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { PersonName } from "#client/ui/display/PersonName.tsx";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import * as css from "./PersonRow.css.ts";
import { PersonMenu } from "./PersonMenu.tsx";

interface PersonRowProps {
  person: PersonRow_person$key;
  /** One button, described by the person's name; below it the one that declines. */
  button: ReactNode;
  /** Stands in place of the bio. */
  note?: string;
  /** On a wash, because it waits for an answer. */
  asks?: boolean;
  /** More items of the menu, below the others. */
  menu?: readonly MenuChoice[];
  /** Below, across the row. */
  children?: ReactNode;
}

/** The id of the name, which labels what belongs to the row. */
export function nameIdOf(personId: string): string {
  return `name-of-${personId}`;
}

/** A person in a list: picture, names and one line, one button, and a menu of rare actions. */
export function PersonRow({ person, button, note, asks = false, menu, children }: PersonRowProps) {
  const data = useFragment(
    graphql`
      fragment PersonRow_person on User {
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
  const line = note ?? data.bio;

  return (
    <li className={asks ? `${css.row} ${css.asks}` : css.row} tabIndex={-1} aria-labelledby={id}>
      <Avatar name={data.displayName ?? data.username} picture={data.picture} />
      <div className={css.words}>
        <h2 id={id} className={css.name} dir="auto">
          <PersonName username={data.username} displayName={data.displayName} />
        </h2>
        {line && (
          <p className={css.line} dir="auto">
            {line}
          </p>
        )}
      </div>
      <div className={css.buttons}>{button}</div>
      <div className={css.menu}>
        <PersonMenu person={data} {...(menu ? { last: menu } : {})} />
      </div>
      {children && <div className={css.panel}>{children}</div>}
    </li>
  );
}
