import { useFragment } from "react-relay";
import { graphql, readInlineData } from "relay-runtime";
import type { ActionEditor_action$key } from "#client/__generated__/ActionEditor_action.graphql.ts";
import type { entryContent_action$key } from "#client/__generated__/entryContent_action.graphql.ts";
import { entryContent } from "#client/data/made/entryContent.ts";
import { useKnownWords } from "#client/data/words/knownWords.ts";
import { Questions } from "#client/screens/_questions/Questions.tsx";
import { useFolding } from "#client/screens/_questions/useFolding.ts";
import { inputFrom, valuesOf } from "#client/screens/_entries/values.ts";
import { editedTagsInput, tagsIn } from "#client/screens/_tags/tagInput.ts";
import { EntryTags } from "#client/screens/_tags/EntryTags.tsx";
import { ActionTexts } from "./ActionTexts.tsx";
import { karmaOf } from "./actionValues.ts";
import { EditForm } from "./EditForm.tsx";
import { useEditor } from "./useEditor.ts";

interface ActionEditorProps {
  action: ActionEditor_action$key;
  onDelete: () => void;
  /** Called when the changes are saved. */
  onDone: () => void;
}

/** Edits an action or event: every choice and text of the wizard, with the same karma preview. */
export function ActionEditor({ action: key, onDelete, onDone }: ActionEditorProps) {
  const data = useFragment(
    graphql`
      fragment ActionEditor_action on Action {
        ...entryContent_action
      }
    `,
    key,
  );
  const action = readInlineData<entryContent_action$key>(entryContent.action, data);
  const wordOf = useKnownWords();
  const editor = useEditor(
    action,
    {
      kind: "action",
      valuesOf: (content) => ({ ...valuesOf("action", content), tags: tagsIn(content, wordOf) }),
      saved: { title: "Entry Updated" },
      failed: (reason = "Failed to save your changes. Please try again.") => ({ title: "Error", description: reason }),
    },
    onDone,
  );
  const { values, change, errorAt } = editor;
  const folding = useFolding(values);
  const input = inputFrom("action", values);

  const changesKarma = JSON.stringify(karmaOf(values)) !== JSON.stringify(karmaOf(valuesOf("action", action)));
  const description = "Your karma balance has been updated.";

  const save = () =>
    input &&
    editor.save(
      { ...input, ...editedTagsInput(values) },
      {
        changesLists: input.classification !== action.classification,
        words: { title: "Entry Updated", ...(changesKarma ? { description } : {}) },
      },
    );

  return (
    <EditForm
      title={values.type === "event" ? "Edit Event Entry" : "Edit Action Entry"}
      onSave={save}
      onDelete={onDelete}
      canSave={input !== undefined}
      editor={editor}
    >
      {/* Unlike in the wizard, changing one choice keeps the others: it may be the only mistake. */}
      <Questions answers={values} onAnswer={change} folding={folding} />
      <ActionTexts values={values} onChange={change} errorAt={errorAt} />
      <EntryTags tags={values.tags} onChange={change} errorAt={errorAt} />
    </EditForm>
  );
}
