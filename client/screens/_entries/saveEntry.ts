import { commitMutation, graphql, type Environment, type GraphQLTaggedNode } from "relay-runtime";
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
import type { Refused } from "#client/data/useSubmit.ts";
import { noteMoved, noteWritten } from "#client/data/written.ts";

/** What is said of a new entry. It names every text, null where there is none, and a time only if one was chosen. */
export interface EntryInputs {
  action: Omit<LogActionInput, "stamp">;
  mood: Omit<SaveMoodInput, "stamp">;
  journal: Omit<WriteJournalEntryInput, "stamp">;
}

export type EntryKind = keyof EntryInputs;

/** Which save it is, and when and where Save was pressed (docs/rules.md, When). */
export type Pressed = Omit<EntryStamp, "sentAt">;

/** With a refusal it is not saved. */
export interface SaveOutcome {
  refusal?: Refused;
}

const saves: Record<EntryKind, GraphQLTaggedNode> = {
  action: graphql`
    mutation saveEntryActionMutation($input: LogActionInput!) {
      saved: logAction(input: $input) {
        __typename
        ... on LogActionPayload {
          alreadySaved
          entry: action {
            id
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
  `,
  mood: graphql`
    mutation saveEntryMoodMutation($input: SaveMoodInput!) {
      saved: saveMood(input: $input) {
        __typename
        ... on SaveMoodPayload {
          alreadySaved
          entry: mood {
            id
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
  `,
  journal: graphql`
    mutation saveEntryJournalMutation($input: WriteJournalEntryInput!) {
      saved: writeJournalEntry(input: $input) {
        __typename
        ... on WriteJournalEntryPayload {
          alreadySaved
          entry {
            id
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
  `,
};

const edits: Record<EntryKind, GraphQLTaggedNode> = {
  action: graphql`
    mutation saveEntryActionEditMutation($input: EditActionInput!) {
      edited: editAction(input: $input) {
        __typename
        ... on EditActionPayload {
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
  `,
  mood: graphql`
    mutation saveEntryMoodEditMutation($input: EditMoodInput!) {
      edited: editMood(input: $input) {
        __typename
        ... on EditMoodPayload {
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
  `,
  journal: graphql`
    mutation saveEntryJournalEditMutation($input: EditJournalEntryInput!) {
      edited: editJournalEntry(input: $input) {
        __typename
        ... on EditJournalEntryPayload {
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
  `,
};

type Saved = (saveEntryActionMutation | saveEntryMoodMutation | saveEntryJournalMutation)["response"];
type Edited = (saveEntryActionEditMutation | saveEntryMoodEditMutation | saveEntryJournalEditMutation)["response"];

/**
 * Saves a new entry. If an earlier try was stored though its answer was lost, it edits that one, and moves it only to a
 * chosen time (docs/rules.md, Saved twice). Throws an Error without an answer: then it can be called again.
 */
export async function saveEntry<Kind extends EntryKind>(
  environment: Environment,
  kind: Kind,
  input: EntryInputs[Kind],
  pressed: Pressed,
): Promise<SaveOutcome> {
  const stamp = { ...pressed, sentAt: new Date().toISOString() };
  const { saved } = await sent<Saved>(environment, saves[kind], { ...input, stamp });
  if ("code" in saved) return { refusal: saved };
  if (!("entry" in saved)) throw new Error("This answer is of a newer server.");

  if (saved.alreadySaved) {
    const { edited } = await sent<Edited>(environment, edits[kind], { ...input, id: saved.entry.id });
    if ("code" in edited) return { refusal: edited };
  }
  noteWritten(environment);
  noteMoved(environment);
  return {};
}

function sent<Response extends Record<string, unknown>>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  input: object,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    commitMutation<{ response: Response; variables: { input: object } }>(environment, {
      mutation,
      variables: { input },
      onCompleted: (response, errors) =>
        errors?.length ? reject(new Error("Only half an answer.")) : resolve(response),
      onError: reject,
    });
  });
}
