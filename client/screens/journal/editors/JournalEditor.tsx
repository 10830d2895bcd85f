import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { JournalEditor_entry$key } from "#client/__generated__/JournalEditor_entry.graphql.ts";
import type { JournalEditorMutation } from "#client/__generated__/JournalEditorMutation.graphql.ts";
import { useSubmit } from "#client/data/useSubmit.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { fromEnum } from "#domain/enums.ts";
import { defaultJournalEmoji, journalEmojis } from "#domain/journal.ts";
import { journalEntry, journalInput, type JournalSaid } from "./journalEntry.ts";
import { JournalFields } from "./JournalFields.tsx";
import { EditDialog } from "./EditDialog.tsx";
import { useEditor } from "./useEditor.ts";

interface JournalEditorProps extends OpenedProps {
  entry: JournalEditor_entry$key;
}

/** Changes a page of the journal. What it earned stays. */
export function JournalEditor({ entry: key, open, onClose }: JournalEditorProps) {
  const entry = useFragment(
    graphql`
      fragment JournalEditor_entry on JournalEntry {
        id
        title
        body
        emoji
        occurredAt
        timeZone
        createdAt
        editedAt
      }
    `,
    key,
  );
  const said: JournalSaid = {
    title: entry.title ?? "",
    emoji: fromEnum(journalEmojis, entry.emoji) ?? defaultJournalEmoji,
    body: entry.body,
  };
  const editor = useEditor(entry, said, onClose);
  const [submit, isSaving] = useSubmit<JournalEditorMutation>(editJournalEntry, {
    saved: { title: "Entry Updated" },
    failed: journalEntry.failed,
  });
  const { values, change, errorAt } = editor;
  const input = journalInput(values);

  const save = () => editor.save((what, ending) => submit({ variables: { input: { ...input, ...what } }, ...ending }));

  return (
    <EditDialog
      open={open}
      title="Edit Journal Entry"
      onClose={onClose}
      onSave={save}
      canSave={input !== undefined}
      isSaving={isSaving}
      editor={editor}
    >
      <JournalFields words={values} onChange={change} errorAt={errorAt} />
    </EditDialog>
  );
}

const editJournalEntry = graphql`
  mutation JournalEditorMutation($input: EditJournalEntryInput!) {
    editJournalEntry(input: $input) {
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
      }
    }
  }
`;
