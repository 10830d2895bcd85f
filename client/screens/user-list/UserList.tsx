import type { ReactNode } from "react";
import { usePaginationFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { UserList_viewer$key } from "#client/__generated__/UserList_viewer.graphql.ts";
import type { UserListQuery } from "#client/__generated__/UserListQuery.graphql.ts";
import { BirdsScene } from "#client/pictures/BirdsScene.tsx";
import { TelescopeScene } from "#client/pictures/TelescopeScene.tsx";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { ConnectButton } from "./ConnectButton.tsx";
import { PeopleList } from "../_people/PeopleList.tsx";
import { PersonRow } from "../_people/PersonRow.tsx";
import { fewPeople, peopleHere } from "#domain/fewPeople.ts";
import { found } from "./UserList.css.ts";

interface UserListProps {
  viewer: UserList_viewer$key;
  /** The search text of these results. */
  search: string;
  /** Whether new results are loading. */
  isWaiting: boolean;
  /** The people who wait for an answer. */
  above: false | { count: number; rows: ReactNode };
  /** The ids of people who are shown elsewhere on the screen. */
  without: ReadonlySet<string>;
}

/** The people one can connect with, by username. */
export function UserList({ viewer, search, isWaiting, above, without }: UserListProps) {
  const { data, ...pages } = usePaginationFragment<UserListQuery, UserList_viewer$key>(
    graphql`
      fragment UserList_viewer on Viewer
      @argumentDefinitions(
        search: { type: "String!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "UserListQuery") {
        people(search: $search, first: $count, after: $cursor)
          @connection(key: "UserList_people", filters: ["search"], handler: "history") {
          edges {
            node {
              id
              isBlocked
              ...PersonRow_person
              ...ConnectButton_person
            }
          }
        }
      }
    `,
    viewer,
  );
  const people = data.people.edges.flatMap(({ node }) => (node.isBlocked || without.has(node.id) ? [] : [node]));
  const listed = people.length + (above ? above.count : 0);
  const isFew = search === "" && !pages.hasNext && listed < fewPeople;

  return (
    <div className={found[isWaiting ? "waiting" : "here"]} aria-busy={isWaiting}>
      <PeopleList
        ids={people.map(({ id }) => id)}
        pages={pages}
        heading={isFew && listed > 0 ? peopleHere(listed) : "People here"}
        before={above && above.rows}
        empty={<Nobody search={search} />}
      >
        {people.map((person) => (
          <PersonRow key={person.id} person={person} button={<ConnectButton person={person} />} />
        ))}
      </PeopleList>
    </div>
  );
}

function Nobody({ search }: { search: string }) {
  return search ? (
    <EmptyState
      picture={<TelescopeScene />}
      title="No one found"
      text="Try the first letters of a name or username. Some people have hidden themselves."
    />
  ) : (
    <EmptyState
      picture={<BirdsScene />}
      title="No one else is here yet"
      text="People who join appear here, unless they use Anonymous Mode."
    />
  );
}
