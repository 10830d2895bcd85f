import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { useWaiting_viewer$key } from "#client/__generated__/useWaiting_viewer.graphql.ts";

/** The people who wait for an answer of the viewer, the latest first. */
export function useWaiting(viewer: useWaiting_viewer$key) {
  const { friendRequests } = useFragment(
    graphql`
      fragment useWaiting_viewer on Viewer {
        friendRequests(first: 20) {
          edges {
            node {
              status
              person {
                id
                isBlocked
                ...PersonRow_person
                ...ConnectButton_person
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  return friendRequests.edges.flatMap(({ node: { status, person } }) =>
    status === "PENDING" && person && !person.isBlocked ? [person] : [],
  );
}
