import { useMutation, type UseMutationConfig } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { RequestError, serverReasonIn } from "#client/platform/requestError.ts";
import { toasts, type ToastMessage } from "#client/ui/overlays/toasts.ts";

/** What `__typename ... on Refusal { message code field details }` selects. */
export interface Refused {
  __typename: "Refusal";
  message: string;
  code: string;
  field?: string | null;
  details?: string | null;
}

export interface SubmitWords {
  saved?: Pick<ToastMessage, "title" | "description">;
  /** The reason is in the server's words; there may be none. */
  failed: (reason?: string, details?: string) => Pick<ToastMessage, "title" | "description">;
  /** Of a refusal, where it is not said as other failures are. */
  refused?: SubmitWords["failed"];
}

/** A mutation of one field, whose result has its `__typename`. */
export interface Mutation extends MutationParameters {
  response: Readonly<Record<string, Refused | { __typename: string }>>;
}

type Saved<M extends Mutation> = Exclude<M["response"][keyof M["response"]], Refused>;

export interface Submission<M extends Mutation> extends Pick<
  UseMutationConfig<M>,
  "variables" | "optimisticResponse" | "optimisticUpdater" | "updater"
> {
  onSaved?: (saved: Saved<M>) => void;
  onRefused?: (refusal: Refused) => void;
  /** Returns true where it needs no toast any more. */
  onFailed?: (error: Error) => boolean;
}

/**
 * Sends a mutation and says in a toast that it was saved, or why not (docs/rules.md, Failures).
 *
 * @returns A function that submits, and whether it is under way.
 */
export function useSubmit<M extends Mutation>(
  mutation: GraphQLTaggedNode,
  { saved, failed, refused = failed }: SubmitWords,
): [submit: (submission: Submission<M>) => void, isSubmitting: boolean] {
  const [commit, isSubmitting] = useMutation<M>(mutation);

  const submit = ({ onSaved, onRefused, onFailed, ...config }: Submission<M>) => {
    commit({
      ...config,
      onCompleted: (response, errors) => {
        // TypeScript cannot take M["response"] apart before it knows M.
        const [result] = Object.values(response) as (Refused | Saved<M>)[];
        if (result && isRefusal(result)) {
          toasts.show({ ...refused(result.message, result.details ?? undefined), tone: "destructive" });
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
          ...failed(serverReasonIn(error), error instanceof RequestError ? error.details : undefined),
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
