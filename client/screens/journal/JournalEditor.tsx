import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { JournalEditor_entry$key } from "#client/__generated__/JournalEditor_entry.graphql.ts";
import type { JournalEditorMutation } from "#client/__generated__/JournalEditorMutation.graphql.ts";
import { historyChanged } from "#client/relay/history.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { fromEnum } from "#domain/enums.ts";
import { defaultJournalEmoji, journalEmojis } from "#domain/journal.ts";
import { EditDialog } from "./EditDialog.tsx";
import { EditedWhen } from "./EditedWhen.tsx";
import type { EntryDialogProps } from "./EntryTools.tsx";
import { canSave, sentWords } from "./journalDraft.ts";
import { JournalFields } from "./JournalFields.tsx";
import { useEditor } from "./useEditor.ts";

interface JournalEditorProps extends EntryDialogProps {
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
  const stored = {
    title: entry.title ?? "",
    emoji: fromEnum(journalEmojis, entry.emoji) ?? defaultJournalEmoji,
    body: entry.body,
  };
  const { values, isChanged, edit, finish, point, errorAt, timeIn, moves } = useEditor(entry, stored, onClose);
  const [submit, isSaving] = useSubmit<JournalEditorMutation>(editJournalEntry, {
    saved: { title: "Entry Updated" },
    failed: () => ({ title: "Error", description: "Failed to save journal entry. Please try again." }),
  });

  const save = (form: HTMLFormElement) => {
    const time = timeIn(form);
    if (!time) return;

    if (time.occurredAt) moves();
    submit({
      variables: { input: { id: entry.id, ...sentWords(values), ...time } },
      ...(time.occurredAt ? { updater: historyChanged } : {}),
      onSaved: finish,
      onRefused: (refusal) => point(form, refusal),
    });
  };

  return (
    <EditDialog
      open={open}
      title="Edit Journal Entry"
      onClose={onClose}
      onDiscard={finish}
      onSave={save}
      isChanged={isChanged}
      canSave={canSave(values)}
      isSaving={isSaving}
    >
      <JournalFields words={values} onChange={edit} errorAt={errorAt} />
      <EditedWhen
        value={values.when}
        zone={entry.timeZone}
        onChange={(when) => edit({ when })}
        error={errorAt("occurredAt")}
      />
    </EditDialog>
  );
}

const editJournalEntry = graphql`
  mutation JournalEditorMutation($input: EditJournalEntryInput!) {
    editJournalEntry(input: $input) {
      ... on EditJournalEntryPayload {
        entry {
          ...JournalEntryCard_entry
        }
        viewer {
          ...DashboardScreen_viewer
          ...PeriodSelect_viewer
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
