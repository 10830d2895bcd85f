import { useLazyLoadQuery, usePaginationFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { BlockedList_viewer$key } from "#client/__generated__/BlockedList_viewer.graphql.ts";
import type { BlockedListPageQuery } from "#client/__generated__/BlockedListPageQuery.graphql.ts";
import type { BlockedListQuery } from "#client/__generated__/BlockedListQuery.graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Rows } from "./Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { pageSize } from "#domain/limits.ts";
import { BlockedPerson } from "./BlockedPerson.tsx";

/** @param props.attempt A new value refetches. */
export function BlockedList({ attempt }: { attempt: number }) {
  const { viewer } = useLazyLoadQuery<BlockedListQuery>(
    graphql`
      query BlockedListQuery {
        viewer @required(action: THROW) {
          ...BlockedList_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    BlockedListPageQuery,
    BlockedList_viewer$key
  >(
    graphql`
      fragment BlockedList_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "BlockedListPageQuery") {
        blockedPeople(first: $count, after: $cursor) @connection(key: "BlockedList_blockedPeople") {
          edges {
            node {
              id
              isBlocked
              ...BlockedPerson_person
            }
          }
        }
      }
    `,
    viewer,
  );
  const people = data.blockedPeople.edges.flatMap(({ node }) => (node.isBlocked ? [node] : []));

  if (people.length === 0 && !hasNext)
    return <Text tone="soft">You haven’t blocked anyone. To block someone, open the menu next to their name.</Text>;
  return (
    <Stack>
      <Rows>
        {people.map((person) => (
          <BlockedPerson key={person.id} person={person} />
        ))}
      </Rows>
      {hasNext && (
        <Button variant="quiet" busy={isLoadingNext} busyLabel="Loading..." onClick={() => loadNext(pageSize.usual)}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
