import { graphql, type Environment, type GraphQLTaggedNode } from "relay-runtime";
import type { editEntryActionMutation } from "#client/__generated__/editEntryActionMutation.graphql.ts";
import type { editEntryJournalMutation } from "#client/__generated__/editEntryJournalMutation.graphql.ts";
import type { editEntryMoodMutation } from "#client/__generated__/editEntryMoodMutation.graphql.ts";
import { isRecord } from "#client/platform/problem.ts";
import { committed } from "./committed.ts";
import type { EntryKind } from "./saveEntry.ts";
import type { Refused } from "./useSubmit.ts";
import { noteOwnWords } from "./ownWordsUsed.ts";
import type { EntryEdit, KnownWord, OtherVersion } from "./waitingItem.ts";
import { invalidateLists, markWritten } from "./written.ts";

/** Has a refusal if the entry was not changed, and the other version if that is the reason. */
export interface EditOutcome {
  refusal?: Refused;
  other?: OtherVersion;
}

const edits: Record<EntryKind, GraphQLTaggedNode> = {
  action: graphql`
    mutation editEntryActionMutation($input: EditActionInput!) {
      edited: editAction(input: $input) {
        __typename
        ... on EditActionPayload {
          action {
            day {
              ...DaySums_day
            }
            aiInsight {
              key
              text
            }
            ...ActionEntryCard_action
          }
          viewer {
            ...written_viewer
          }
        }
        ... on Refusal {
          message
          code
          field
          current {
            ... on Action {
              version
              type
              classification
              intention
              emotionResponse
              effectOnOthers
              eventTitle
              description
              reflection1
              reflection2
              reflection3
              note
              ownTags {
                id
                name
              }
              occurredAt
              createdAt
              editedAt
              ...ActionEntryCard_action @alias(as: "card")
            }
          }
        }
      }
    }
  `,
  mood: graphql`
    mutation editEntryMoodMutation($input: EditMoodInput!) {
      edited: editMood(input: $input) {
        __typename
        ... on EditMoodPayload {
          mood {
            day {
              ...DaySums_day
            }
            aiInsight {
              key
              text
            }
            ...MoodEntryCard_mood
          }
          viewer {
            ...written_viewer
          }
        }
        ... on Refusal {
          message
          code
          field
          current {
            ... on Mood {
              version
              value
              finerWord
              ownMood {
                id
                name
                emoji
              }
              journalTitle
              note
              ownTags {
                id
                name
              }
              occurredAt
              createdAt
              editedAt
              ...MoodEntryCard_mood @alias(as: "card")
            }
          }
        }
      }
    }
  `,
  journal: graphql`
    mutation editEntryJournalMutation($input: EditJournalEntryInput!) {
      edited: editJournalEntry(input: $input) {
        __typename
        ... on EditJournalEntryPayload {
          entry {
            day {
              ...DaySums_day
            }
            ...JournalEntryCard_entry
          }
          viewer {
            ...written_viewer
          }
        }
        ... on Refusal {
          message
          code
          field
          current {
            ... on JournalEntry {
              version
              title
              body
              emoji
              ownTags {
                id
                name
              }
              occurredAt
              createdAt
              editedAt
              ...JournalEntryCard_entry @alias(as: "card")
            }
          }
        }
      }
    }
  `,
};

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
  const { current } = answer as { current?: Current | null };
  return { refusal: answer, ...(current?.version === undefined ? {} : { other: otherVersionOf(current) }) };
}

/** The fields of `current` that every kind has. */
interface Current {
  version?: string;
  createdAt: string;
  editedAt?: string | null;
  /** One that was deleted meanwhile is null. */
  ownTags?: readonly (KnownWord | null)[];
  /** Of a mood. */
  ownMood?: KnownWord | null;
}

function otherVersionOf({ version = "", createdAt, editedAt, ownTags, ownMood, ...content }: Current): OtherVersion {
  // Relay's own fields are objects or have two underscores in their name.
  const own = Object.entries(content).filter(([name, value]) => !name.startsWith("__") && !isRecord(value));
  const tags = (ownTags ?? []).filter((tag) => tag !== null);
  const input: object = {
    ...Object.fromEntries(own),
    tagIds: tags.map(({ id }) => id),
    ...(ownMood === undefined ? {} : { ownMoodId: ownMood?.id ?? null }),
  };
  return {
    version,
    changedAt: editedAt ?? createdAt,
    // Safe: these fields are those of the kind's input.
    input: input as OtherVersion["input"],
    words: [...tags, ...(ownMood ? [ownMood] : [])],
  };
}
