import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodEditor_mood$data, MoodEditor_mood$key } from "#client/__generated__/MoodEditor_mood.graphql.ts";
import { useKnownWords } from "#client/data/knownWords.ts";
import { FinerWords } from "#client/screens/_entries/FinerWords.tsx";
import { MoodChoice } from "#client/screens/_entries/MoodChoice.tsx";
import { moodEntry, type MoodValues } from "#client/screens/_entries/moodEntry.ts";
import { editedTagsInput, tagsIn } from "#client/screens/_tags/tagInput.ts";
import { EntryTags } from "#client/screens/_tags/EntryTags.tsx";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { fromEnum } from "#domain/enums.ts";
import { finerWordFor } from "#domain/finerWords.ts";
import { textLimits } from "#domain/limits.ts";
import { moods } from "#domain/moods.ts";
import { EditDialog } from "./EditDialog.tsx";
import { useEditor } from "./useEditor.ts";

interface MoodEditorProps extends OpenedProps {
  mood: MoodEditor_mood$key;
}

/** Edits a check-in. */
export function MoodEditor({ mood: key, open, onClose }: MoodEditorProps) {
  const mood = useFragment(
    graphql`
      fragment MoodEditor_mood on Mood {
        id
        version
        value
        finerWord
        journalTitle
        note
        ownMood {
          id
        }
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
    key,
  );
  const wordOf = useKnownWords();
  const editor = useEditor(
    mood,
    {
      kind: "mood",
      valuesOf: (content) => ({ ...valuesOf(content), tags: tagsIn(content, wordOf) }),
      saved: { title: "Entry Updated" },
      failed: moodEntry.failed,
    },
    onClose,
  );
  const { values, change, errorAt } = editor;

  const save = () => {
    const input = moodEntry.inputFrom(values);
    if (input) editor.save({ ...input, ...editedTagsInput(values) });
  };

  return (
    <EditDialog open={open} title="Edit Mood Entry" onClose={onClose} onSave={save} canSave editor={editor}>
      <MoodChoice
        value={values.value}
        ownMoodId={values.ownMoodId}
        onChange={(chosen) => change({ ...chosen, ...(chosen.value === values.value ? {} : { finerWord: null }) })}
      />
      {values.value && (
        <FinerWords
          mood={values.value}
          chosen={values.finerWord ?? null}
          onChoose={(finerWord) => change({ finerWord })}
        />
      )}
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
      <EntryTags tags={values.tags} onChange={change} errorAt={errorAt} />
    </EditDialog>
  );
}

type Content = Pick<MoodEditor_mood$data, "value" | "finerWord" | "journalTitle" | "note" | "ownMood"> & {
  /** Of an edit that waits on this device. */
  ownMoodId?: string | null;
};

function valuesOf({ value, finerWord, journalTitle, note, ownMood, ownMoodId }: Content): MoodValues {
  const mood = fromEnum(moods, value) ?? "neutral";
  return {
    value: mood,
    finerWord: finerWordFor(mood, finerWord) ?? null,
    ownMoodId: ownMoodId === undefined ? (ownMood?.id ?? null) : ownMoodId,
    journalTitle: journalTitle ?? "",
    note: note ?? "",
  };
}
