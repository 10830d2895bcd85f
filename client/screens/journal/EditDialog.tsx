import { useId, useRef, type ReactNode } from "react";
import { Button } from "#client/ui/Button.tsx";
import { Dialog } from "#client/ui/Dialog.tsx";
import { form as formStyle } from "./EditDialog.css.ts";

interface EditDialogProps {
  open: boolean;
  title: string;
  /** Escape, the cross, a press outside: the changes wait until it is opened again. */
  onClose: () => void;
  /** The changes are given up. */
  onDiscard: () => void;
  onSave: (form: HTMLFormElement) => void;
  isChanged: boolean;
  canSave: boolean;
  isSaving: boolean;
  children: ReactNode;
}

/** The frame of every editor of an entry. */
export function EditDialog(props: EditDialogProps) {
  const { open, title, onClose, onDiscard, onSave, isChanged, canSave, isSaving, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={onDiscard} disabled={isSaving}>
            {isChanged ? "Discard changes" : "Cancel"}
          </Button>
          <Button
            ref={button}
            type="submit"
            form={id}
            disabled={!canSave || !isChanged}
            busy={isSaving}
            busyLabel="Saving..."
          >
            Save changes
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!canSave || !isChanged || isSaving) return;
          button.current?.focus();
          onSave(event.currentTarget);
        }}
      >
        <div className={formStyle} inert={isSaving}>
          {children}
        </div>
      </form>
    </Dialog>
  );
}
