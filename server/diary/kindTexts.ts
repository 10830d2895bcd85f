import {
  eachText,
  type Fields,
  type Kind,
  type Sent,
  type SentEdit,
  type SentTexts,
  type Texts,
} from "#domain/entries/field.ts";
import type { Edit } from "./editEntry.ts";
import { keptText } from "./keptText.ts";
import type { SentTags } from "./ownTags.ts";

/** A new entry of a kind as callers send it. */
export type DraftOf<Of extends Fields> = Sent<Of> & SentTags & { occurredAt?: Date | null | undefined };

/** An edit of an entry of a kind as callers send it. */
export type EditOf<Of extends Fields> = Edit & SentEdit<Of>;

/** The texts to store of what was sent, by the rules of its kind. Throws BadInput naming the field. */
export function storedTexts<Of extends Fields>(kind: Kind<Of>, sent: SentTexts<Of>): Texts<Of> {
  const texts = eachText(kind, ({ label, max, trims }, name) =>
    keptText(label, trims ? sent[name]?.trim() : sent[name], max, name),
  );
  // Safe but for a needed text, whose noun refuses an empty one.
  return texts as Texts<Of>;
}

/** The texts after an edit: what it leaves out stays. Null takes a text away, but keeps one that is needed. */
export function editedTexts<Of extends Fields>(kind: Kind<Of>, before: Texts<Of>, edit: SentTexts<Of>): Texts<Of> {
  const texts = eachText(kind, ({ isNeeded }, name) => {
    const sent = edit[name];
    return sent === undefined || (sent === null && isNeeded) ? before[name] : sent;
  });
  return texts;
}
