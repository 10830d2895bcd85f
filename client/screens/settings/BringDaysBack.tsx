import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { BringDaysBackMutation } from "#client/__generated__/BringDaysBackMutation.graphql.ts";
import type { BringDaysBackQuery } from "#client/__generated__/BringDaysBackQuery.graphql.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";

/**
 * Brings back all days that were put away.
 *
 * @param props.attempt A new value refetches.
 */
export function BringDaysBack({ attempt }: { attempt: number }) {
  const { viewer } = useLazyLoadQuery<BringDaysBackQuery>(
    graphql`
      query BringDaysBackQuery {
        viewer @required(action: THROW) {
          daysPutAway
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const [submit, busy] = useSubmit<BringDaysBackMutation>(
    graphql`
      mutation BringDaysBackMutation {
        bringDaysBack(input: {}) {
          __typename
          ... on BringDaysBackPayload {
            viewer {
              daysPutAway
              ...OnThisDay_viewer
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
      saved: { title: "Days brought back" },
      failed: () => ({ title: "Error", description: "Failed to bring your days back. Please try again." }),
    },
  );
  const days = viewer.daysPutAway;

  if (days === 0)
    return (
      <Text tone="soft">No day is put away. Home has “Don’t show this day again” below each day of earlier years.</Text>
    );
  return (
    <Stack>
      <Text>
        {days === 1 ? "1 day is put away." : `${days.toLocaleString("en")} days are put away.`} Your journal still has{" "}
        {days === 1 ? "it" : "them"}.
      </Text>
      <Button variant="line" wide busy={busy} busyLabel="Bringing back..." onClick={() => submit({ variables: {} })}>
        {days === 1 ? "Show it again" : "Show them again"}
      </Button>
    </Stack>
  );
}
