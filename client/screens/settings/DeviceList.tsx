import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { DeviceListQuery } from "#client/__generated__/DeviceListQuery.graphql.ts";
import { Rows } from "#client/ui/Row.tsx";
import { DeviceRow } from "./DeviceRow.tsx";

/** @param props.attempt Another one asks again. */
export function DeviceList({ attempt }: { attempt: number }) {
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

  return (
    <Rows>
      {viewer.sessions.map((session) => (
        <DeviceRow key={session.id} session={session} />
      ))}
    </Rows>
  );
}
