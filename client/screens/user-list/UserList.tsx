import { usePaginationFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { UserList_viewer$key } from "#client/__generated__/UserList_viewer.graphql.ts";
import type { UserListQuery } from "#client/__generated__/UserListQuery.graphql.ts";
import { BirdsScene } from "#client/pictures/BirdsScene.tsx";
import { TelescopeScene } from "#client/pictures/TelescopeScene.tsx";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { ConnectButton } from "./ConnectButton.tsx";
import { PeopleList } from "../_people/PeopleList.tsx";
import { PersonCard } from "../_people/PersonCard.tsx";
import { fewPeople, peopleHere } from "#domain/fewPeople.ts";
import { few as fewStyle, found, heading } from "./UserList.css.ts";
import { Invitation } from "./Invitation.tsx";

interface UserListProps {
  viewer: UserList_viewer$key;
  /** The search text of these results. */
  search: string;
  /** Whether new results are loading. */
  isWaiting: boolean;
  /** The ids of people who are shown elsewhere on the screen. */
  without: ReadonlySet<string>;
}

/** The people one can connect with, by username. With few of them, an invitation. */
export function UserList({ viewer, search, isWaiting, without }: UserListProps) {
  const { data, ...pages } = usePaginationFragment<UserListQuery, UserList_viewer$key>(
    graphql`
      fragment UserList_viewer on Viewer
      @argumentDefinitions(
        search: { type: "String!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "UserListQuery") {
        user {
          username
        }
        settings {
          anonymousMode
        }
        people(search: $search, first: $count, after: $cursor)
          @connection(key: "UserList_people", filters: ["search"], handler: "history") {
          edges {
            node {
              id
              isBlocked
              ...PersonCard_person
              ...ConnectButton_person
            }
          }
        }
      }
    `,
    viewer,
  );
  const people = data.people.edges.flatMap(({ node }) => (node.isBlocked || without.has(node.id) ? [] : [node]));
  const isFew = search === "" && !pages.hasNext && people.length < fewPeople;
  const isAlone = people.length === 0;
  const list = (
    <PeopleList ids={people.map(({ id }) => id)} pages={pages} empty={<Nobody search={search} />}>
      {people.map((person) => (
        <PersonCard key={person.id} person={person} tools={<ConnectButton person={person} />} />
      ))}
    </PeopleList>
  );

  return (
    <div className={found[isWaiting ? "waiting" : "here"]} aria-busy={isWaiting}>
      {isFew && !isAlone && <h2 className={heading}>{peopleHere(people.length)}</h2>}
      <div className={isFew ? fewStyle : undefined}>
        {!(isAlone && without.size > 0) && list}
        {/* Nobody finds an anonymous person, so their link would lead nowhere. */}
        {isFew && !data.settings.anonymousMode && <Invitation username={data.user.username} />}
      </div>
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
