import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { ResetPasswordFormMutation } from "#client/__generated__/ResetPasswordFormMutation.graphql.ts";
import { useSession } from "#client/chrome/session/sessionContext.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { NewPasswordFields } from "../_account/NewPasswordFields.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { newPasswordProblem, newPasswordProblems } from "#domain/registration.ts";

interface ResetPasswordFormProps {
  token: string;
  /** Called when the link is no longer valid. */
  onSpent: () => void;
}

/** Sets a new password by the rules of registration and opens the sign-in. */
export function ResetPasswordForm({ token, onSpent }: ResetPasswordFormProps) {
  const { leave } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { point, pointAll, clear, errorAt } = useProblem(form);
  const [passwords, setPasswords] = useState({ password: "", confirmPassword: "" });
  const [submit, isSubmitting] = useSubmit<ResetPasswordFormMutation>(
    graphql`
      mutation ResetPasswordFormMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          __typename
          ... on Refusal {
            message
            code
            field
          }
        }
      }
    `,
    { failed: (reason = "Failed to change password.") => ({ title: "Password change failed", description: reason }) },
  );

  const set = () => {
    const found = newPasswordProblem(passwords);
    if (found) {
      toasts.show({ title: found.title, description: found.description, tone: "destructive" });
      return pointAll(newPasswordProblems(passwords));
    }
    submit({
      variables: { input: { token, password: passwords.password } },
      onSaved: () => void signInAnew(),
      onRefused: (refusal) => (refusal.field === "token" ? onSpent() : point(refusal)),
    });
  };

  const signInAnew = async () => {
    // The reset has ended every session, so leave this one.
    await leave();
    toasts.show({
      title: "Password changed successfully",
      description: "You can sign in with your new password.",
    });
  };

  return (
    <Form
      ref={form}
      onSubmit={set}
      busy={isSubmitting}
      end={
        <Button type="submit" wide busy={isSubmitting} busyLabel="Saving...">
          Set New Password
        </Button>
      }
    >
      <NewPasswordFields
        text={(field) => ({
          name: field,
          value: passwords[field],
          onChange: (value) => {
            clear();
            setPasswords({ ...passwords, [field]: value });
          },
          error: errorAt(field),
        })}
      />
    </Form>
  );
}
