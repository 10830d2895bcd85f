// Printed from domain/entries/ by `npm run generate`.
import { graphql } from "relay-runtime";

/** What the editor of a kind reads of its entry. */
export const entryContent = {
  action: graphql`
    fragment entryContent_action on Action @inline {
      id
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
      timeZone
      createdAt
      editedAt
    }
  `,
  mood: graphql`
    fragment entryContent_mood on Mood @inline {
      id
      version
      value
      ownMood {
        id
      }
      finerWord
      journalTitle
      note
      ownTags {
        id
        name
      }
      occurredAt
      timeZone
      createdAt
      editedAt
    }
  `,
  journal: graphql`
    fragment entryContent_entry on JournalEntry @inline {
      id
      version
      emoji
      title
      body
      ownTags {
        id
        name
      }
      occurredAt
      timeZone
      createdAt
      editedAt
    }
  `,
};
