import { useState } from "react";
import { useFragment } from "react-relay";
import { graphql, readInlineData } from "relay-runtime";
import type { ActionEditor_action$key } from "#client/__generated__/ActionEditor_action.graphql.ts";
import type { entryContent_action$key } from "#client/__generated__/entryContent_action.graphql.ts";
import { entryContent } from "#client/data/made/entryContent.ts";
import { useKnownWords } from "#client/data/words/knownWords.ts";
import { columns, side } from "#client/screens/_questions/actionColumns.css.ts";
import { Questions } from "#client/screens/_questions/Questions.tsx";
import { headingOf, useFolding } from "#client/screens/_questions/useFolding.ts";
import { WordSections } from "#client/screens/_questions/WordSections.tsx";
import { inputFrom, valuesOf } from "#client/screens/_entries/values.ts";
import { editedTagsInput, tagsIn } from "#client/screens/_tags/tagInput.ts";
import { EntryTags } from "#client/screens/_tags/EntryTags.tsx";
import { answer, type WizardAnswers } from "#domain/wizard.ts";
import { answersIn, draftOfAnswers, hasOwnDescription, karmaOf } from "./actionValues.ts";
import { EditInForm } from "./EditInForm.tsx";
import { useEditor } from "./useEditor.ts";
import { WhenWritten } from "./WhenWritten.tsx";

interface ActionEditorProps {
  action: ActionEditor_action$key;
  onDelete: () => void;
  /** Called when the changes are saved. */
  onDone: () => void;
}

/** Edits an action or event in the wizard's own form. A changed answer clears what the wizard clears. */
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
      valuesOf: (content) => ({ ...draftOfAnswers(valuesOf("action", content)), tags: tagsIn(content, wordOf) }),
      saved: { title: "Entry Updated" },
      failed: (reason = "Failed to save your changes. Please try again.") => ({ title: "Error", description: reason }),
    },
    onDone,
  );
  const { values, change, errorAt } = editor;
  const answers = answersIn(values);
  const folding = useFolding(answers);
  const [isDescribed] = useState(() => hasOwnDescription(answers));
  const input = inputFrom("action", answers);

  const changesKarma = JSON.stringify(karmaOf(answers)) !== JSON.stringify(karmaOf(valuesOf("action", action)));
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
  const answerWith = (more: Partial<WizardAnswers>) => change(draftOfAnswers(answer(answers, more)));

  return (
    <EditInForm
      title={answers.type === "event" ? "Edit Event Entry" : "Edit Action Entry"}
      onSave={save}
      onDelete={onDelete}
      canSave={input !== undefined}
      editor={editor}
      look={{ form: columns, side }}
    >
      <Questions answers={answers} onAnswer={answerWith} folding={folding} />
      <WordSections
        answers={answers}
        errorAt={errorAt}
        onAnswer={answerWith}
        when={<WhenWritten editor={editor} />}
        tags={<EntryTags tags={values.tags} onChange={change} errorAt={errorAt} />}
        headingId={headingOf(folding.id, "preview")}
        unasked={isDescribed ? ["description", "note"] : ["note"]}
      />
    </EditInForm>
  );
}
