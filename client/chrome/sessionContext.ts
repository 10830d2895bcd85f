import { createContext, useContext } from "react";

/** What a screen can do to the session it stands in. */
export interface SessionActions {
  /** Whether a token is to be kept on this device (native only). */
  keepsToken: boolean;
  /** Somebody has signed in and is stored: everything cached goes, they are looked up, and their home opens. */
  enter: () => void;
  /** They sign out: whatever the server says, what is kept of them on the device goes, and the landing opens. */
  leave: () => Promise<void>;
  /** Looks up anew who is here, behind what is shown, once the last look-up is five minutes old, or nearly. */
  keepFresh: (nearlyMs?: number) => void;
}

export const SessionContext = createContext<SessionActions | undefined>(undefined);

/** The session around a screen. Throws outside of the App. */
export function useSession(): SessionActions {
  const session = useContext(SessionContext);
  if (!session) throw new Error("There is no session around this screen.");
  return session;
}
