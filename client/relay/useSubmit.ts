import { useMutation, type UseMutationConfig } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { reasonIn, RequestError } from "#client/platform/requestError.ts";
import { toasts, type ToastMessage } from "#client/ui/toasts.ts";

/** An expected no, as `__typename ... on Refusal { message code field details }` selects it. */
export interface Refused {
  __typename: "Refusal";
  message: string;
  code: string;
  field?: string | null;
  details?: string | null;
}

interface SubmitWords {
  /** The toast once it is saved. */
  saved?: Pick<ToastMessage, "title" | "description">;
  /** The toast when it is not. The reason is the server's, or the network's in our words; there may be none. */
  failed: (reason?: string, details?: string) => Pick<ToastMessage, "title" | "description">;
}

/** A mutation of one field, whose document asks what the result is. */
interface Mutation extends MutationParameters {
  response: Readonly<Record<string, Refused | { __typename: string }>>;
}

type Saved<M extends Mutation> = Exclude<M["response"][keyof M["response"]], Refused>;

interface Submission<M extends Mutation> extends Pick<
  UseMutationConfig<M>,
  "variables" | "optimisticResponse" | "optimisticUpdater" | "updater"
> {
  onSaved?: (saved: Saved<M>) => void;
  /** The toast stands already: put the message at its field. */
  onRefused?: (refusal: Refused) => void;
  /** No answer, or one that nobody expected. Return true to have dealt with it, toast and all. */
  onFailed?: (error: Error) => boolean;
}

/**
 * Ends every mutation: says that it was saved, or why not, in a toast. Forms carry only their words (spec section 8).
 * Returns the function that submits, and whether it is under way.
 */
export function useSubmit<M extends Mutation>(
  mutation: GraphQLTaggedNode,
  { saved, failed }: SubmitWords,
): [submit: (submission: Submission<M>) => void, isSubmitting: boolean] {
  const [commit, isSubmitting] = useMutation<M>(mutation);

  const submit = ({ onSaved, onRefused, onFailed, ...config }: Submission<M>) => {
    commit({
      ...config,
      onCompleted: (response, errors) => {
        // Its only field. TypeScript takes no type that is still open apart.
        const [result] = Object.values(response) as (Refused | Saved<M>)[];
        if (result && isRefusal(result)) {
          toasts.show({ ...failed(result.message, result.details ?? undefined), tone: "destructive" });
          onRefused?.(result);
        } else if (errors?.length || !result) {
          toasts.show({ ...failed(), tone: "destructive" });
        } else {
          if (saved) toasts.show(saved);
          onSaved?.(result);
        }
      },
      onError: (error) => {
        if (onFailed?.(error)) return;
        toasts.show({
          ...failed(reasonIn(error), error instanceof RequestError ? error.details : undefined),
          tone: "destructive",
        });
      },
    });
  };
  return [submit, isSubmitting];
}

function isRefusal(result: { __typename: string }): result is Refused {
  return result.__typename === "Refusal";
}
