import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { SupportMailboxQuery } from "#client/__generated__/SupportMailboxQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";

/** The support address, as part of a sentence. */
export function SupportMailbox() {
  // The look-up has usually loaded the address.
  const withoutAddress = "the support address";

  return (
    <ErrorBoundary fallback={() => withoutAddress}>
      <Suspense fallback={withoutAddress}>
        <MailLink />
      </Suspense>
    </ErrorBoundary>
  );
}

function MailLink() {
  const { contact } = useLazyLoadQuery<SupportMailboxQuery>(
    graphql`
      query SupportMailboxQuery {
        contact {
          supportEmail
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  return <TextLink href={`mailto:${contact.supportEmail}`}>{contact.supportEmail}</TextLink>;
}
