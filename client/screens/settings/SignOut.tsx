import { useState } from "react";
import { useSession } from "#client/chrome/session/sessionContext.ts";
import { useWaiting } from "#client/data/entries/outbox.ts";
import { platform } from "#client/platform/platform.ts";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { RowButton } from "./Row.tsx";
import { brand } from "#domain/brand.ts";
import { drawings } from "./drawings.ts";

/** Signs out after a browser confirmation (docs/rules.md, Failures), or asks what becomes of entries that were not sent. */
export function SignOut() {
  const { leave } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const hasWaiting = useWaiting().length > 0;
  const { drawn, open } = useOpened();

  const signOut = () => {
    setIsLeaving(true);
    void leave();
  };
  const ask = () => {
    if (!hasWaiting) {
      if (platform.leave.confirmed(`Sign out of ${brand} on this device?`)) signOut();
      return;
    }
    void open(async () => {
      const { SignOutDialog } = await import("./SignOutDialog.tsx");
      return (props) => <SignOutDialog {...props} onSignOut={signOut} />;
    });
  };

  return (
    <>
      <RowButton icon={drawings.logout} busy={isLeaving} busyLabel="Signing out..." onClick={ask}>
        Sign Out
      </RowButton>
      {drawn}
    </>
  );
}
