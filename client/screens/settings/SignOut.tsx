import { useState } from "react";
import { useSession } from "#client/chrome/session/sessionContext.ts";
import { platform } from "#client/platform/platform.ts";
import { RowButton } from "./Row.tsx";
import { brand } from "#domain/brand.ts";

/** Signs out after a browser confirmation (docs/rules.md, Failures). */
export function SignOut() {
  const { leave } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);

  const signOut = () => {
    if (!platform.leave.confirmed(`Sign out of ${brand} on this device?`)) return;
    setIsLeaving(true);
    void leave();
  };

  return (
    <RowButton icon="logout" busy={isLeaving} busyLabel="Signing out..." onClick={signOut}>
      Sign Out
    </RowButton>
  );
}
