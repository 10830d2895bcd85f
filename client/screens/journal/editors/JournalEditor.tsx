import { useFragment } from "react-relay";
import { graphql, readInlineData } from "relay-runtime";
import type { JournalEditor_entry$key } from "#client/__generated__/JournalEditor_entry.graphql.ts";
import type { entryContent_entry$key } from "#client/__generated__/entryContent_entry.graphql.ts";
import { entryContent } from "#client/data/made/entryContent.ts";
import { useKnownWords } from "#client/data/words/knownWords.ts";
import { editedTagsInput, tagsIn } from "#client/screens/_tags/tagInput.ts";
import { EntryTags } from "#client/screens/_tags/EntryTags.tsx";
import { inputFrom, valuesOf } from "#client/screens/_entries/values.ts";
import { journalEntry } from "./journalEntry.ts";
import { JournalFields } from "./JournalFields.tsx";
import { EditForm } from "./EditForm.tsx";
import { useEditor } from "./useEditor.ts";

interface JournalEditorProps {
  entry: JournalEditor_entry$key;
  onDelete: () => void;
  /** Called when the changes are saved. */
  onDone: () => void;
}

/** Edits a journal page. Its karma does not change. */
export function JournalEditor({ entry: key, onDelete, onDone }: JournalEditorProps) {
  const data = useFragment(
    graphql`
      fragment JournalEditor_entry on JournalEntry {
        ...entryContent_entry
      }
    `,
    key,
  );
  const entry = readInlineData<entryContent_entry$key>(entryContent.journal, data);
  const wordOf = useKnownWords();
  const editor = useEditor(
    entry,
    {
      kind: "journal",
      valuesOf: (content) => ({ ...valuesOf("journal", content), tags: tagsIn(content, wordOf) }),
      saved: { title: "Entry Updated" },
      failed: journalEntry.failed,
    },
    onDone,
  );
  const { values, change, errorAt } = editor;
  const input = inputFrom("journal", values);

  const save = () => input && editor.save({ ...input, ...editedTagsInput(values) });

  return (
    <EditForm
      title="Edit Journal Entry"
      onSave={save}
      onDelete={onDelete}
      canSave={input !== undefined}
      editor={editor}
    >
      <JournalFields words={values} onChange={change} errorAt={errorAt} />
      <EntryTags tags={values.tags} onChange={change} errorAt={errorAt} />
    </EditForm>
  );
}
