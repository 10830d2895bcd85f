import { usePaginationFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ConnectedList_viewer$key } from "#client/__generated__/ConnectedList_viewer.graphql.ts";
import type { ConnectedListQuery } from "#client/__generated__/ConnectedListQuery.graphql.ts";
import { BirdsScene } from "#client/pictures/BirdsScene.tsx";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { PeopleList } from "../_people/PeopleList.tsx";
import { ConnectedRow } from "./ConnectedRow.tsx";

/** The viewer's connections, latest first. */
export function ConnectedList({ viewer }: { viewer: ConnectedList_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<ConnectedListQuery, ConnectedList_viewer$key>(
    graphql`
      fragment ConnectedList_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ConnectedListQuery") {
        friends(first: $count, after: $cursor) @connection(key: "ConnectedList_friends", handler: "history") {
          edges {
            node {
              id
              person {
                isBlocked
              }
              ...ConnectedRow_friendship
            }
          }
        }
      }
    `,
    viewer,
  );
  // A removed connection leaves an edge without a node.
  const friends = data.friends.edges.flatMap(({ node }) => (node?.person && !node.person.isBlocked ? [node] : []));

  return (
    <PeopleList
      ids={friends.map(({ id }) => id)}
      pages={pages}
      empty={
        <EmptyState
          picture={<BirdsScene />}
          title="No connections yet"
          text="Connect with someone, and you can send each other kind words and gold."
          action={<LinkButton to="/user-list">Connect with Users</LinkButton>}
        />
      }
    >
      {friends.map((friendship, index) => (
        <ConnectedRow key={friendship.id} friendship={friendship} isFirst={index === 0} />
      ))}
    </PeopleList>
  );
}
