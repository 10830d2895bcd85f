import { useEffect, useEffectEvent, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import { graphql } from "relay-runtime";
import type { UserListScreenQuery } from "#client/__generated__/UserListScreenQuery.graphql.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { usePreloaded } from "#client/data/usePreloaded.ts";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { SearchField } from "./SearchField.tsx";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { searchDelayMs } from "#domain/limits.ts";
import { soughtIn } from "#domain/nameWords.ts";
import { PeoplePlace } from "../_people/PeoplePlace.tsx";
import { searchIn } from "./search.ts";
import { UserList } from "./UserList.tsx";
import { bar, links } from "./UserListScreen.css.ts";

interface UserListScreenProps {
  queryRef: PreloadedQuery<UserListScreenQuery>;
}

export const head: Head = { title: "Connect with Users", back: "/" };

/** Connect with Users (docs/rules.md, Finding people). What is sought stands in the address. */
export function UserListScreen({ queryRef }: UserListScreenProps) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(() => searchIn(params));

  const search = useEffectEvent((words: string) => {
    const sought = words.trim();
    if (sameSearch(sought, searchIn(params))) return;
    setParams(soughtIn(sought) === undefined ? {} : { search: sought }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);

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
          ...UserList_viewer @arguments(search: $search)
        }
      }
    `,
    queryRef,
  );
  const { search } = queryRef.variables;

  return (
    <>
      {isStale && <StaleNote of="people" />}
      <UserList viewer={data.viewer} search={search} isWaiting={!sameSearch(search, typed)} />
    </>
  );
}

/** Whether the server would look for the same. */
function sameSearch(one: string, other: string): boolean {
  return soughtIn(one) === soughtIn(other);
}
