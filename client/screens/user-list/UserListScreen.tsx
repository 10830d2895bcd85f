import { useEffect, useEffectEvent, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import { graphql } from "relay-runtime";
import type { UserListScreenQuery } from "#client/__generated__/UserListScreenQuery.graphql.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { clock } from "#client/platform/clock.ts";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { SearchField } from "./SearchField.tsx";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { searchDelayMs } from "#domain/limits.ts";
import { searchPrefix } from "#domain/nameWords.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PeoplePlace } from "../_people/PeoplePlace.tsx";
import { ConnectedPeople } from "./ConnectedPeople.tsx";
import { Invitation } from "./Invitation.tsx";
import { searchIn } from "./search.ts";
import { UserList } from "./UserList.tsx";
import { useFriends } from "./useFriends.ts";
import { useWaiting } from "./useWaiting.ts";
import { WaitingPeople } from "./WaitingPeople.tsx";
import { bar, columns, links } from "./UserListScreen.css.ts";

interface UserListScreenProps {
  queryRef: PreloadedQuery<UserListScreenQuery>;
}

export const head: Head = { title: "Connect with Users", back: "/" };

/** Connect with Users (docs/rules.md, Finding people). The address holds the search. */
export function UserListScreen({ queryRef }: UserListScreenProps) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(() => searchIn(params));

  const search = useEffectEvent((words: string) => {
    const searched = words.trim();
    if (sameSearch(searched, searchIn(params))) return;
    setParams(searchPrefix(searched) === undefined ? {} : { search: searched }, {
      replace: true,
      preventScrollReset: true,
    });
  });
  useEffect(() => clock.after(searchDelayMs, () => search(typed)), [typed]);

  return (
    <Screen {...head}>
      <div className={bar}>
        <SearchField name="search" label="Search by name" value={typed} onChange={setTyped} />
        <div className={links}>
          <LinkButton to="/connection-requests" variant="line">
            Connection Requests
          </LinkButton>
          <LinkButton to="/connected-users" variant="line">
            View Connected
          </LinkButton>
        </div>
      </div>
      <PeoplePlace>
        <People queryRef={queryRef} typed={typed} />
      </PeoplePlace>
    </Screen>
  );
}

function People({ queryRef, typed }: UserListScreenProps & { typed: string }) {
  const { data, isStale } = usePreloaded<UserListScreenQuery>(
    graphql`
      query UserListScreenQuery($search: String!) @preloadable {
        viewer @required(action: THROW) {
          user {
            username
          }
          settings {
            anonymousMode
          }
          ...UserList_viewer @arguments(search: $search)
          ...useWaiting_viewer
          ...useFriends_viewer
        }
      }
    `,
    queryRef,
  );
  const { viewer } = data;
  const { search } = queryRef.variables;
  const waiting = useWaiting(viewer);
  const friends = useFriends(viewer);
  // A search finds them, too.
  const [above, beside] = search === "" ? [waiting, friends] : [[], []];

  return (
    <>
      {isStale && <StaleNote data="people" />}
      <div className={columns}>
        <UserList
          viewer={viewer}
          search={search}
          isWaiting={!sameSearch(search, typed)}
          above={above.length > 0 && { count: above.length, rows: <WaitingPeople people={above} /> }}
          without={new Set([...above, ...beside].map(({ id }) => id))}
        />
        <Stack>
          {beside.length > 0 && <ConnectedPeople people={beside} />}
          {/* Nobody finds an anonymous person, so their link would lead nowhere. */}
          {!viewer.settings.anonymousMode && <Invitation username={viewer.user.username} />}
        </Stack>
      </div>
    </>
  );
}

/** Whether two texts give the same search. */
function sameSearch(one: string, other: string): boolean {
  return searchPrefix(one) === searchPrefix(other);
}
