import { useFragment } from "react-relay";
import { graphql, readInlineData } from "relay-runtime";
import type { MoodEditor_mood$key } from "#client/__generated__/MoodEditor_mood.graphql.ts";
import type { entryContent_mood$key } from "#client/__generated__/entryContent_mood.graphql.ts";
import { entryContent } from "#client/data/made/entryContent.ts";
import { useKnownWords } from "#client/data/words/knownWords.ts";
import { HelpBeside } from "#client/screens/_help/HelpBeside.tsx";
import { FinerWords } from "#client/screens/_entries/FinerWords.tsx";
import { MoodFields } from "#client/screens/_entries/MoodFields.tsx";
import { end, form as columns } from "#client/screens/_entries/MoodFields.css.ts";
import { moodEntry } from "#client/screens/_entries/moodEntry.ts";
import { inputFrom, valuesOf } from "#client/screens/_entries/values.ts";
import { editedTagsInput, tagsIn } from "#client/screens/_tags/tagInput.ts";
import { EntryTags } from "#client/screens/_tags/EntryTags.tsx";
import { isHardest } from "#domain/heavyDays.ts";
import { EditInForm } from "./EditInForm.tsx";
import { useEditor } from "./useEditor.ts";
import { WhenWritten } from "./WhenWritten.tsx";

interface MoodEditorProps {
  mood: MoodEditor_mood$key;
  onDelete: () => void;
  /** Called when the changes are saved. */
  onDone: () => void;
}

/** Edits a mood in the form of a new one, with its finer word. */
export function MoodEditor({ mood: key, onDelete, onDone }: MoodEditorProps) {
  const data = useFragment(
    graphql`
      fragment MoodEditor_mood on Mood {
        ...entryContent_mood
      }
    `,
    key,
  );
  const mood = readInlineData<entryContent_mood$key>(entryContent.mood, data);
  const wordOf = useKnownWords();
  const editor = useEditor(
    mood,
    {
      kind: "mood",
      valuesOf: (content) => ({ ...valuesOf("mood", content), tags: tagsIn(content, wordOf) }),
      saved: { title: "Entry Updated" },
      failed: moodEntry.failed,
    },
    onDone,
  );
  const { values, change, errorAt } = editor;

  const save = () => {
    const input = inputFrom("mood", values);
    if (input) editor.save({ ...input, ...editedTagsInput(values) });
  };

  return (
    <EditInForm title="Edit Mood Entry" onSave={save} onDelete={onDelete} canSave editor={editor} look={look}>
      <MoodFields
        values={values}
        onChange={change}
        errorAt={errorAt}
        isEdit
        before={
          <>
            <HelpBeside isShown={isHardest(values.value ?? "")} />
            {values.value && (
              <FinerWords
                mood={values.value}
                chosen={values.finerWord ?? null}
                onChoose={(finerWord) => change({ finerWord })}
              />
            )}
          </>
        }
      >
        <WhenWritten editor={editor} />
        <EntryTags tags={values.tags} onChange={change} errorAt={errorAt} />
      </MoodFields>
    </EditInForm>
  );
}

const look = { form: columns, side: end };
