import { useRelayEnvironment } from "react-relay";
import { ConnectionHandler, graphql } from "relay-runtime";
import type {
  SendExchangeInput,
  useSendExchangeMutation,
} from "#client/__generated__/useSendExchangeMutation.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import type { EntryDraft } from "#client/platform/entryDraft.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { failure } from "./failure.ts";
import { useSubmit, type Refused } from "#client/data/useSubmit.ts";
import { noteWritten } from "#client/data/written.ts";

const mutation = graphql`
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

interface Sending {
  what: Omit<SendExchangeInput, "stamp">;
  draft: Pick<EntryDraft, "clientId" | "epoch">;
  onSent: () => void;
  /** Called when the next try has to be a sending of its own. */
  renew: () => void;
  onRefused: (refusal: Refused) => void;
}

/**
 * Sends a message in the app, once however often its answer is lost, and says how it went.
 *
 * @returns A function that sends, and whether it is under way.
 */
export function useSendExchange(): [send: (sending: Sending) => void, isSending: boolean] {
  const environment = useRelayEnvironment();
  const { zone } = useShell();
  const [submit, isSending] = useSubmit<useSendExchangeMutation>(mutation, failure("Failed to send karma."));

  const send = ({ what, draft: { clientId, epoch }, onSent, renew, onRefused }: Sending) => {
    const now = new Date().toISOString();
    const recent = ConnectionHandler.getConnectionID("client:root:viewer", "RecentExchanges_exchanges");
    submit({
      variables: {
        input: { ...what, stamp: { clientId, epoch, occurredAt: now, sentAt: now, timeZone: zone() } },
        connections: environment.getStore().getSource().has(recent) ? [recent] : [],
      },
      onSaved: (sent) => {
        if (!("exchange" in sent)) return;
        noteWritten(environment);
        if (sent.alreadySaved) {
          // What was changed since stays, to be sent on its own or not.
          toasts.show(sentBefore);
          return renew();
        }
        toasts.show({
          title: "Karma Sent Successfully",
          ...(sent.note ? { description: sent.note } : {}),
          tone: sent.exchange.gold > 0 ? "karma" : "default",
        });
        onSent();
      },
      onRefused: (refusal) => {
        if (refusal.code === "GONE") renew();
        onRefused(refusal);
      },
    });
  };
  return [send, isSending];
}

const sentBefore = {
  title: "Sent already",
  description: "Your first message did arrive. The changes you made after it were not sent.",
};
