import { createContext, useContext } from "react";
import { useLazyLoadQuery } from "react-relay";
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  graphql,
  PreloadableQueryRegistry,
  type Environment,
} from "relay-runtime";
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

const { params } = getRequest(query);
// The stored answer of an earlier build is compared with it (client/data/device/storedAnswers.ts).
if (params.id) PreloadableQueryRegistry.set(params.id, getRequest(query));

export interface LookUpResult {
  user: StoredUser;
  epoch: number;
}

/**
 * Looks up who is signed in and what the layout shows, and keeps it in the store. While the server does not answer,
 * this device's answer comes first.
 *
 * @param onFound Called with each answer: null if nobody is signed in.
 * @returns Resolves once `onFound` has handled the first one.
 * @throws RequestError if the server cannot be reached.
 */
export async function lookUp(
  environment: Environment,
  onFound: (found: LookUpResult | null) => Promise<void>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    fetchQuery<shellQuery>(environment, query, {}).subscribe({
      next: ({ viewer }) => {
        environment.retain(createOperationDescriptor(getRequest(query), {}));
        onFound(viewer ? found(viewer) : null).then(resolve, reject);
      },
      error: reject,
    });
  });
}

function found({ epoch, email, country, user }: NonNullable<shellQuery["response"]["viewer"]>): LookUpResult {
  const { id, username, displayName = null } = user;
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
