import { graphql } from "relay-runtime";
import type { DeleteAccountMutation } from "#client/__generated__/DeleteAccountMutation.graphql.ts";
import { useSession } from "#client/chrome/sessionContext.ts";
import { platform } from "#client/platform/platform.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { RowButton } from "#client/ui/Row.tsx";
import { toasts } from "#client/ui/toasts.ts";
import { deletion } from "./deletion.ts";

/** Deletes the account after a browser confirmation (spec section 5). */
export function DeleteAccount() {
  const { expectEnd, leaveForGood } = useSession();
  const [submit, isDeleting] = useSubmit<DeleteAccountMutation>(
    graphql`
      mutation DeleteAccountMutation {
        deleteAccount {
          __typename
          ... on DeleteAccountPayload {
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
    { failed: () => deletion.failed },
  );

  const goForGood = () => {
    leaveForGood();
    toasts.show(deletion.done);
  };
  const erase = () => {
    if (!platform.leave.confirmed(deletion.question)) return;
    const stayAfterAll = expectEnd();
    submit({ variables: {}, onSaved: goForGood, onRefused: stayAfterAll, onFailed: stayAfterAll });
  };

  return (
    <RowButton icon="trash" danger busy={isDeleting} busyLabel="Deleting..." onClick={erase}>
      Delete Account
    </RowButton>
  );
}
