import { useId, useRef, useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import type { Busy } from "#client/ui/controls/pressing.ts";
import { Form } from "#client/ui/fields/Form.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";

interface NameDialogProps extends OpenedProps {
  title: string;
  label: string;
  hint?: string;
  /** The name as it is. */
  name: string;
  maxLength: number;
  problemOf: (name: string) => string | undefined;
  busy: Busy;
  onSave: (name: string) => void;
}

/** Asks for the new name of a tag or a group. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, hint, name, maxLength, problemOf, busy, onSave, open, onClose } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();

  const save = () => {
    const found = problemOf(typed);
    setProblem(found);
    if (found === undefined) onSave(typed);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <Form ref={form} id={id} onSubmit={save} busy={busy === true}>
        <TextField
          name="name"
          label={label}
          hint={hint}
          maxLength={maxLength}
          value={typed}
          onChange={setTyped}
          {...(problem ? { error: problem } : {})}
        />
      </Form>
    </Dialog>
  );
}
