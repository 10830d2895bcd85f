// Printed from domain/entries/ by `npm run generate`.
import { graphql } from "relay-runtime";

/** Save a new entry of a kind. */
export const saves = {
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

/** Change an entry of a kind whose earlier save turns out to be stored. */
export const edits = {
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
