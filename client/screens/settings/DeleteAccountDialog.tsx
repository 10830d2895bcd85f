import { graphql } from "relay-runtime";
import type { DeleteAccountDialogMutation } from "#client/__generated__/DeleteAccountDialogMutation.graphql.ts";
import { useSession } from "#client/chrome/session/sessionContext.ts";
import { useSubmit } from "#client/data/useSubmit.ts";
import { PasswordDialog } from "../_account/PasswordDialog.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { deletion } from "../_account/deletion.ts";

/** Asks for the password, and then deletes the account. */
export function DeleteAccountDialog(props: OpenedProps & { email: string }) {
  const { expectEnd, leaveForGood } = useSession();
  const [submit, isDeleting] = useSubmit<DeleteAccountDialogMutation>(
    graphql`
      mutation DeleteAccountDialogMutation($input: DeleteAccountInput) {
        deleteAccount(input: $input) {
          __typename
          ... on DeleteAccountPayload {
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
    { failed: () => deletion.failed, refused: deletion.refused },
  );

  return (
    <PasswordDialog
      {...props}
      {...deletion.dialog}
      busy={isDeleting}
      onConfirm={(currentPassword, point) => {
        const stayAfterAll = expectEnd();
        submit({
          variables: { input: { currentPassword } },
          onSaved: () => {
            leaveForGood();
            toasts.show(deletion.done);
          },
          onRefused: (refusal) => {
            stayAfterAll();
            point(refusal);
          },
          onFailed: stayAfterAll,
        });
      }}
    />
  );
}
