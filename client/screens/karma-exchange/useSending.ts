import { useRef, type RefObject } from "react";
import { useShell } from "#client/chrome/session/shell.ts";
import { useEntryDraft } from "#client/platform/entryDraft.ts";
import { useSendExchange } from "../_exchange/useSendExchange.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { asEnum } from "#domain/enums.ts";
import { messageProblem, type ExchangeType } from "#domain/exchanges.ts";
import { missingIn, nothingToSend, templateOf, type Sending } from "./sending.ts";

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
  const { epoch } = useShell();
  const ref = useRef<HTMLFormElement>(null);
  const { draft, change, renew, reset, isStarted, startOver } = useEntryDraft("exchange", nothingToSend, epoch, ref);
  const { point, clear, errorAt } = useProblem(ref);
  const [sendInApp, isSending] = useSendExchange();

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
    const { type, method, recipientId, message } = draft;
    if (method !== "app") return { ...draft, type };

    const template = templateOf(draft);
    const what = { type: asEnum(type), recipientId, message, template: template && asEnum(template) };
    sendInApp({ what, draft, onSent: reset, renew, onRefused: point });
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
