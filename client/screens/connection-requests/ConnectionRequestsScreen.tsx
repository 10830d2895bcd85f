import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { ConnectionRequestsScreenQuery } from "#client/__generated__/ConnectionRequestsScreenQuery.graphql.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { PeoplePlace } from "../_people/PeoplePlace.tsx";
import { RequestList } from "./RequestList.tsx";

interface ConnectionRequestsScreenProps {
  queryRef: PreloadedQuery<ConnectionRequestsScreenQuery>;
}

export const head: Head = { title: "Connection Requests", back: "/user-list" };

/** Connection Requests: received and sent. */
export function ConnectionRequestsScreen({ queryRef }: ConnectionRequestsScreenProps) {
  return (
    <Screen {...head}>
      <PeoplePlace>
        <Requests queryRef={queryRef} />
      </PeoplePlace>
    </Screen>
  );
}

function Requests({ queryRef }: ConnectionRequestsScreenProps) {
  const { data, isStale } = usePreloaded<ConnectionRequestsScreenQuery>(
    graphql`
      query ConnectionRequestsScreenQuery @preloadable {
        viewer @required(action: THROW) {
          ...RequestList_viewer
          ...Bell_viewer
        }
      }
    `,
    queryRef,
  );

  return (
    <>
      {isStale && <StaleNote data="requests" />}
      <RequestList viewer={data.viewer} />
    </>
  );
}
