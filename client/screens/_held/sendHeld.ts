import { commitLocalUpdate, graphql, type Environment, type GraphQLTaggedNode } from "relay-runtime";
import type { sendHeldConnectionMutation } from "#client/__generated__/sendHeldConnectionMutation.graphql.ts";
import type { sendHeldDayMutation } from "#client/__generated__/sendHeldDayMutation.graphql.ts";
import type { sendHeldMessageMutation } from "#client/__generated__/sendHeldMessageMutation.graphql.ts";
import type { useSendExchangeMutation } from "#client/__generated__/useSendExchangeMutation.graphql.ts";
import { committed } from "#client/data/relay/committed.ts";
import { read } from "#client/data/entries/outbox.ts";
import { saveOrStore } from "#client/data/entries/saveEntry.ts";
import { isRefusal, type SubmitWords } from "#client/data/relay/useSubmit.ts";
import { markWritten } from "#client/data/relay/written.ts";
import { serverReasonIn } from "#client/platform/requestError.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { asEnum } from "#domain/enums.ts";
import { templateLabels } from "#domain/exchanges.ts";
import { changeOffer } from "../_entries/finerOffer.ts";
import { moodEntry } from "../_entries/moodEntry.ts";
import { storedWords } from "../_entries/useEntryForm.ts";
import { failure } from "../_exchange/failure.ts";
import { sendingFailure, sendingMutation, sendingVariables, sentWords } from "../_exchange/useSendExchange.ts";
import type { Held, HeldDay, HeldMood, HeldThanks, HeldWord } from "./heldThings.ts";

/**
 * Sends a held action, and shows its result in a toast. The request begins before this returns, in case the page is
 * closed; only that of a tag or an own mood may begin later, and is sent by the next page then.
 *
 * @returns Whether the action has ended. A failed send of a text has not: the text is kept for a retry.
 */
export function sendHeld(environment: Environment, held: Held): Promise<boolean> {
  if (held.kind === "mood") return sendMood(environment, held);
  if (held.kind === "thanks") return sendThanks(environment, held);
  if (held.kind === "tag" || held.kind === "ownMood") return sendChange(environment, held);
  if (held.kind === "day") return putAway(environment, held);
  return held.kind === "message"
    ? remove(environment, messageMutation, held.id, removals.message)
    : remove(environment, connectionMutation, held.id, removals.connection);
}

const removals = {
  message: { saved: { title: "Message Deleted" }, ...failure("Failed to delete message.") },
  connection: {
    saved: { title: "Connection removed" },
    failed: () => ({ title: "Error", description: "Failed to remove connection" }),
  },
};

async function sendChange(environment: Environment, held: HeldWord): Promise<boolean> {
  const code = await import("./sendWord.ts").catch(() => undefined);
  return code?.sendWord(environment, held) ?? false;
}

async function sendMood(
  environment: Environment,
  { value, own, finerWord, tags, pressed }: HeldMood,
): Promise<boolean> {
  const given = { ...(own ? { ownMoodId: own.id } : {}), ...(finerWord ? { finerWord } : {}) };
  const values = { ...moodEntry.fresh, value, ...given, tags };
  const { clientId, epoch } = pressed;
  const draft = { key: moodEntry.kind, value: { ...values, clientId, epoch, when: null } };
  try {
    const input = { value: asEnum(value), ...moodEntry.inputFrom(values) };
    const { refusal, isWaiting, entryId } = await saveOrStore(environment, { kind: "mood", input, pressed, draft });
    // Home shows it as waiting before it stops showing it as held.
    if (isWaiting) await read();
    if (isWaiting || entryId !== undefined)
      changeOffer(clientId, { place: entryId === undefined ? "device" : { entryId } });
    if (refusal) toasts.show({ ...moodEntry.failed(refusal.message), tone: "destructive" });
    else toasts.show(isWaiting ? storedWords() : moodEntry.saved);
    return true;
  } catch (error) {
    toasts.show({ ...moodEntry.failed(serverReasonIn(error)), tone: "destructive" });
    return false;
  }
}

async function sendThanks(environment: Environment, held: HeldThanks): Promise<boolean> {
  const { recipientId, template, pressed } = held;
  const what = {
    type: "GOOD_KARMA",
    recipientId,
    message: templateLabels[template],
    template: asEnum(template),
  } as const;
  const { failed, refused } = sendingFailure;
  try {
    const variables = sendingVariables(environment, what, pressed);
    const sent = await committed<useSendExchangeMutation>(environment, sendingMutation, variables);
    if (isRefusal(sent)) toasts.show({ ...refused(sent.message), tone: "destructive" });
    else if ("exchange" in sent) {
      markWritten(environment);
      toasts.show(sentWords(sent));
    }
    return true;
  } catch {
    toasts.show({ ...failed(), tone: "destructive" });
    return false;
  }
}

const messageMutation = graphql`
  mutation sendHeldMessageMutation($input: DeleteExchangeInput!) {
    deleteExchange(input: $input) {
      __typename
      ... on DeleteExchangePayload {
        deletedId @deleteRecord
      }
      ... on Refusal {
        message
        code
      }
    }
  }
`;

const connectionMutation = graphql`
  mutation sendHeldConnectionMutation($input: RemoveFriendshipInput!) {
    removeFriendship(input: $input) {
      __typename
      ... on RemoveFriendshipPayload {
        deletedId @deleteRecord
      }
      ... on Refusal {
        message
        code
      }
    }
  }
`;

const putAwayMutation = graphql`
  mutation sendHeldDayMutation($input: PutDayAwayInput!) {
    putDayAway(input: $input) {
      __typename
      ... on PutDayAwayPayload {
        viewer {
          ...OnThisDay_viewer
        }
      }
      ... on Refusal {
        message
        code
      }
    }
  }
`;

/** Puts a day away. If it fails, it ends, too: the day is shown again. */
async function putAway(environment: Environment, { id }: HeldDay): Promise<true> {
  const failed = { title: "Error", description: "Failed to put this day away. Please try again." };
  try {
    const done = await committed<sendHeldDayMutation>(environment, putAwayMutation, { input: { date: id } });
    if (isRefusal(done)) toasts.show({ ...failed, tone: "destructive" });
    else toasts.show({ title: "Day put away", description: "Settings can bring it back, under Privacy." });
  } catch {
    toasts.show({ ...failed, tone: "destructive" });
  }
  return true;
}

type Removal = sendHeldMessageMutation | sendHeldConnectionMutation;

/** Sends a removal. If it fails, it ends, too: the removed item is shown again. */
async function remove(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  id: string,
  { saved, failed, refused = failed }: SubmitWords,
): Promise<boolean> {
  try {
    const removed = await committed<Removal>(environment, mutation, { input: { id } });
    if (!isRefusal(removed)) {
      if (saved) toasts.show(saved);
      return true;
    }
    toasts.show({ ...refused(removed.message), tone: "destructive" });
    // Another device has removed it already, so the list is out of date.
    if (removed.code === "NOT_FOUND") commitLocalUpdate(environment, (store) => store.delete(id));
  } catch (error) {
    toasts.show({ ...failed(serverReasonIn(error)), tone: "destructive" });
  }
  return true;
}
