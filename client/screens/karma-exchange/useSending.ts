import { useRef, type RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { ConnectionHandler, graphql } from "relay-runtime";
import type { useSendingMutation } from "#client/__generated__/useSendingMutation.graphql.ts";
import { useShell } from "#client/chrome/shell.ts";
import { newClientId } from "#client/platform/drafts.ts";
import { useEntryDraft } from "#client/platform/entryDraft.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { noteWritten } from "#client/relay/written.ts";
import { toasts } from "#client/ui/toasts.ts";
import { useProblem } from "#client/ui/useProblem.ts";
import { asEnum } from "#domain/enums.ts";
import { messageProblem, type ExchangeType } from "#domain/exchanges.ts";
import { failure } from "./failure.ts";
import { missingIn, nothingToSend, templateOf, type Sending } from "./sending.ts";

const mutation = graphql`
  mutation useSendingMutation($input: SendExchangeInput!, $connections: [ID!]!) {
    sendExchange(input: $input) {
      __typename
      ... on SendExchangePayload {
        alreadySaved
        note
        exchange @prependNode(connections: $connections, edgeTypeName: "ViewerExchangesConnectionEdge") {
          id
          gold
          createdAt
          ...ExchangeItem_exchange
        }
        viewer {
          ...written_viewer
        }
      }
      ... on Refusal {
        message
        code
        field
      }
    }
  }
`;

export interface SendingForm {
  ref: RefObject<HTMLFormElement | null>;
  draft: Sending;
  change: (changed: Partial<Sending>) => void;
  errorAt: (field: string) => string | undefined;
  isSending: boolean;
  /** Sends it in the app; gives what to share where it goes another way. */
  send: () => ReadyToShare | undefined;
  /** Empties the form once it was sent. */
  reset: () => void;
  isStarted: boolean;
  startOver: () => void;
}

export type ReadyToShare = Sending & { type: ExchangeType };

/** The form of a message: its draft, what is wrong with it, and how it is sent. */
export function useSending(): SendingForm {
  const environment = useRelayEnvironment();
  const shell = useShell();
  const ref = useRef<HTMLFormElement>(null);
  const { draft, change, forget, renew, isStarted, startOver } = useEntryDraft(
    "exchange",
    nothingToSend,
    shell.epoch,
    ref,
  );
  const { point, clear, errorAt } = useProblem(ref);
  const [submit, isSending] = useSubmit<useSendingMutation>(mutation, failure("Failed to send karma."));

  const reset = () => {
    change({ ...nothingToSend, clientId: newClientId(), epoch: shell.epoch });
    forget();
  };

  const send = () => {
    const missing = missingIn(draft);
    if (missing || !draft.type) {
      toasts.show({
        title: "Missing Information",
        description: "Please fill in all required fields.",
        tone: "destructive",
      });
      point({ field: missing, message: "Please fill this in." });
      return undefined;
    }
    const problem = messageProblem(draft.message);
    if (problem) {
      point(problem);
      return undefined;
    }
    if (draft.method !== "app") return { ...draft, type: draft.type };

    const { clientId, epoch, recipientId, message } = draft;
    const template = templateOf(draft);
    const now = new Date().toISOString();
    submit({
      variables: {
        input: {
          type: asEnum(draft.type),
          recipientId,
          message,
          template: template && asEnum(template),
          stamp: { clientId, epoch, occurredAt: now, sentAt: now, timeZone: shell.zone() },
        },
        connections: [ConnectionHandler.getConnectionID("client:root:viewer", "RecentExchanges_exchanges")],
      },
      onSaved: (sent) => {
        if (!("exchange" in sent)) return;
        noteWritten(environment);
        if (sent.alreadySaved) {
          // What was changed since stays, to be sent on its own or not.
          toasts.show(sentBefore);
          renew();
          return;
        }
        toasts.show({
          title: "Karma Sent Successfully",
          ...(sent.note ? { description: sent.note } : {}),
          tone: sent.exchange.gold > 0 ? "karma" : "default",
        });
        reset();
      },
      onRefused: (refusal) => {
        if (refusal.code === "GONE") renew();
        point(refusal);
      },
    });
    return undefined;
  };

  return {
    ref,
    draft,
    change: (changed) => {
      clear();
      change(changed);
    },
    errorAt,
    isSending,
    send,
    reset,
    isStarted,
    startOver,
  };
}

const sentBefore = {
  title: "Sent already",
  description: "Your first try had arrived after all, as it was then. What you changed since has not been sent.",
};
