import { createContext, useContext } from "react";
import { useLazyLoadQuery } from "react-relay";
import { createOperationDescriptor, fetchQuery, getRequest, graphql, type Environment } from "relay-runtime";
import type { shellQuery } from "#client/__generated__/shellQuery.graphql.ts";
import type { StoredUser } from "#client/platform/storage.ts";

const query = graphql`
  query shellQuery {
    viewer {
      email
      country
      epoch
      fixedTimeZone
      settings {
        dailyReminder
        karmaMessages
        anonymousMode
        insights
      }
      user {
        id
        username
        displayName
      }
      ...dueSlot_viewer
    }
    # For the landing's "Forgot Password?", so that a visitor's first page asks once.
    contact {
      passwordResetEmail
    }
  }
`;

/**
 * Looks up who is signed in (spec section 7, GET /auth/user) with what stands around every screen, and keeps that in the
 * store for as long as the environment lasts. Null is nobody. Throws a RequestError when the server cannot be asked.
 */
export async function lookUp(environment: Environment): Promise<StoredUser | null> {
  const answer = await fetchQuery<shellQuery>(environment, query, {}).toPromise();
  environment.retain(createOperationDescriptor(getRequest(query), {}));
  if (!answer?.viewer) return null;

  const { user, email, country } = answer.viewer;
  return { id: user.id, username: user.username, displayName: user.displayName ?? null, email, country };
}

/** What the look-up has brought, as the store has it by now. Throws outside of a signed-in stay. */
export function useLookedUp() {
  const { viewer } = useLazyLoadQuery<shellQuery>(query, {}, { fetchPolicy: "store-only" });
  if (!viewer) throw new Error("Nobody is signed in.");
  return viewer;
}

/** What counts for the person on every screen. */
export interface Shell {
  /** Raised by a reset: what this device holds of an earlier epoch is void. */
  epoch: number;
  /** The IANA zone that counts for them now: the one they have fixed, else the device's. */
  zone: () => string;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

/** The shell around a signed-in person's screen. Throws outside of one. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("There is no shell around this screen.");
  return shell;
}
