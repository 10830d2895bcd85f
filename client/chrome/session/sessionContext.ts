import { createContext, useContext } from "react";

/** Lets a person whose subscription has expired export their data: a token, or the cookie if there is none. */
export interface DataAccess {
  token: string | undefined;
  /** Lets them pay without a cookie. */
  checkoutPass: string | undefined;
}

export interface SessionActions {
  /** Whether the client must store a token after sign-in (native only). */
  keepsToken: boolean;
  /** After a sign-in: clears the caches, looks up the person and opens home. */
  enter: () => void;
  /**
   * Signs out. Even if the server fails, the device's data is deleted and the landing opens (docs/rules.md, Sessions).
   */
  leave: () => Promise<void>;
  /**
   * Call it before an action that ends the session, so that a 401 does not report an expired session. The returned
   * function undoes this; it returns true if a 401 had arrived.
   */
  deferTurnAway: () => () => boolean;
  /** After the account was deleted: clears the device without a sign-out. */
  clearDevice: () => void;
  /** After a reset: clears caches and drafts and shows the remaining data. */
  startOver: () => void;
  /** Repeats the look-up in the background if the last one is five minutes old, less `nearlyMs`. */
  keepFresh: (nearlyMs?: number) => void;
  /** Access for a person who has signed in after their subscription expired. Kept in memory only. */
  dataAccess: () => DataAccess | undefined;
  /** Ends that access and its session, so that anybody can sign in. */
  endDataAccess: () => void;
}

export const SessionContext = createContext<SessionActions | undefined>(undefined);

/** @throws Error outside of the App. */
export function useSession(): SessionActions {
  const session = useContext(SessionContext);
  if (!session) throw new Error("There is no session around this screen.");
  return session;
}
