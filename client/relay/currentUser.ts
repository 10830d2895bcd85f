import { createOperationDescriptor, fetchQuery, getRequest, graphql, type Environment } from "relay-runtime";
import type { currentUserQuery } from "#client/__generated__/currentUserQuery.graphql.ts";
import { RequestError } from "#client/platform/requestError.ts";
import type { StoredUser } from "#client/platform/storage.ts";

const query = graphql`
  query currentUserQuery {
    viewer {
      email
      user {
        id
        username
        displayName
      }
      # So that the mood prompt needs no request of its own on a first page.
      ...promptFacts_viewer
    }
    # For the landing's "Forgot Password?", so that a visitor's first page asks once.
    contact {
      passwordResetEmail
    }
  }
`;

/**
 * Looks up who is signed in (spec section 7, GET /auth/user). A 401 is nobody rather than an error (section 6).
 * Throws a RequestError when the server cannot be asked.
 */
export async function currentUser(environment: Environment): Promise<StoredUser | null> {
  try {
    const answer = await fetchQuery<currentUserQuery>(environment, query, {}).toPromise();
    environment.retain(createOperationDescriptor(getRequest(query), {}));
    if (!answer?.viewer) return null;

    const { user, email } = answer.viewer;
    return { id: user.id, username: user.username, displayName: user.displayName ?? null, email };
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}
