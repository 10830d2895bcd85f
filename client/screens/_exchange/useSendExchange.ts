import { useRelayEnvironment } from "react-relay";
import { ConnectionHandler, graphql, type Environment } from "relay-runtime";
import type {
  SendExchangeInput,
  useSendExchangeMutation,
} from "#client/__generated__/useSendExchangeMutation.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import type { EntryDraft } from "#client/platform/entryDraft.ts";
import type { Busy } from "#client/ui/controls/pressing.ts";
import { toasts, type ToastMessage } from "#client/ui/overlays/toasts.ts";
import type { Pressed } from "#client/data/entries/saveEntry.ts";
import { failure } from "./failure.ts";
import { useSubmit, type Refused } from "#client/data/relay/useSubmit.ts";
import { markWritten } from "#client/data/relay/written.ts";
import { clock } from "#client/platform/clock.ts";

export const sendingMutation = graphql`
  mutation useSendExchangeMutation($input: SendExchangeInput!, $connections: [ID!]!) {
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

/** What is sent, when and where it was, and the list that it then begins, where there is one. */
export function sendingVariables(
  environment: Environment,
  what: Omit<SendExchangeInput, "stamp">,
  pressed: Pressed,
): useSendExchangeMutation["variables"] {
  const recent = ConnectionHandler.getConnectionID("client:root:viewer", "RecentExchanges_exchanges");
  return {
    input: { ...what, stamp: { ...pressed, sentAt: new Date(clock.now()).toISOString() } },
    connections: environment.getStore().getSource().has(recent) ? [recent] : [],
  };
}

/** What a toast says of it. */
export function sentWords({ note, exchange }: SentExchange): ToastMessage {
  return {
    title: "Karma Sent Successfully",
    ...(note ? { description: note } : {}),
    tone: exchange.gold > 0 ? "karma" : "default",
  };
}

interface SentExchange {
  note?: string | null | undefined;
  exchange: { gold: number };
}

export const sendingFailure = failure("Failed to send karma.");

interface Sending {
  what: Omit<SendExchangeInput, "stamp">;
  draft: Pick<EntryDraft, "clientId" | "epoch">;
  onSent: () => void;
  /** Called when the next attempt must count as another message. */
  renew: () => void;
  onRefused: (refusal: Refused) => void;
}

/**
 * Sends a message in the app and reports the result. A retry after a lost response does not send it twice.
 *
 * @returns The send function, and whether it is in progress or cannot be.
 */
export function useSendExchange(): [send: (sending: Sending) => void, busy: Busy] {
  const environment = useRelayEnvironment();
  const { zone } = useShell();
  const [submit, busy] = useSubmit<useSendExchangeMutation>(sendingMutation, sendingFailure);

  const send = ({ what, draft: { clientId, epoch }, onSent, renew, onRefused }: Sending) => {
    const pressed = { clientId, epoch, occurredAt: new Date(clock.now()).toISOString(), timeZone: zone() };
    submit({
      variables: sendingVariables(environment, what, pressed),
      onSaved: (sent) => {
        if (!("exchange" in sent)) return;
        markWritten(environment);
        if (sent.alreadySaved) {
          // Keep changes made since then; the person may send them separately.
          toasts.show(sentBefore);
          return renew();
        }
        toasts.show(sentWords(sent));
        onSent();
      },
      onRefused: (refusal) => {
        if (refusal.code === "GONE") renew();
        onRefused(refusal);
      },
    });
  };
  return [send, busy];
}

const sentBefore = {
  title: "Sent already",
  description: "Your first message did arrive. The changes you made after it were not sent.",
};
