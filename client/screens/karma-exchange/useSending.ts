import { useRef, type RefObject } from "react";
import { useShell } from "#client/chrome/session/shell.ts";
import { useSendExchange } from "../_exchange/useSendExchange.ts";
import type { Busy } from "#client/ui/controls/pressing.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { asEnum } from "#domain/enums.ts";
import { messageProblem, type ExchangeType } from "#domain/exchanges.ts";
import { missingIn, templateOf, type MessageDraft, type Sending } from "../_exchange/sending.ts";
import { useMessageDraft } from "./useMessageDraft.ts";

export interface SendingForm {
  ref: RefObject<HTMLFormElement | null>;
  draft: MessageDraft;
  /** The drafts of other recipients. */
  others: readonly MessageDraft[];
  goTo: (other: MessageDraft) => void;
  change: (changed: Partial<Sending>) => void;
  errorAt: (field: string) => string | undefined;
  busy: Busy;
  /** Sends it in the app. Returns the content to share if it goes another way. */
  send: () => ReadyToShare | undefined;
  /** Deletes the draft that was sent. */
  drop: (sent: MessageDraft) => void;
  isStarted: boolean;
  startOver: () => void;
}

export type ReadyToShare = MessageDraft & { type: ExchangeType };

/** The form of a message: its draft, its errors and its sending. */
export function useSending(): SendingForm {
  const { epoch } = useShell();
  const ref = useRef<HTMLFormElement>(null);
  const { draft, others, goTo, change, renew, drop, isStarted, startOver } = useMessageDraft(epoch, ref);
  const { point, pointAll, clear, clearAt, errorAt } = useProblem(ref);
  const [sendInApp, busy] = useSendExchange();

  const send = () => {
    const missing = missingIn(draft);
    if (missing.length > 0 || !draft.type) {
      toasts.show({
        title: "Missing Information",
        description: "Please fill in all required fields.",
        tone: "destructive",
      });
      pointAll(missing.map((field) => ({ field, message: "Please fill this in." })));
      return undefined;
    }
    const problem = messageProblem(draft.message);
    if (problem) {
      point(problem);
      return undefined;
    }
    const { type, method, recipientId, message } = draft;
    if (method !== "app") return { ...draft, type };

    const template = templateOf(draft);
    const what = { type: asEnum(type), recipientId, message, template: template && asEnum(template) };
    sendInApp({ what, draft, onSent: () => drop(draft), renew: () => renew(draft), onRefused: point });
    return undefined;
  };

  return {
    ref,
    draft,
    others,
    goTo: (other) => {
      clear();
      goTo(other);
    },
    change: (changed) => {
      for (const field of Object.keys(changed)) clearAt(field);
      // Another recipient has words of their own.
      if (changed.recipientId !== undefined || changed.method) clearAt("message");
      change(changed);
    },
    errorAt,
    // What is shared needs no server.
    busy: draft.method === "app" ? busy : busy === true,
    send,
    drop,
    isStarted,
    startOver,
  };
}
