import { graphql } from "react-relay";
import type { SignOutMutation } from "#client/__generated__/SignOutMutation.graphql.ts";
import { useSession } from "#client/chrome/sessionContext.ts";
import { platform } from "#client/platform/platform.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { Button } from "#client/ui/Button.tsx";

const logout = graphql`
  mutation SignOutMutation {
    logout {
      viewer {
        email
      }
    }
  }
`;

/** Ends the session after a browser confirmation. Whatever the server says, this device forgets (spec section 8). */
export function SignOut() {
  const { leave } = useSession();
  const [submit, isLeaving] = useSubmit<SignOutMutation>(logout, {
    failed: () => ({ title: "Logout failed", description: "There was a problem signing you out." }),
  });

  const signOut = () => {
    if (!platform.leave.confirmed("Sign out of Kindling on this device?")) return;
    submit({
      variables: {},
      onSaved: leave,
      onFailed: () => {
        leave();
        return false;
      },
    });
  };

  return (
    <Button variant="line" icon="logout" busy={isLeaving} busyLabel="Signing out..." onClick={signOut}>
      Sign Out
    </Button>
  );
}
