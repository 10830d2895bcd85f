import { useId, useState, type ReactNode, type RefObject } from "react";
import { useShell } from "#client/chrome/session/shell.ts";
import { clock } from "#client/platform/clock.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { minuteIn } from "#domain/clocks.ts";
import { nameOfPlace } from "#domain/dayNames.ts";

interface EditDialogProps {
  open: boolean;
  title: string;
  /** Unsaved changes are kept for the next opening. */
  onClose: () => void;
  onSave: () => void;
  canSave: boolean;
  /** From `useEditor`. */
  editor: {
    form: RefObject<HTMLFormElement | null>;
    zone: string;
    values: { when: string };
    change: (changed: { when: string }) => void;
    errorAt: (field: string) => string | undefined;
    finish: () => void;
    isChanged: boolean;
    isSaving: boolean;
    /** The question which of two versions to keep, where there are two. */
    comparison: ReactNode;
  };
  children: ReactNode;
}

/** The frame of every entry editor, with the time field. */
export function EditDialog(props: EditDialogProps) {
  const { open, title, onClose, onSave, canSave, editor, children } = props;
  const { form, zone, values, change, errorAt, finish, isChanged, isSaving, comparison } = editor;
  const id = useId();
  const [now, setNow] = useState(() => new Date(clock.now()));
  const { zone: here } = useShell();
  const isElsewhere = minuteIn(zone, now) !== minuteIn(here(), now);
  const hasWork = canSave && isChanged;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={finish} disabled={isSaving}>
            {isChanged ? "Discard changes" : "Cancel"}
          </Button>
          <Button type="submit" form={id} disabled={!hasWork} busy={isSaving} busyLabel="Saving...">
            Save changes
          </Button>
        </>
      }
    >
      <Form ref={form} id={id} onSubmit={() => hasWork && onSave()} busy={isSaving}>
        {children}
        <TextField
          type="datetime-local"
          name="occurredAt"
          label="Date and time"
          hint={isElsewhere && `In ${nameOfPlace(zone)} time, where you wrote it.`}
          value={values.when}
          max={minuteIn(zone, now)}
          onFocus={() => setNow(new Date(clock.now()))}
          onChange={(when) => change({ when })}
          error={errorAt("occurredAt")}
        />
      </Form>
      {comparison}
    </Dialog>
  );
}
