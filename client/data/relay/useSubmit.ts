import { useMutation, type UseMutationConfig } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { RequestError, serverReasonIn } from "#client/platform/requestError.ts";
import type { Busy } from "#client/ui/controls/pressing.ts";
import { toasts, type ToastMessage } from "#client/ui/overlays/toasts.ts";
import { refusedAway, useAway } from "./connected.ts";

/** The fields that `... on Refusal { message code field details }` selects. */
export interface Refused {
  __typename: "Refusal";
  message: string;
  code: string;
  field?: string | null;
  details?: string | null;
}

export interface SubmitWords {
  saved?: Pick<ToastMessage, "title" | "description">;
  /** `reason` is the server's message, if it sent one. */
  failed: (reason?: string, details?: string) => Pick<ToastMessage, "title" | "description">;
  /** Overrides `failed` for a refusal. */
  refused?: SubmitWords["failed"];
}

/** A mutation with one root field whose result selects `__typename`. */
export interface Mutation extends MutationParameters {
  response: Readonly<Record<string, Refused | { __typename: string }>>;
}

export type Saved<M extends Mutation> = Exclude<M["response"][keyof M["response"]], Refused>;

export interface Submission<M extends Mutation> extends Pick<
  UseMutationConfig<M>,
  "variables" | "optimisticResponse" | "optimisticUpdater" | "updater"
> {
  onSaved?: (saved: Saved<M>) => void;
  onRefused?: (refusal: Refused) => void;
  /** Return true to suppress the error toast. */
  onFailed?: (error: Error) => boolean;
}

/**
 * Returns a function that sends a mutation and reports the result in a toast (docs/rules.md, Failures).
 *
 * While no server answers, nothing is sent, and the buttons say why.
 *
 * @returns The submit function, and whether a submission is in progress or cannot be: the form's button shows it.
 */
export function useSubmit<M extends Mutation>(
  mutation: GraphQLTaggedNode,
  { saved, failed, refused = failed }: SubmitWords,
): [submit: (submission: Submission<M>) => void, busy: Busy] {
  const [commit, isSubmitting] = useMutation<M>(mutation);
  const away = useAway();

  const submit = ({ onSaved, onRefused, onFailed, ...config }: Submission<M>) => {
    if (refusedAway()) return;
    commit({
      ...config,
      onCompleted: (response, errors) => {
        // TypeScript cannot resolve `M["response"]` while M is generic.
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
  return [submit, isSubmitting || away];
}

export function isRefusal(result: { __typename: string }): result is Refused {
  return result.__typename === "Refusal";
}
