import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { ConnectedUsersScreenQuery } from "#client/__generated__/ConnectedUsersScreenQuery.graphql.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { PeoplePlace } from "../_people/PeoplePlace.tsx";
import { ConnectedList } from "./ConnectedList.tsx";

interface ConnectedUsersScreenProps {
  queryRef: PreloadedQuery<ConnectedUsersScreenQuery>;
}

export const head: Head = { title: "Connected Users", back: "/user-list" };

export function ConnectedUsersScreen({ queryRef }: ConnectedUsersScreenProps) {
  return (
    <Screen {...head}>
      <PeoplePlace>
        <Connected queryRef={queryRef} />
      </PeoplePlace>
    </Screen>
  );
}

function Connected({ queryRef }: ConnectedUsersScreenProps) {
  const { data, isStale } = usePreloaded<ConnectedUsersScreenQuery>(
    graphql`
      query ConnectedUsersScreenQuery @preloadable {
        viewer @required(action: THROW) {
          ...ConnectedList_viewer
          ...Bell_viewer
        }
      }
    `,
    queryRef,
  );

  return (
    <>
      {isStale && <StaleNote data="connections" />}
      <ConnectedList viewer={data.viewer} />
    </>
  );
}
