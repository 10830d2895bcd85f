import { useId, useRef, useState } from "react";
import { passwordNeeded } from "#domain/registration.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import type { Busy } from "#client/ui/controls/pressing.ts";
import { Dialog, DialogText } from "#client/ui/overlays/Dialog.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { PasswordField } from "#client/ui/fields/PasswordField.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { useProblem, type FieldProblem } from "#client/ui/fields/useProblem.ts";

interface PasswordDialogProps extends OpenedProps {
  title: string;
  text: string;
  /** Tells password managers whose password it is. */
  email: string;
  /** The button's labels: "Delete", and "Deleting..." while it runs. */
  labels: [confirm: string, busy: string];
  busy: Busy;
  /** `point` shows the reason for a refusal at the field. */
  onConfirm: (currentPassword: string, point: (problem: FieldProblem) => void) => void;
}

/** Asks for the password before an irreversible action. Typed text is never stored. */
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
          <Button variant="line" onClick={onClose} disabled={busy === true}>
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
