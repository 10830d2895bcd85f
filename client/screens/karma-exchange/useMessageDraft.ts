import { useEffect, useRef, useState, type RefObject } from "react";
import { clock } from "#client/platform/clock.ts";
import { draftOf, finish, keepDraft, newClientId } from "#client/platform/drafts.ts";
import { dropOldest, freshDraft, keptDrafts, keptOf, keyOf, noteOpen, openedLast } from "../_exchange/messageDrafts.ts";
import {
  draftAfter,
  hasWords,
  nobody,
  nothingToSend,
  ownerOf,
  type MessageDraft,
  type Sending,
} from "../_exchange/sending.ts";

/** Keeps a draft for each recipient, of which the form shows one (docs/rules.md, Drafts of messages). */
export function useMessageDraft(epoch: number, form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(() => openedLast(epoch));
  const [kept, setKept] = useState(keptDrafts);
  const [startsOver, setStartsOver] = useState(0);
  const current = useRef(draft);

  useEffect(() => {
    const first = form.current?.elements[0];
    if (startsOver > 0 && first instanceof HTMLElement) first.focus();
  }, [startsOver, form]);

  const show = (next: MessageDraft) => {
    current.current = next;
    setDraft(next);
    noteOpen(next);
  };
  const keep = (next: MessageDraft) => {
    const before = current.current;
    show({ ...next, changedAt: clock.now() });
    keepDraft(keyOf(ownerOf(next)), current.current);
    if (ownerOf(next) !== ownerOf(before)) setKept(keptBeside(next, before));
  };
  const change = (changed: Partial<Sending>) =>
    keep(draftAfter(current.current, changed, keptOf, () => freshDraft(epoch)));
  /** Opens what comes after a draft that is gone. Words without a recipient may still be there. */
  const begin = () => {
    show(draftOf(keyOf(nobody), freshDraft(epoch)));
    setKept(keptDrafts());
  };

  return {
    draft,
    /** The drafts with words of other recipients, the latest first. */
    others: kept.filter((each) => ownerOf(each) !== ownerOf(draft)),
    /** Whether the person has chosen or written anything. */
    isStarted: fields.some((field) => draft[field] !== nothingToSend[field]),
    change,
    /** Opens the draft of another recipient. */
    goTo: ({ method, recipientId, calledInApp }: MessageDraft) => change({ method, recipientId, calledInApp }),
    /** Deletes a draft that was sent. Another one may be open by then, and stays. */
    drop: (sent: MessageDraft) => {
      void finish(keyOf(ownerOf(sent)), sent.clientId);
      if (current.current.clientId === sent.clientId) begin();
      else setKept(keptDrafts());
    },
    /** Gives the next attempt a new client id, so it counts as another message. */
    renew: (sent: MessageDraft) => {
      const isOpen = current.current.clientId === sent.clientId;
      const left = isOpen ? current.current : keptOf(ownerOf(sent));
      if (left?.clientId !== sent.clientId) return;
      const renewed = { ...left, clientId: newClientId(), epoch };
      keepDraft(keyOf(ownerOf(sent)), renewed);
      if (isOpen) show(renewed);
    },
    startOver: () => {
      keepDraft(keyOf(ownerOf(current.current)), null);
      begin();
      setStartsOver(startsOver + 1);
    },
  };
}

/** Puts the draft of another recipient away, or drops it if its words went along. Returns the drafts that are kept then. */
function keptBeside(next: MessageDraft, before: MessageDraft): MessageDraft[] {
  const isPutAway = next.clientId !== before.clientId && hasWords(before);
  if (!isPutAway) keepDraft(keyOf(ownerOf(before)), null);
  dropOldest();
  return keptDrafts();
}

// Safe: the object has no other keys.
const fields = Object.keys(nothingToSend) as (keyof Sending)[];
