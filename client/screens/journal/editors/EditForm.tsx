import type { ReactNode } from "react";
import { Form } from "#client/ui/fields/Form.tsx";
import { EditDock } from "./EditDock.tsx";
import { paper } from "./EditForm.css.ts";
import type { Editor } from "./useEditor.ts";
import { WhenWritten } from "./WhenWritten.tsx";
import { WrittenLine } from "./WrittenLine.tsx";

interface EditFormProps {
  title: string;
  onSave: () => void;
  onDelete: () => void;
  canSave: boolean;
  editor: Editor;
  children: ReactNode;
}

/** The form in which an action or a mood is edited, with its time. */
export function EditForm({ title, onSave, onDelete, canSave, editor, children }: EditFormProps) {
  const { form, isChanged, isSaving, comparison } = editor;
  const hasWork = canSave && isChanged;

  return (
    <section aria-label={title}>
      <Form
        ref={form}
        onSubmit={() => hasWork && onSave()}
        busy={isSaving}
        end={<EditDock canSave={hasWork} isSaving={isSaving} onDelete={onDelete} />}
      >
        <div className={paper}>
          <WrittenLine editor={editor} />
          {children}
          <WhenWritten editor={editor} />
        </div>
      </Form>
      {comparison}
    </section>
  );
}
