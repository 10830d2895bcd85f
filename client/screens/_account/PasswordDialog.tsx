import { useId, useRef, useState } from "react";
import { passwordNeeded } from "#domain/registration.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog, DialogText } from "#client/ui/overlays/Dialog.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { PasswordField } from "#client/ui/fields/PasswordField.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { useProblem, type FieldProblem } from "#client/ui/fields/useProblem.ts";

interface PasswordDialogProps extends OpenedProps {
  title: string;
  text: string;
  /** Whose password it is, for password managers. */
  email: string;
  /** On the button: "Delete", and while it is under way "Deleting...". */
  labels: [confirm: string, busy: string];
  busy: boolean;
  /** `point` shows at the field why it was refused. */
  onConfirm: (currentPassword: string, point: (problem: FieldProblem) => void) => void;
}

/** Asks for the password before something that cannot be undone. What is typed is kept nowhere. */
export function PasswordDialog(props: PasswordDialogProps) {
  const {
    open,
    onClose,
    title,
    text,
    email,
    labels: [confirmLabel, busyLabel],
    busy,
    onConfirm,
  } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const { point, clear, errorAt } = useProblem(form);

  const confirm = () => {
    if (!password) return point({ field: "currentPassword", message: passwordNeeded });
    onConfirm(password, point);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      initialFocus={field}
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <DialogText>{text}</DialogText>
      <Form ref={form} id={id} onSubmit={confirm} busy={busy}>
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          ref={field}
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          value={password}
          error={errorAt("currentPassword")}
          onChange={(typed) => {
            clear();
            setPassword(typed);
          }}
        />
      </Form>
    </Dialog>
  );
}
