import { useRef, useState } from "react";
import { graphql } from "react-relay";
import { firstProblem } from "#domain/registration.ts";
import type { RegistrationFormMutation } from "#client/__generated__/RegistrationFormMutation.graphql.ts";
import { checkoutAddress } from "#client/platform/checkout.ts";
import { platform } from "#client/platform/platform.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { Button } from "#client/ui/Button.tsx";
import { FieldError } from "#client/ui/Field.tsx";
import { Form } from "#client/ui/Form.tsx";
import { toasts } from "#client/ui/toasts.ts";
import { useProblem } from "#client/ui/useProblem.ts";
import type { AccountDraft } from "./accountDraft.ts";
import { checkoutFailed } from "./checkoutFailed.ts";
import { parts, start } from "./RegistrationForm.css.ts";
import { RegistrationParts } from "./RegistrationParts.tsx";

const createTrialUser = graphql`
  mutation RegistrationFormMutation($input: CreateTrialUserInput!) {
    createTrialUser(input: $input) {
      __typename
      ... on CreateTrialUserPayload {
        email
      }
      ... on Refusal {
        message
        code
        field
      }
    }
  }
`;

/** Spec section 4, trial flow. */
export function RegistrationForm({ account }: { account: AccountDraft }) {
  const { registration, changeRegistration, finish } = account;
  const [submit, isSubmitting] = useSubmit<RegistrationFormMutation>(createTrialUser, {
    failed: () => checkoutFailed,
  });
  const [isLeaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { problem, point, clear, errorAt } = useProblem(form);
  const isBusy = isSubmitting || isLeaving;

  const startTrial = () => {
    const found = firstProblem(registration);
    if (found) {
      toasts.show({ title: found.title, description: found.description, tone: "destructive" });
      return point({ field: found.field, message: found.description });
    }

    clear();
    const { firstName, surname, username, email, country, password } = registration;
    submit({
      variables: { input: { firstName, surname, username, email, country, password } },
      onSaved: (created) => goToCheckout(created.__typename === "CreateTrialUserPayload" ? created.email : undefined),
      onRefused: point,
    });
  };

  const goToCheckout = (email: string | undefined) => {
    if (!email || !hasLeftFor(email))
      return toasts.show({
        title: "Error",
        description: "Something went wrong with the checkout.",
        tone: "destructive",
      });
    setLeaving(true);
    finish();
  };

  return (
    <Form
      ref={form}
      onSubmit={startTrial}
      busy={isBusy}
      end={
        <div className={start}>
          {problem && !((problem.field ?? "") in registration) && (
            <FieldError id="registration-problem">{problem.message}</FieldError>
          )}
          <Button type="submit" wide busy={isBusy} busyLabel="Starting Trial...">
            Start 7-Day Free Trial
          </Button>
        </div>
      }
    >
      <div className={parts}>
        <RegistrationParts
          registration={registration}
          errorAt={errorAt}
          onChange={(field, value) => {
            if (problem?.field === field) clear();
            changeRegistration(field, value);
          }}
        />
      </div>
    </Form>
  );
}

/** Whether the browser is on its way to the checkout. */
function hasLeftFor(email: string): boolean {
  try {
    platform.leave.to(checkoutAddress(email, false));
    return true;
  } catch {
    return false;
  }
}
