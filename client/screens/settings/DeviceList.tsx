import { useRef } from "react";
import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { DeviceListQuery } from "#client/__generated__/DeviceListQuery.graphql.ts";
import { Rows } from "./Row.tsx";
import { DeviceRow } from "./DeviceRow.tsx";
import { SignOutElsewhere } from "./SignOutElsewhere.tsx";

/** @param props.attempt A new value refetches. */
export function DeviceList({ attempt }: { attempt: number }) {
  const list = useRef<HTMLDivElement>(null);
  const { viewer } = useLazyLoadQuery<DeviceListQuery>(
    graphql`
      query DeviceListQuery {
        viewer @required(action: THROW) {
          sessions {
            id
            ...DeviceRow_session
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", fetchKey: attempt },
  );

  const focusList = () => list.current?.focus();

  return (
    <section ref={list} tabIndex={-1} aria-label="Where you are signed in">
      <Rows>
        {viewer.sessions.map((session) => (
          // The focused button disappears with its row.
          <DeviceRow key={session.id} session={session} onEnded={focusList} />
        ))}
      </Rows>
      {viewer.sessions.length > 1 && <SignOutElsewhere onEnded={focusList} />}
    </section>
  );
}
