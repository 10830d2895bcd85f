import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodNoteQuery } from "#client/__generated__/MoodNoteQuery.graphql.ts";
import { CannotOpen } from "#client/ui/notes/CannotOpen.tsx";
import { note as noteStyle, title } from "./MoodNote.css.ts";

interface MoodNoteProps {
  id: string;
  /** A new value refetches. */
  attempt: number;
}

/** The note of a mood entry. */
export function MoodNote({ id, attempt }: MoodNoteProps) {
  const { node } = useLazyLoadQuery<MoodNoteQuery>(
    graphql`
      query MoodNoteQuery($id: ID!) {
        node(id: $id) {
          ... on Mood {
            journalTitle
            note
            isUnreadable
          }
        }
      }
    `,
    { id },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );

  if (!node) return <p className={noteStyle}>This entry isn’t here any more.</p>;
  if (node.isUnreadable) return <CannotOpen kind="entry" />;
  return (
    <>
      {node.journalTitle && (
        <p className={title} dir="auto">
          {node.journalTitle}
        </p>
      )}
      <p className={noteStyle} dir="auto">
        {node.note}
      </p>
    </>
  );
}
