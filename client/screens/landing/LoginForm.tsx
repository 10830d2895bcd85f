import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import { homeAfterLoginMs } from "#domain/limits.ts";
import type { LoginFormMutation } from "#client/__generated__/LoginFormMutation.graphql.ts";
import { takeTyped } from "#client/first/browser/firstPicture.ts";
import { pressAgain } from "#client/first/browser/pressAgain.ts";
import { useSession } from "#client/chrome/session/sessionContext.ts";
import { platform } from "#client/platform/platform.ts";
import { isUnanswered, reasonIn, RequestError } from "#client/platform/requestError.ts";
import { useSubmit, type Refused } from "#client/data/relay/useSubmit.ts";
import { clock } from "#client/platform/clock.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { useHydrated } from "#client/ui/controls/useHydrated.ts";
import { Form } from "#client/ui/fields/Form.tsx";
import { PasswordField } from "#client/ui/fields/PasswordField.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import type { AccountDraft } from "./accountDraft.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";

const login = graphql`
  mutation LoginFormMutation($input: LoginInput!, $keepsToken: Boolean!) {
    login(input: $input) {
      __typename
      ... on LoginPayload {
        token @include(if: $keepsToken)
        viewer {
          email
          country
          user {
            id
            username
            displayName
          }
        }
      }
      ... on Refusal {
        message
        code
        field
        details
      }
    }
  }
`;

export function LoginForm({ account }: { account: AccountDraft }) {
  const { registration, changeRegistration, password, changePassword, forget } = account;
  const { keepsToken, enter } = useSession();
  const [submit, isSubmitting] = useSubmit<LoginFormMutation>(login, { failed: loginFailed });
  const [isEntering, setEntering] = useState(false);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { point } = useProblem(form);
  const isHydrated = useHydrated();
  const isBusy = isSubmitting || isEntering;

  // Text typed into the prerendered form.
  const takeOver = useEffectEvent(() => {
    const { email = registration.email, password: secret } = takeTyped(form.current);
    if (email !== registration.email) changeRegistration("email", email);
    if (secret) changePassword(secret);
  });
  useLayoutEffect(() => takeOver(), []);
  // After the checkout only the password is missing.
  const focusPassword = useEffectEvent(() => {
    if (account.isOpened && registration.email && document.activeElement === document.body)
      form.current?.querySelector<HTMLInputElement>("[name='password']")?.focus();
  });
  // The text is taken over, and the buttons are enabled.
  useEffect(() => {
    if (!isHydrated) return;
    focusPassword();
    pressAgain();
  }, [isHydrated]);

  const signIn = () =>
    submit({
      variables: { input: { email: registration.email, password }, keepsToken },
      onSaved: (signedIn) => void welcome(signedIn),
      onRefused: ({ field, message }) => point({ field: field === "email" ? field : "password", message }),
      onFailed: (error) => showExpired(error) || showUnreached(error),
    });

  const welcome = async (signedIn: SignedIn) => {
    setEntering(true);
    try {
      await remember(signedIn);
    } catch (error) {
      setEntering(false);
      void platform.storage.forget();
      toasts.show({ ...loginFailed(error instanceof Error ? error.message : undefined), tone: "destructive" });
      return;
    }
    forget();
    toasts.show({ title: "Welcome back!", description: "You are now logged in." });
    clock.after(homeAfterLoginMs, enter);
  };

  const showExpired = (error: Error): boolean => {
    if (!error.message.includes("Subscription expired")) return false;
    // If the error names an email, the session has already opened the expired page.
    const isOnItsWay = error instanceof RequestError && error.subscriptionExpired && error.userEmail;
    if (!isOnItsWay) void navigate(`/subscription-expired${emailQuery(error, registration.email)}`);
    return true;
  };

  return (
    <Form
      ref={form}
      onSubmit={signIn}
      busy={isBusy}
      end={
        <Button type="submit" wide busy={isBusy} busyLabel="Signing in...">
          Sign In
        </Button>
      }
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        // Password managers keep it with the password.
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="you@example.org"
        value={registration.email}
        onChange={(email) => changeRegistration("email", email)}
      />
      <PasswordField
        label="Password"
        labelEnd={<ForgotPassword email={registration.email} />}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={changePassword}
      />
    </Form>
  );
}

/** The landing opens without a server, so the first to notice may be who signs in. */
function showUnreached(error: Error): boolean {
  if (!isUnanswered(error)) return false;
  toasts.show({ ...loginFailed(reasonIn(error)), tone: "destructive" });
  return true;
}

function loginFailed(reason = "Something went wrong. Please try again.", details?: string) {
  return { title: "Login Failed", description: details ? `${reason.replace(/\.$/, "")}. ${details}` : reason };
}

type SignedIn = Exclude<LoginFormMutation["response"]["login"], Refused>;

async function remember(signedIn: SignedIn): Promise<void> {
  if (signedIn.__typename !== "LoginPayload") throw new RequestError("badResponse");
  const { storage } = platform;
  const { token, viewer } = signedIn;
  if (token) await storage.keepToken(token);
  const { user, email, country } = viewer;
  await storage.keepUser({ ...user, displayName: user.displayName ?? null, email, country });
}

function emailQuery(error: Error, typed: string): string {
  const email = (error instanceof RequestError && error.userEmail) || typed.trim();
  return email ? `?email=${encodeURIComponent(email)}` : "";
}
