import { commitMutation, type Environment, type GraphQLTaggedNode } from "relay-runtime";
import type { Mutation, Refused, Saved } from "./useSubmit.ts";

/**
 * Sends a mutation where no component waits for it. The answer is read from the payload: the store may show an edit that
 * waits on this device in its place.
 *
 * @returns What the mutation answered, a refusal too.
 * @throws Error without an answer, or with half of one.
 */
export function committed<M extends Mutation>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: M["variables"],
): Promise<Refused | Saved<M>> {
  return new Promise((resolve, reject) => {
    let result: Refused | Saved<M> | undefined;
    commitMutation<M>(environment, {
      mutation,
      variables,
      updater: (_store, answer) => {
        // TypeScript cannot take M["response"] apart before it knows M.
        [result] = Object.values(answer ?? {}) as (Refused | Saved<M>)[];
      },
      onCompleted: (_response, errors) => {
        if (errors?.length || !result) reject(new Error("Only half an answer."));
        else resolve(result);
      },
      onError: reject,
    });
  });
}
