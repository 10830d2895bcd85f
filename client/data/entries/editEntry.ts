import { readInlineData, type Environment } from "relay-runtime";
import type { editEntryActionMutation } from "#client/__generated__/editEntryActionMutation.graphql.ts";
import type { editEntryJournalMutation } from "#client/__generated__/editEntryJournalMutation.graphql.ts";
import type { editEntryMoodMutation } from "#client/__generated__/editEntryMoodMutation.graphql.ts";
import type { entryContent_action$key } from "#client/__generated__/entryContent_action.graphql.ts";
import type { entryContent_entry$key } from "#client/__generated__/entryContent_entry.graphql.ts";
import type { entryContent_mood$key } from "#client/__generated__/entryContent_mood.graphql.ts";
import type { Fields } from "#domain/entries/field.ts";
import { kinds } from "#domain/entries/kinds.ts";
import { inputOf } from "#domain/entries/values.ts";
import { committed } from "../relay/committed.ts";
import { edits } from "../made/editEntry.ts";
import { entryContent } from "../made/entryContent.ts";
import type { EntryKind } from "./saveEntry.ts";
import type { Refused } from "../relay/useSubmit.ts";
import { noteOwnWords } from "../words/ownWordsUsed.ts";
import type { EntryEdit, KnownWord, OtherVersion } from "./waitingItem.ts";
import { invalidateLists, markWritten } from "../relay/written.ts";

/** Has a refusal if the entry was not changed, and the other version if that is the reason. */
export interface EditOutcome {
  refusal?: Refused;
  other?: OtherVersion;
}

type Edited = editEntryActionMutation | editEntryMoodMutation | editEntryJournalMutation;

/**
 * Sends an edit. The same edit sent again is applied once (docs/rules.md, Edits). Throws an Error if no response
 * arrives; call it again then.
 */
export async function editEntry(
  environment: Environment,
  { kind, input, pressed, edit }: EntryEdit,
): Promise<EditOutcome> {
  const sent = { ...input, id: edit.id, base: edit.base, clientId: pressed.clientId };
  const answer = await committed<Edited>(environment, edits[kind], { input: sent });
  if (!("code" in answer)) {
    markWritten(environment);
    noteOwnWords(environment, input);
    if (edit.changesLists) invalidateLists(environment);
    return {};
  }
  // Safe: each of the three answers has it in its own type.
  const { current } = answer as { current?: Current | null };
  const other = current?.content && otherVersionOf(kind, current.content, current.ownMood);
  return { refusal: answer, ...(other && { other }) };
}

type Content = entryContent_action$key | entryContent_mood$key | entryContent_entry$key;

interface Current {
  content?: Content | null;
  /** Of a mood. */
  ownMood?: KnownWord | null;
}

function otherVersionOf(kind: EntryKind, key: Content, ownMood: KnownWord | null | undefined): OtherVersion {
  const content = readInlineData<Content>(entryContent[kind], key);
  const { version, createdAt, editedAt, occurredAt, ownTags } = content;
  // One that was deleted meanwhile is null.
  const tags = ownTags.filter((tag) => tag !== null);
  return {
    version,
    changedAt: editedAt ?? createdAt,
    // Safe: these are the fields of the kind's input.
    input: {
      ...inputOf<Fields>(kinds[kind], content),
      tagIds: tags.map(({ id }) => id),
      occurredAt,
    } as object as OtherVersion["input"],
    words: [...tags, ...(ownMood ? [ownMood] : [])],
  };
}
