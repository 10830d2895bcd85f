import { useId, useRef, useState } from "react";
import { graphql } from "relay-runtime";
import type { ChangePasswordDialogMutation } from "#client/__generated__/ChangePasswordDialogMutation.graphql.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { PasswordField } from "#client/ui/fields/PasswordField.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { passwordChangeProblems, passwordNeeded, type PasswordChange } from "#domain/registration.ts";
import { passwordLength } from "#domain/limits.ts";

const untouched: PasswordChange = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** Changes the password. Typed text is never stored. */
export function ChangePasswordDialog({ email, open, onClose }: OpenedProps & { email: string }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [passwords, setPasswords] = useState(untouched);
  const { point, pointAll, clear, errorAt } = useProblem(form);
  const [submit, isChanging] = useSubmit<ChangePasswordDialogMutation>(
    graphql`
      mutation ChangePasswordDialogMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          __typename
          ... on ChangePasswordPayload {
            viewer {
              email
            }
          }
          ... on Refusal {
            message
            code
            field
          }
        }
      }
    `,
    {
      saved: { title: "Password changed successfully", description: "Your other devices were signed out." },
      failed: (reason = "Failed to change password.") => ({ title: "Password change failed", description: reason }),
    },
  );

  const change = () => {
    const problems = passwordChangeProblems(passwords);
    const [first] = problems;
    if (first) {
      toasts.show({ title: first.title, description: first.description, tone: "destructive" });
      const missing = passwords.currentPassword ? [] : [{ field: "currentPassword", message: passwordNeeded }];
      // In the form's order.
      const typed = problems.toReversed().map(({ field: at, description }) => ({ field: at, message: description }));
      return pointAll([...missing, ...typed]);
    }
    const { currentPassword, newPassword } = passwords;
    submit({ variables: { input: { currentPassword, newPassword } }, onSaved: onClose, onRefused: point });
  };
  const field = (name: keyof PasswordChange) => ({
    name,
    value: passwords[name],
    error: errorAt(name),
    onChange: (typed: string) => {
      clear();
      setPasswords({ ...passwords, [name]: typed });
    },
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change Password"
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={isChanging === true}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={isChanging} busyLabel="Changing...">
            Change Password
          </Button>
        </>
      }
    >
      <Text tone="soft">This signs you out on every other device.</Text>
      <Form ref={form} id={id} onSubmit={change} busy={isChanging}>
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField label="Current password" autoComplete="current-password" {...field("currentPassword")} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${passwordLength.min} characters.`}
          {...field("newPassword")}
        />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field("confirmPassword")} />
      </Form>
    </Dialog>
  );
}
