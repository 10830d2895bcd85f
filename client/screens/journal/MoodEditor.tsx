import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodEditor_mood$key } from "#client/__generated__/MoodEditor_mood.graphql.ts";
import type { MoodEditorMutation } from "#client/__generated__/MoodEditorMutation.graphql.ts";
import { historyChanged } from "#client/relay/history.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { RadioGrid } from "#client/ui/RadioGrid.tsx";
import { TextArea } from "#client/ui/TextArea.tsx";
import { asEnum, fromEnum } from "#domain/enums.ts";
import { textLimits } from "#domain/limits.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { EditDialog } from "./EditDialog.tsx";
import { EditedWhen } from "./EditedWhen.tsx";
import type { EntryDialogProps } from "./EntryTools.tsx";
import { useEditor } from "./useEditor.ts";

interface MoodEditorProps extends EntryDialogProps {
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
  const stored = {
    value: fromEnum(moods, mood.value) ?? "neutral",
    journalTitle: mood.journalTitle ?? "",
    note: mood.note ?? "",
  };
  const { values, isChanged, edit, finish, point, errorAt, timeIn, moves } = useEditor(mood, stored, onClose);
  const [submit, isSaving] = useSubmit<MoodEditorMutation>(editMood, {
    saved: { title: "Entry Updated" },
    failed: (reason = "Please try again.") => ({ title: "Error", description: `Failed to save mood: ${reason}` }),
  });

  const save = (form: HTMLFormElement) => {
    const time = timeIn(form);
    if (!time) return;

    if (time.occurredAt) moves();
    const { value, journalTitle, note } = values;
    const input = { value: asEnum(value), journalTitle: journalTitle.trim(), note: note.trim() };
    submit({
      variables: { input: { id: mood.id, ...input, ...time } },
      ...(time.occurredAt ? { updater: historyChanged } : {}),
      onSaved: finish,
      onRefused: (refusal) => point(form, refusal),
    });
  };

  return (
    <EditDialog
      open={open}
      title="Edit Mood Entry"
      onClose={onClose}
      onDiscard={finish}
      onSave={save}
      isChanged={isChanged}
      canSave
      isSaving={isSaving}
    >
      <RadioGrid
        label="Choose your mood"
        columns={6}
        options={moodOptions}
        value={values.value}
        onChange={(value) => edit({ value })}
      />
      <TextArea
        name="journalTitle"
        label="Journal entry title"
        rows={2}
        maxLength={textLimits.moodTitle}
        value={values.journalTitle}
        onChange={(journalTitle) => edit({ journalTitle })}
        error={errorAt("journalTitle")}
      />
      <TextArea
        name="note"
        label="Journal note"
        maxLength={textLimits.note}
        value={values.note}
        onChange={(note) => edit({ note })}
        error={errorAt("note")}
      />
      <EditedWhen
        value={values.when}
        zone={mood.timeZone}
        onChange={(when) => edit({ when })}
        error={errorAt("occurredAt")}
      />
    </EditDialog>
  );
}

const moodOptions = moods.map((value) => ({ value, emoji: moodFaces[value].emoji, label: moodFaces[value].label }));

const editMood = graphql`
  mutation MoodEditorMutation($input: EditMoodInput!) {
    editMood(input: $input) {
      ... on EditMoodPayload {
        mood {
          aiInsight {
            key
          }
          ...MoodEntryCard_mood
        }
        viewer {
          ...DashboardScreen_viewer
          ...PeriodSelect_viewer
          ...promptFacts_viewer
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
