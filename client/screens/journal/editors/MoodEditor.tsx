import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodEditor_mood$key } from "#client/__generated__/MoodEditor_mood.graphql.ts";
import type { MoodEditorMutation } from "#client/__generated__/MoodEditorMutation.graphql.ts";
import { useSubmit } from "#client/data/useSubmit.ts";
import { MoodChoice } from "#client/screens/_entries/MoodChoice.tsx";
import { moodEntry, type MoodSaid } from "#client/screens/_entries/moodEntry.ts";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { fromEnum } from "#domain/enums.ts";
import { textLimits } from "#domain/limits.ts";
import { moods } from "#domain/moods.ts";
import { EditDialog } from "./EditDialog.tsx";
import { useEditor } from "./useEditor.ts";

interface MoodEditorProps extends OpenedProps {
  mood: MoodEditor_mood$key;
}

/** Changes a check-in. */
export function MoodEditor({ mood: key, open, onClose }: MoodEditorProps) {
  const mood = useFragment(
    graphql`
      fragment MoodEditor_mood on Mood {
        id
        value
        journalTitle
        note
        occurredAt
        timeZone
        createdAt
        editedAt
      }
    `,
    key,
  );
  const said: MoodSaid = {
    value: fromEnum(moods, mood.value) ?? "neutral",
    journalTitle: mood.journalTitle ?? "",
    note: mood.note ?? "",
  };
  const editor = useEditor(mood, said, onClose);
  const [submit, isSaving] = useSubmit<MoodEditorMutation>(editMood, {
    saved: { title: "Entry Updated" },
    failed: moodEntry.failed,
  });
  const { values, change, errorAt } = editor;

  const save = () =>
    editor.save((what, ending) =>
      submit({ variables: { input: { ...moodEntry.inputFrom(values), ...what } }, ...ending }),
    );

  return (
    <EditDialog
      open={open}
      title="Edit Mood Entry"
      onClose={onClose}
      onSave={save}
      canSave
      isSaving={isSaving}
      editor={editor}
    >
      <MoodChoice value={values.value} onChange={(value) => change({ value })} />
      <TextArea
        name="journalTitle"
        label="Journal entry title"
        rows={2}
        maxLength={textLimits.moodTitle}
        value={values.journalTitle}
        onChange={(journalTitle) => change({ journalTitle })}
        error={errorAt("journalTitle")}
      />
      <TextArea
        name="note"
        label="Journal note"
        maxLength={textLimits.note}
        value={values.note}
        onChange={(note) => change({ note })}
        error={errorAt("note")}
      />
    </EditDialog>
  );
}

const editMood = graphql`
  mutation MoodEditorMutation($input: EditMoodInput!) {
    editMood(input: $input) {
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
      }
    }
  }
`;
