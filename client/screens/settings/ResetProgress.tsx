import { graphql } from "relay-runtime";
import type { ResetProgressMutation } from "#client/__generated__/ResetProgressMutation.graphql.ts";
import { useSession } from "#client/chrome/sessionContext.ts";
import { useShell } from "#client/chrome/shell.ts";
import { platform } from "#client/platform/platform.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { RowButton } from "#client/ui/Row.tsx";

/** Removes all entries, karma and messages after a browser confirmation (spec section 5). */
export function ResetProgress() {
  const { startOver } = useSession();
  const { epoch } = useShell();
  const [submit, isResetting] = useSubmit<ResetProgressMutation>(
    graphql`
      mutation ResetProgressMutation($input: ResetProgressInput!) {
        resetProgress(input: $input) {
          __typename
          ... on ResetProgressPayload {
            viewer {
              email
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
      saved: { title: "Progress Reset", description: "Your diary is empty, on every device." },
      failed: () => ({ title: "Error", description: "Failed to reset progress. Please try again." }),
    },
  );

  const reset = () => {
    if (platform.leave.confirmed(question)) submit({ variables: { input: { epoch } }, onSaved: startOver });
  };

  return (
    <RowButton icon="reset" danger busy={isResetting} busyLabel="Resetting..." onClick={reset}>
      Reset Progress
    </RowButton>
  );
}

const question =
  "Reset your progress? Your actions, events, moods, journal entries, karma and messages are deleted for good. " +
  "Your account, settings and connections stay, and others keep what you sent them.";
