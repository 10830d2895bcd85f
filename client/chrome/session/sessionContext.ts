import { createContext, useContext } from "react";

/** By which somebody whose time is over takes their data away: the token, or the cookie where there is none. */
export interface DataAccess {
  token: string | undefined;
  /** By which they may pay where there is no cookie. */
  checkoutPass: string | undefined;
}

export interface SessionActions {
  /** Whether sign-in hands out a token to keep (native only). */
  keepsToken: boolean;
  /** After a sign-in: drops everything cached, looks up who is here and opens their home. */
  enter: () => void;
  /** Signs out. Whatever the server says, what is kept on the device goes and the landing opens (docs/rules.md, Sessions). */
  leave: () => Promise<void>;
  /**
   * Before the person ends the session by what they do: no 401 tells them that it expired. Gives what takes that back where it was not
   * done, which says whether they are turned away after all.
   */
  expectEnd: () => () => boolean;
  /** After the account was deleted: as `leave`, when there is nothing left to sign out of. */
  leaveForGood: () => void;
  /** After a reset: drops everything cached and begun, and shows what is left. */
  startOver: () => void;
  /** Looks up who is here again, behind what is shown, if the last look-up is five minutes old, less `nearlyMs`. */
  keepFresh: (nearlyMs?: number) => void;
  /** Of whose time is over and who has shown who they are. Kept in memory only. */
  dataAccess: () => DataAccess | undefined;
  /** Gives that up, and the session with it, so that anybody can sign in. */
  endDataAccess: () => void;
}

export const SessionContext = createContext<SessionActions | undefined>(undefined);

/** @throws Error outside of the App. */
export function useSession(): SessionActions {
  const session = useContext(SessionContext);
  if (!session) throw new Error("There is no session around this screen.");
  return session;
}
