// Printed from domain/entries/ by `npm run generate`.
import { graphql } from "relay-runtime";

/** Change an entry of a kind. */
export const edits = {
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
              ...entryContent_action @alias(as: "content")
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
              ownMood {
                id
                name
                emoji
              }
              ...entryContent_mood @alias(as: "content")
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
              ...entryContent_entry @alias(as: "content")
              ...JournalEntryCard_entry @alias(as: "card")
            }
          }
        }
      }
    }
  `,
};
