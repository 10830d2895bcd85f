import { commitMutation, type Environment, type GraphQLTaggedNode } from "relay-runtime";
import type { LogActionInput, saveEntryActionMutation } from "#client/__generated__/saveEntryActionMutation.graphql.ts";
import type { saveEntryActionEditMutation } from "#client/__generated__/saveEntryActionEditMutation.graphql.ts";
import type { saveEntryJournalEditMutation } from "#client/__generated__/saveEntryJournalEditMutation.graphql.ts";
import type {
  saveEntryJournalMutation,
  WriteJournalEntryInput,
} from "#client/__generated__/saveEntryJournalMutation.graphql.ts";
import type { saveEntryMoodEditMutation } from "#client/__generated__/saveEntryMoodEditMutation.graphql.ts";
import type {
  EntryStamp,
  saveEntryMoodMutation,
  SaveMoodInput,
} from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { clock } from "#client/platform/clock.ts";
import { isUnanswered } from "#client/platform/requestError.ts";
import { edits, saves } from "../made/saveEntry.ts";
import type { Refused } from "../relay/useSubmit.ts";
import { noteOwnWords } from "../words/ownWordsUsed.ts";
import { isStoredHere } from "./storeHere.ts";
import { invalidateLists, markWritten } from "../relay/written.ts";

/** A new entry's input. Every text is present, null if empty; a time only if one was chosen. */
export interface EntryInputs {
  action: Omit<LogActionInput, "stamp">;
  mood: Omit<SaveMoodInput, "stamp">;
  journal: Omit<WriteJournalEntryInput, "stamp">;
}

export type EntryKind = keyof EntryInputs;

/** The save's id, and when and where Save was pressed (docs/rules.md, When). */
export type Pressed = Omit<EntryStamp, "sentAt">;

/** A save stored on this device until the server has it. */
export interface WaitingSave<Kind extends EntryKind = EntryKind> {
  kind: Kind;
  input: EntryInputs[Kind];
  pressed: Pressed;
  /** The form's draft, to open the entry in its form again. */
  draft: { key: string; value: unknown };
}

/** Holds a refusal if the entry was not saved, and `isWaiting` if it is stored on this device until the server answers. */
export interface SaveOutcome {
  refusal?: Refused;
  /** The stored entry. */
  entryId?: string;
  isWaiting?: boolean;
}

type Saved = (saveEntryActionMutation | saveEntryMoodMutation | saveEntryJournalMutation)["response"];
type Edited = (saveEntryActionEditMutation | saveEntryMoodEditMutation | saveEntryJournalEditMutation)["response"];

/**
 * Saves a new entry. If the server does not answer, stores the entry on this device, to be sent later (docs/rules.md,
 * Writing without a server). Throws an Error if that fails, too; then call it again.
 */
export async function saveOrStore<Kind extends EntryKind>(
  environment: Environment,
  save: WaitingSave<Kind>,
): Promise<SaveOutcome> {
  try {
    return await saveEntry(environment, save.kind, save.input, save.pressed);
  } catch (error) {
    if (isUnanswered(error) && (await isStoredHere(save))) return { isWaiting: true };
    throw error;
  }
}

/**
 * Sends a new entry. If an earlier attempt was stored but its response was lost, it edits that entry and moves it only
 * to a chosen time (docs/rules.md, Saved twice). Throws an Error if no response arrives; call it again then.
 *
 * @param onSaved Called with the new entry in the commit in which Relay's store gets what it changes.
 */
export async function saveEntry<Kind extends EntryKind>(
  environment: Environment,
  kind: Kind,
  input: EntryInputs[Kind],
  pressed: Pressed,
  onSaved: (entryId: string) => void = () => undefined,
): Promise<SaveOutcome> {
  const stamp = { ...pressed, sentAt: new Date(clock.now()).toISOString() };
  const { saved } = await sent<Saved>(environment, saves[kind], { ...input, stamp }, ({ saved: now }) => {
    if ("entry" in now && !now.alreadySaved) onSaved(now.entry.id);
  });
  if ("code" in saved) return { refusal: saved };
  if (!("entry" in saved)) throw new Error("This answer is of a newer server.");

  if (saved.alreadySaved) {
    const { edited } = await sent<Edited>(environment, edits[kind], { ...input, id: saved.entry.id });
    if ("code" in edited) return { refusal: edited };
  }
  markWritten(environment);
  noteOwnWords(environment, input);
  invalidateLists(environment);
  return { entryId: saved.entry.id };
}

function sent<Response extends Record<string, unknown>>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  input: object,
  onResponse: (response: Response) => void = () => undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    commitMutation<{ response: Response; variables: { input: object } }>(environment, {
      mutation,
      variables: { input },
      onCompleted: (response, errors) => {
        if (errors?.length) return reject(new Error("Only half an answer."));
        onResponse(response);
        resolve(response);
      },
      onError: reject,
    });
  });
}
