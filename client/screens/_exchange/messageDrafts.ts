import { clock } from "#client/platform/clock.ts";
import { draftOf, draftsUnder, keepDraft, newClientId } from "#client/platform/drafts.ts";
import { messageDraftsKept } from "#domain/limits.ts";
import { hasWords, nobody, nothingToSend, ownerOf, recipientOf, type MessageDraft } from "./sending.ts";

/** Holds the owner of the draft that the form shows. */
const openKey = "exchange";
const beginning = "exchange-to.";

/** The key of an owner's draft on this device. */
export function keyOf(owner: string): string {
  return beginning + owner;
}

export function freshDraft(epoch: number): MessageDraft {
  return { ...nothingToSend, clientId: newClientId(), epoch, when: null, changedAt: clock.now() };
}

/** The drafts that have words, the latest first. */
export function keptDrafts(): MessageDraft[] {
  return draftsUnder(beginning, none)
    .filter(hasWords)
    .toSorted((one, other) => other.changedAt - one.changedAt);
}

const none: MessageDraft = { ...nothingToSend, clientId: "", epoch: 0, when: null, changedAt: 0 };

/** The draft of this owner, if it has words. */
export function keptOf(owner: string): MessageDraft | undefined {
  return keptDrafts().find((each) => ownerOf(each) === owner);
}

/** Drops the oldest of more drafts than a device keeps. */
export function dropOldest(): void {
  for (const old of keptDrafts().slice(messageDraftsKept)) keepDraft(keyOf(ownerOf(old)), null);
}

/** Has the form open with this draft, until another is. */
export function noteOpen(draft: MessageDraft): void {
  keepDraft(openKey, ownerOf(draft));
}

/** Has the form open with the draft for a person in the app. */
export function openDraftFor(person: { id: string; name: string }, epoch: number): void {
  const chosen = { ...freshDraft(epoch), recipientId: person.id, calledInApp: person.name, hadRecipient: true };
  const draft = keptOf(person.id) ?? chosen;
  keepDraft(keyOf(person.id), draft);
  noteOpen(draft);
}

/** The draft that the form showed last on this device. */
export function openedLast(epoch: number): MessageDraft {
  const fresh = freshDraft(epoch);
  // Until 0.6.0. Version 0.3.0 kept one draft for all recipients, in this place.
  const ofAll = draftOf<Partial<MessageDraft>>(openKey, nothing);
  if (ofAll === nothing) return draftOf(keyOf(draftOf(openKey, nobody)), fresh);

  const kept = { ...fresh, ...ofAll };
  const adopted = { ...kept, hadRecipient: recipientOf(kept) !== "" };
  keepDraft(keyOf(ownerOf(adopted)), adopted);
  noteOpen(adopted);
  return adopted;
}

const nothing = {};
