import { useState } from "react";
import { graphql } from "relay-runtime";
import type { SignOutElsewhereMutation } from "#client/__generated__/SignOutElsewhereMutation.graphql.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { AlertDialog } from "#client/ui/overlays/AlertDialog.tsx";
import { place, words } from "./SignOutElsewhere.css.ts";

/** Signs out all other devices, after one question. */
export function SignOutElsewhere({ onEnded }: { onEnded: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const [submit, isEnding] = useSubmit<SignOutElsewhereMutation>(
    graphql`
      mutation SignOutElsewhereMutation {
        endOtherSessions {
          __typename
          ... on EndOtherSessionsPayload {
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
      saved: { title: "Other devices signed out" },
      failed: (reason = "Please try again.") => ({
        title: "Error",
        description: `Your other devices could not be signed out. ${reason}`,
      }),
    },
  );
  const close = () => setIsAsked(false);
  const end = () =>
    submit({
      variables: {},
      onSaved: () => {
        close();
        onEnded();
      },
    });

  return (
    <div className={place}>
      <p className={words}>This device stays signed in.</p>
      <Button size="small" variant="line" onClick={() => setIsAsked(true)}>
        Sign out everywhere else
      </Button>
      <AlertDialog
        open={isAsked}
        onCancel={close}
        onConfirm={end}
        title="Sign out everywhere else?"
        text="Every device in this list but this one is signed out. Signing in there again needs your password."
        confirmLabel="Sign out"
        busy={isEnding}
        busyLabel="Signing out..."
      />
    </div>
  );
}
