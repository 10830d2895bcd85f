import { useRef, useState, type SubmitEvent } from "react";
import { graphql } from "react-relay";
import { firstProblem, type Registration } from "#domain/registration.ts";
import type { RegistrationFormMutation } from "#client/__generated__/RegistrationFormMutation.graphql.ts";
import { checkoutAddress } from "#client/platform/checkout.ts";
import { platform } from "#client/platform/platform.ts";
import { useSubmit, type Refused } from "#client/relay/useSubmit.ts";
import { Button } from "#client/ui/Button.tsx";
import { FieldError } from "#client/ui/Field.tsx";
import { toasts } from "#client/ui/toasts.ts";
import type { AccountDraft } from "./accountDraft.ts";
import { form as formStyle, start } from "./RegistrationForm.css.ts";
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

/** Why the form cannot stand, and where; without a field it is about all of it. */
interface FormProblem {
  field: keyof Registration | undefined;
  message: string;
}

/** Opens an account and starts its trial, then goes on to the checkout (spec section 4, trial flow). */
export function RegistrationForm({ account }: { account: AccountDraft }) {
  const { registration, changeRegistration, finish } = account;
  const [submit, isSubmitting] = useSubmit<RegistrationFormMutation>(createTrialUser, {
    failed: () => ({ title: "Checkout Error", description: "Failed to start trial. Please try again." }),
  });
  const [problem, setProblem] = useState<FormProblem>();
  const [isLeaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const startTrial = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting || isLeaving) return;
    const found = firstProblem(registration);
    if (found) {
      toasts.show({ title: found.title, description: found.description, tone: "destructive" });
      return pointOut({ field: found.field, message: found.description });
    }

    setProblem(undefined);
    const { firstName, surname, username, email, country, password } = registration;
    submit({
      variables: { input: { firstName, surname, username, email, country, password } },
      onSaved: (created) => goToCheckout(created.__typename === "CreateTrialUserPayload" ? created.email : undefined),
      onRefused: (refusal) => pointOut(problemFrom(refusal, registration)),
    });
  };

  const goToCheckout = (email: string | undefined) => {
    if (!email) {
      toasts.show({ title: "Error", description: "Something went wrong with the checkout.", tone: "destructive" });
      return;
    }
    setLeaving(true);
    finish();
    platform.leave.to(checkoutAddress(email, false));
  };

  const pointOut = (found: FormProblem) => {
    setProblem(found);
    const field = found.field && form.current?.elements.namedItem(found.field);
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    // To the middle, where the toast does not cover it.
    field.scrollIntoView({ block: "center" });
  };

  return (
    <form ref={form} noValidate onSubmit={startTrial} className={formStyle}>
      <RegistrationParts
        registration={registration}
        problem={problem?.field && { field: problem.field, message: problem.message }}
        onChange={(field, value) => {
          if (problem?.field === field) setProblem(undefined);
          changeRegistration(field, value);
        }}
      />
      <div className={start}>
        {problem && !problem.field && <FieldError id="registration-problem">{problem.message}</FieldError>}
        <Button type="submit" wide busy={isSubmitting || isLeaving} busyLabel="Starting Trial...">
          Start 7-Day Free Trial
        </Button>
      </div>
    </form>
  );
}

function problemFrom({ field, message }: Refused, registration: Registration): FormProblem {
  return { field: isFieldOf(registration, field) ? field : undefined, message };
}

function isFieldOf(registration: Registration, field: string | null | undefined): field is keyof Registration {
  return typeof field === "string" && field in registration;
}
