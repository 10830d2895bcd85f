import { createOperationDescriptor, fetchQuery, getRequest, graphql, type Environment } from "relay-runtime";
import type { currentUserQuery } from "#client/__generated__/currentUserQuery.graphql.ts";
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
 * Looks up who is signed in (spec section 7, GET /auth/user). Null is nobody; a 401, which says so too, ends the stay.
 * Throws a RequestError when the server cannot be asked.
 */
export async function currentUser(environment: Environment): Promise<StoredUser | null> {
  const answer = await fetchQuery<currentUserQuery>(environment, query, {}).toPromise();
  environment.retain(createOperationDescriptor(getRequest(query), {}));
  if (!answer?.viewer) return null;

  const { user, email } = answer.viewer;
  return { id: user.id, username: user.username, displayName: user.displayName ?? null, email };
}
