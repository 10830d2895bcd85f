import { commitMutation, graphql, type Environment } from "relay-runtime";
import type { signOutMutation } from "#client/__generated__/signOutMutation.graphql.ts";
import { RequestError } from "#client/platform/requestError.ts";

const mutation = graphql`
  mutation signOutMutation {
    logout {
      viewer {
        email
      }
    }
  }
`;

/** Ends the session at the server. Resolves to true if it has ended; a 401 means that, too. */
export function signOut(environment: Environment): Promise<boolean> {
  return new Promise((resolve) => {
    commitMutation<signOutMutation>(environment, {
      mutation,
      variables: {},
      onCompleted: () => resolve(true),
      onError: (error) => resolve(error instanceof RequestError && error.status === 401),
    });
  });
}
