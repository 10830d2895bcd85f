import type { EntryDraft } from "#client/platform/entryDraft.ts";
import { hasTemplates, type DeliveryMethod, type ExchangeType, type Template } from "#domain/exchanges.ts";

/** The values of the form. */
export interface Sending {
  type: ExchangeType | null;
  method: DeliveryMethod;
  /** The recipient in the app, as a global id. */
  recipientId: string;
  /** What the recipient in the app is called. Their connection may end while a draft for them is kept. */
  calledInApp: string;
  /** The recipient outside the app, by any name. */
  recipientName: string;
  /** Whether a recipient was chosen for the words at some time. */
  hadRecipient: boolean;
  /** The message that is answered. It is shown beside the form, and not sent. */
  answers: Quote | null;
  template: Template | null;
  message: string;
}

/** The message of somebody, as it is quoted beside its answer. */
export interface Quote {
  name: string;
  words: string;
  /** When it was sent. */
  at: string;
}

export const nothingToSend: Sending = {
  type: null,
  method: "app",
  recipientId: "",
  calledInApp: "",
  recipientName: "",
  hadRecipient: false,
  answers: null,
  template: null,
  message: "",
};

export type MessageDraft = Sending & EntryDraft & { changedAt: number };

/** Whose draft it is: the id of a person in the app, or one of these. A name outside the app is edited letter by letter. */
export function ownerOf({ method, recipientId }: Sending): string {
  return method === "app" ? recipientId || nobody : "elsewhere";
}

/** Owns the words that were written before a recipient was chosen. */
export const nobody = "nobody";

export function hasWords({ message }: Sending): boolean {
  return message.trim() !== "";
}

/** What the recipient is called. Empty if there is none. */
export function recipientOf({ method, recipientId, calledInApp, recipientName }: Sending): string {
  if (method === "app") return recipientId && (calledInApp || "somebody else");
  return recipientName.trim();
}

/** Whether the words belong to somebody else than this person. */
export function isForAnother(draft: Sending, personId: string): boolean {
  return hasWords(draft) && draft.hadRecipient && ownerOf(draft) !== personId;
}

/**
 * The draft that is open after a change of the form. Another recipient has another draft: words never go from one to the other, unless
 * no recipient was ever chosen for them (docs/rules.md, Drafts of messages).
 *
 * @param keptOf Finds the draft of an owner that has words.
 * @param fresh Makes an empty draft.
 */
export function draftAfter(
  draft: MessageDraft,
  changed: Partial<Sending>,
  keptOf: (owner: string) => MessageDraft | undefined,
  fresh: () => MessageDraft,
): MessageDraft {
  const isSame = ownerOf({ ...draft, ...changed }) === ownerOf(draft);
  if (isSame) return addressed({ ...draft, ...changed }, draft);

  const next = { ...draft, answers: null, ...changed };
  const own = keptOf(ownerOf(next));
  const { method, recipientId, calledInApp, answers } = next;
  if (own) return addressed({ ...own, method, recipientId, calledInApp, answers: answers ?? own.answers }, own);
  if (!hasWords(draft) || !draft.hadRecipient) return addressed(next, draft);
  return addressed({ ...fresh(), type: next.type, method, recipientId, calledInApp, answers }, nothingToSend);
}

function addressed(next: MessageDraft, before: Sending): MessageDraft {
  const hadRecipient = recipientOf(next) !== "" || (hasWords(next) && before.hadRecipient);
  return { ...next, hadRecipient };
}

/** The missing fields (docs/rules.md, Messages), in the order of the form. */
export function missingIn({ type, method, recipientId, recipientName, message }: Sending): (keyof Sending)[] {
  const missing: (keyof Sending)[] = [];
  if (!type) missing.push("type");
  if (method === "app" && !recipientId) missing.push("recipientId");
  if (method !== "app" && recipientName.trim() === "") missing.push("recipientName");
  if (message.trim() === "") missing.push("message");
  return missing;
}

/** The template it started from, if one exists for its kind. */
export function templateOf({ type, template }: Sending): Template | null {
  return type && hasTemplates(type) ? template : null;
}
