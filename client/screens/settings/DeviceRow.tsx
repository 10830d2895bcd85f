import { useId } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { DeviceRow_session$key } from "#client/__generated__/DeviceRow_session.graphql.ts";
import type { DeviceRowMutation } from "#client/__generated__/DeviceRowMutation.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { useNow } from "#client/chrome/session/useNow.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { relativeTime } from "#domain/relativeTime.ts";
import { name as nameStyle, row, seen } from "./DeviceRow.css.ts";

/** A device: its name, its last visit, and Sign out. */
export function DeviceRow({ session, onEnded }: { session: DeviceRow_session$key; onEnded: () => void }) {
  const nameId = useId();
  const now = useNow();
  const { zone } = useShell();
  const { id, device, lastSeenAt, isThisOne } = useFragment(
    graphql`
      fragment DeviceRow_session on Session {
        id
        device
        lastSeenAt
        isThisOne
      }
    `,
    session,
  );
  const [submit, isEnding] = useSubmit<DeviceRowMutation>(
    graphql`
      mutation DeviceRowMutation($input: EndSessionInput!) {
        endSession(input: $input) {
          __typename
          ... on EndSessionPayload {
            viewer {
              sessions {
                id
                ...DeviceRow_session
              }
            }
          }
          ... on Refusal {
            message
            code
          }
        }
      }
    `,
    {
      saved: { title: "Device signed out" },
      failed: (reason = "Please try again.") => ({
        title: "Error",
        description: `That device could not be signed out. ${reason}`,
      }),
    },
  );
  // The server stores the time to the hour.
  const isRecent = now.getTime() - Date.parse(lastSeenAt) < hourMs;
  const last = isRecent ? "within the past hour" : relativeTime(new Date(lastSeenAt), now, zone()).toLowerCase();

  return (
    <div className={row}>
      <div className={nameStyle} id={nameId}>
        {device ?? "Unknown app"}
        <div className={seen}>{isThisOne ? "This device" : `Last seen ${last}`}</div>
      </div>
      {!isThisOne && (
        <Button
          size="small"
          variant="quiet"
          busy={isEnding}
          aria-describedby={nameId}
          onClick={() => submit({ variables: { input: { id } }, onSaved: onEnded })}
        >
          Sign out
        </Button>
      )}
    </div>
  );
}

const hourMs = 3_600_000;
