import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { useFriends_viewer$key } from "#client/__generated__/useFriends_viewer.graphql.ts";

/** The latest connections of the viewer. */
export function useFriends(viewer: useFriends_viewer$key) {
  const { friends } = useFragment(
    graphql`
      fragment useFriends_viewer on Viewer {
        friends(first: 5) {
          edges {
            node {
              status
              person {
                id
                username
                displayName
                isBlocked
                ...PersonRow_person
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  // A removed connection leaves an edge without a node.
  return friends.edges.flatMap(({ node }) =>
    node?.status === "ACCEPTED" && node.person && !node.person.isBlocked ? [node.person] : [],
  );
}
