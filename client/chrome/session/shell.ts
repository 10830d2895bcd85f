import { createContext, useContext } from "react";
import { useLazyLoadQuery } from "react-relay";
import { createOperationDescriptor, fetchQuery, getRequest, graphql, type Environment } from "relay-runtime";
import type { shellQuery } from "#client/__generated__/shellQuery.graphql.ts";
import type { StoredUser } from "#client/platform/storage.ts";

const query = graphql`
  query shellQuery {
    viewer {
      email
      location
      country
      epoch
      fixedTimeZone
      user {
        id
        username
        displayName
        bio
        picture
      }
      ...settings_viewer @relay(mask: false)
      ...dueSlot_viewer
      ...recentlyFelt_viewer
      ...QuickMood_viewer
      ...Bell_viewer
    }
    # For the landing's "Forgot Password?" and the privacy policy, so that a visitor's first page sends one request.
    contact {
      passwordResetEmail
      supportEmail
      publicUrl
    }
  }
`;

export interface LookUpResult {
  user: StoredUser;
  epoch: number;
}

/**
 * Looks up who is signed in and what the layout shows, and keeps it in the store.
 *
 * @returns Null if nobody is signed in.
 * @throws RequestError if the server cannot be reached.
 */
export async function lookUp(environment: Environment): Promise<LookUpResult | null> {
  const answer = await fetchQuery<shellQuery>(environment, query, {}).toPromise();
  environment.retain(createOperationDescriptor(getRequest(query), {}));
  if (!answer?.viewer) return null;

  const { epoch, email, country } = answer.viewer;
  const { id, username, displayName = null } = answer.viewer.user;
  return { user: { id, username, displayName, email, country }, epoch };
}

/** Returns the look-up's data from the store. */
export function useLookedUp() {
  const { viewer } = useLazyLoadQuery<shellQuery>(query, {}, { fetchPolicy: "store-only" });
  if (!viewer) throw new Error("Nobody is signed in.");
  return viewer;
}

/** Returns the product's public address. */
export function usePublicUrl(): string {
  return useLazyLoadQuery<shellQuery>(query, {}, { fetchPolicy: "store-only" }).contact.publicUrl;
}

export interface Shell {
  /** After a reset, data stored for an earlier epoch is invalid. */
  epoch: number;
  /** The person's IANA time zone: their fixed one, else the device's. */
  zone: () => string;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

/** @throws Error outside of the signed-in layout. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("There is no shell around this screen.");
  return shell;
}
