import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ForgotPasswordQuery } from "#client/__generated__/ForgotPasswordQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { brand } from "#domain/brand.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { useHydrated } from "#client/ui/controls/useHydrated.ts";

/** Opens a pre-filled mail to the password-reset mailbox (docs/rules.md, Passwords). */
export function ForgotPassword({ email }: { email: string }) {
  // The look-up usually provides the address; prerendering has none.
  const withoutAddress = <MailLink to="" email={email} />;
  const isHydrated = useHydrated();

  return (
    <ErrorBoundary fallback={() => withoutAddress}>
      <Suspense fallback={withoutAddress}>{isHydrated ? <AddressedLink email={email} /> : withoutAddress}</Suspense>
    </ErrorBoundary>
  );
}

function AddressedLink({ email }: { email: string }) {
  const { contact } = useLazyLoadQuery<ForgotPasswordQuery>(
    graphql`
      query ForgotPasswordQuery {
        contact {
          passwordResetEmail
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  return <MailLink to={contact.passwordResetEmail} email={email} />;
}

function MailLink({ to, email }: { to: string; email: string }) {
  const subject = `${brand}: password reset`;
  const body = `Hello,

Please help me set a new password for my ${brand} account.

Account email: ${email.trim()}

Thank you!`;

  return (
    <TextLink
      bare
      href={`mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`}
    >
      Forgot Password?
    </TextLink>
  );
}
