import { useRef, useState } from "react";
import { graphql } from "react-relay";
import { legalTextOf } from "#domain/legal.ts";
import { allProblems, firstProblem } from "#domain/registration.ts";
import { trialDays } from "#domain/limits.ts";
import type { RegistrationFormMutation } from "#client/__generated__/RegistrationFormMutation.graphql.ts";
import { useSession } from "#client/chrome/session/sessionContext.ts";
import { checkoutAddress } from "#client/platform/checkout.ts";
import { platform } from "#client/platform/platform.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { FieldError } from "#client/ui/fields/Field.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import type { AccountDraft } from "./accountDraft.ts";
import { checkoutFailed } from "./checkoutFailed.ts";
import { parts, start } from "./RegistrationForm.css.ts";
import { RegistrationParts } from "./RegistrationParts.tsx";

const createTrialUser = graphql`
  mutation RegistrationFormMutation($input: CreateTrialUserInput!, $keepsToken: Boolean!) {
    createTrialUser(input: $input) {
      __typename
      ... on CreateTrialUserPayload {
        email
        checkoutPass @include(if: $keepsToken)
      }
      ... on Refusal {
        message
        code
        field
      }
    }
  }
`;

/** Opens an account and continues to the checkout (docs/rules.md, Checkout). */
export function RegistrationForm({ account }: { account: AccountDraft }) {
  const { registration, changeRegistration, finish } = account;
  const { keepsToken } = useSession();
  const [submit, isSubmitting] = useSubmit<RegistrationFormMutation>(createTrialUser, {
    failed: () => checkoutFailed,
  });
  const [isLeaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { problem, point, pointAll, clear, clearAt, errorAt } = useProblem(form);
  const isBusy = isSubmitting || isLeaving;

  const startTrial = () => {
    const found = firstProblem(registration);
    if (found) {
      toasts.show({ title: found.title, description: found.description, tone: "destructive" });
      return pointAll(allProblems(registration));
    }

    clear();
    const { firstName, surname, username, email, country, password } = registration;
    submit({
      variables: {
        input: { firstName, surname, username, email, country, password, agreedTo: legalTextOf },
        keepsToken,
      },
      onSaved: (created) => goToCheckout(created.__typename === "CreateTrialUserPayload" ? created : undefined),
      onRefused: point,
    });
  };

  const goToCheckout = (created: Created | undefined) => {
    if (!created?.email || !hasLeftFor(created))
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
            {`Start ${trialDays}-Day Free Trial`}
          </Button>
        </div>
      }
    >
      <div className={parts}>
        <RegistrationParts
          registration={registration}
          errorAt={errorAt}
          onChange={(field, value) => {
            clearAt(field);
            changeRegistration(field, value);
          }}
        />
      </div>
    </Form>
  );
}

interface Created {
  email: string;
  checkoutPass?: string;
}

/** Whether the browser is leaving for the checkout. */
function hasLeftFor({ email, checkoutPass }: Created): boolean {
  try {
    platform.leave.to(checkoutAddress(email, false, checkoutPass));
    return true;
  } catch {
    return false;
  }
}
