import { useMutation, type UseMutationConfig } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { isRecord } from "#client/platform/problem.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { toasts, type ToastMessage } from "#client/ui/toasts.ts";

/** An expected no, as `... on Refusal { message code field details }` selects it. */
export interface Refused {
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

interface Submission<M extends MutationParameters> extends Pick<
  UseMutationConfig<M>,
  "variables" | "optimisticResponse" | "optimisticUpdater" | "updater"
> {
  onSaved?: (response: M["response"]) => void;
  /** The toast stands already: put the message at its field. */
  onRefused?: (refusal: Refused) => void;
  /** No answer, or one that nobody expected. Return true to have dealt with it, toast and all. */
  onFailed?: (error: Error) => boolean;
}

/**
 * Ends every mutation: says that it was saved, or why not, in a toast. Forms carry only their words (spec section 8).
 * Returns the function that submits, and whether it is under way.
 */
export function useSubmit<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { saved, failed }: SubmitWords,
): [submit: (submission: Submission<M>) => void, isSubmitting: boolean] {
  const [commit, isSubmitting] = useMutation<M>(mutation);

  const submit = ({ onSaved, onRefused, onFailed, ...config }: Submission<M>) => {
    commit({
      ...config,
      onCompleted: (response, errors) => {
        const refusal = refusalIn(response);
        if (refusal) {
          toasts.show({ ...failed(refusal.message, refusal.details ?? undefined), tone: "destructive" });
          onRefused?.(refusal);
        } else if (errors?.length) {
          toasts.show({ ...failed(), tone: "destructive" });
        } else {
          if (saved) toasts.show(saved);
          onSaved?.(response);
        }
      },
      onError: (error) => {
        if (onFailed?.(error)) return;
        toasts.show({ ...failed(reasonIn(error), detailsIn(error)), tone: "destructive" });
      },
    });
  };
  return [submit, isSubmitting];
}

/** A result of a mutation's union that has a code and a message is a Refusal: nothing else in the schema has both. */
function refusalIn(response: unknown): Refused | undefined {
  const results = isRecord(response) ? Object.values(response) : [];
  return results.find(isRefusal);
}

function isRefusal(result: unknown): result is Refused {
  return isRecord(result) && typeof result.code === "string" && typeof result.message === "string";
}

function detailsIn(error: Error): string | undefined {
  return "details" in error && typeof error.details === "string" ? error.details : undefined;
}
