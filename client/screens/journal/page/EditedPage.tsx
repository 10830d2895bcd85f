import { useRef } from "react";
import { useFragment } from "react-relay";
import { graphql, readInlineData } from "relay-runtime";
import type { EditedPage_entry$key } from "#client/__generated__/EditedPage_entry.graphql.ts";
import type { entryContent_entry$key } from "#client/__generated__/entryContent_entry.graphql.ts";
import { entryContent } from "#client/data/made/entryContent.ts";
import { useKnownWords } from "#client/data/words/knownWords.ts";
import { hasDrafts } from "#client/platform/drafts.ts";
import { inputFrom, valuesOf } from "#client/screens/_entries/values.ts";
import { editedTagsInput, tagsIn } from "#client/screens/_tags/tagInput.ts";
import { EditDock } from "../editors/EditDock.tsx";
import { useEditor } from "../editors/useEditor.ts";
import { WhenWritten } from "../editors/WhenWritten.tsx";
import { WrittenLine } from "../editors/WrittenLine.tsx";
import { journalEntry } from "./journalEntry.ts";
import { PageSheet } from "./PageSheet.tsx";
import { PageState } from "./PageState.tsx";
import { WhenLine } from "./WhenLine.tsx";

interface EditedPageProps {
  entry: EditedPage_entry$key;
  onDelete: () => void;
  /** Called when the changes are saved. */
  onDone: () => void;
}

/** A page of the journal that is edited, on the paper on which it was written. Its karma does not change. */
export function EditedPage({ entry: key, onDelete, onDone }: EditedPageProps) {
  const data = useFragment(
    graphql`
      fragment EditedPage_entry on JournalEntry {
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
  const body = useRef<HTMLTextAreaElement>(null);
  const { form, zone, values, change, errorAt, isChanged, isSaving, comparison } = editor;
  const input = inputFrom("journal", values);
  const hasWork = input !== undefined && isChanged;
  const save = () => hasWork && editor.save({ ...input, ...editedTagsInput(values) });

  return (
    <section aria-label="Edit Journal Entry">
      <PageSheet
        form={form}
        body={body}
        values={values}
        onChange={change}
        errorAt={errorAt}
        onSubmit={save}
        isSaving={isSaving}
        first={<WrittenLine editor={editor} />}
        when={
          <WhenLine value={values.when} zone={zone} error={errorAt("occurredAt")}>
            <WhenWritten editor={editor} />
          </WhenLine>
        }
        foot={<PageState body={values.body} isKept={isChanged && hasDrafts()} />}
        dock={<EditDock canSave={hasWork} isSaving={isSaving} onDelete={onDelete} />}
      />
      {comparison}
    </section>
  );
}
