import type { ReactNode } from "react";
import { Form } from "#client/ui/fields/Form.tsx";
import { useBeside } from "#client/ui/layout/useWide.ts";
import { EditDock, EditSide } from "./EditDock.tsx";
import { first } from "./EditInForm.css.ts";
import type { Editor } from "./useEditor.ts";
import { WrittenLine } from "./WrittenLine.tsx";

interface EditInFormProps {
  title: string;
  onSave: () => void;
  onDelete: () => void;
  canSave: boolean;
  editor: Editor;
  /** The classes that place the fields and, where there is room, the buttons beside them. */
  look: { form: string; side: string };
  children: ReactNode;
}

/** The form in which an action or a mood is edited: the one that it was made with. */
export function EditInForm({ title, onSave, onDelete, canSave, editor, look, children }: EditInFormProps) {
  const { form, isChanged, isSaving, comparison } = editor;
  const isBeside = useBeside();
  const hasWork = canSave && isChanged;
  const buttons = { canSave: hasWork, isSaving, onDelete };

  return (
    <section aria-label={title}>
      <Form
        ref={form}
        onSubmit={() => hasWork && onSave()}
        busy={isSaving}
        look={look.form}
        end={
          isBeside ? (
            <div className={look.side}>
              <EditSide {...buttons}>
                <WrittenLine editor={editor} />
              </EditSide>
            </div>
          ) : (
            <EditDock {...buttons} />
          )
        }
      >
        {!isBeside && (
          <div className={first}>
            <WrittenLine editor={editor} />
          </div>
        )}
        {children}
      </Form>
      {comparison}
    </section>
  );
}
