import { usePaginationFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { RequestList_viewer$key } from "#client/__generated__/RequestList_viewer.graphql.ts";
import type { RequestListQuery } from "#client/__generated__/RequestListQuery.graphql.ts";
import { LetterboxScene } from "#client/pictures/LetterboxScene.tsx";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { AnswerButton } from "../_people/AnswerButton.tsx";
import { PeopleList } from "../_people/PeopleList.tsx";
import { PersonRow } from "../_people/PersonRow.tsx";

/** Unanswered requests, newest first. */
export function RequestList({ viewer }: { viewer: RequestList_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<RequestListQuery, RequestList_viewer$key>(
    graphql`
      fragment RequestList_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "RequestListQuery") {
        friendRequests(first: $count, after: $cursor) @connection(key: "RequestList_friendRequests") {
          edges {
            node {
              id
              status
              person {
                isBlocked
                ...PersonRow_person
              }
              ...AnswerButton_friendship
            }
          }
        }
      }
    `,
    viewer,
  );
  const requests = data.friendRequests.edges.flatMap(({ node }) =>
    node?.status === "PENDING" && node.person && !node.person.isBlocked ? [{ ...node, person: node.person }] : [],
  );

  return (
    <PeopleList
      ids={requests.map(({ id }) => id)}
      pages={pages}
      empty={
        <EmptyState
          picture={<LetterboxScene />}
          title="No pending connection requests"
          text="When someone asks to connect with you, you can answer here."
          action={
            <LinkButton to="/user-list" variant="quiet">
              Connect with Users
            </LinkButton>
          }
        />
      }
    >
      {requests.map((request) => (
        <PersonRow
          key={request.id}
          person={request.person}
          note="wants to connect"
          asks
          button={
            <>
              <AnswerButton friendship={request} answer="ACCEPTED" />
              <AnswerButton friendship={request} answer="REJECTED" />
            </>
          }
        />
      ))}
    </PeopleList>
  );
}
