import { graphql } from "relay-runtime";
import type { ResetProgressDialogMutation } from "#client/__generated__/ResetProgressDialogMutation.graphql.ts";
import { useSession } from "#client/chrome/session/sessionContext.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { PasswordDialog } from "../_account/PasswordDialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";

/** Asks for the password, then deletes all entries, karma and messages. */
export function ResetProgressDialog({ onClose, ...props }: OpenedProps & { email: string }) {
  const { startOver } = useSession();
  const { epoch } = useShell();
  const [submit, isResetting] = useSubmit<ResetProgressDialogMutation>(
    graphql`
      mutation ResetProgressDialogMutation($input: ResetProgressInput!) {
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
            field
          }
        }
      }
    `,
    {
      saved: { title: "Progress Reset", description: "Your diary is now empty on all your devices." },
      failed: () => failed,
      refused: (reason = failed.description) => ({ ...failed, description: reason }),
    },
  );

  return (
    <PasswordDialog
      {...props}
      onClose={onClose}
      title="Reset Progress"
      text="Your entries, karma and messages are deleted for good. Please enter your password to continue."
      labels={["Reset Progress", "Resetting..."]}
      busy={isResetting}
      onConfirm={(currentPassword, point) =>
        submit({
          variables: { input: { epoch, currentPassword } },
          onSaved: () => {
            onClose();
            startOver();
          },
          onRefused: point,
        })
      }
    />
  );
}

const failed = { title: "Error", description: "Failed to reset progress. Please try again." };
