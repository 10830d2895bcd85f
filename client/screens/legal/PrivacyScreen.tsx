import { Suspense, type ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { PrivacyScreenQuery } from "#client/__generated__/PrivacyScreenQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/ErrorBoundary.tsx";
import { HelpLine } from "#client/screens/help-now/HelpLine.tsx";
import { brand } from "#domain/brand.ts";
import { Stack } from "#client/ui/Stack.tsx";
import { Text, Title } from "#client/ui/Text.tsx";
import { TextLink } from "#client/ui/TextLink.tsx";
import { LegalPage } from "./LegalPage.tsx";

export function PrivacyScreen() {
  return (
    <LegalPage title="Privacy Policy">
      <Part title="What is kept">
        When you register, {brand} keeps your first name, surname, username, email and country, and from your first
        sign-in on the time zone you live in, by which your days begin and end. Besides that, it keeps what you write.
        Your password is kept only in a form from which it cannot be read.
      </Part>
      <Part title="Who can see it">
        No other member can see your entries. Whoever runs this server could. Your first name and surname are never
        shown to others. There is no advertising and no tracking. To stop guessing and flooding, the network address you
        come from is counted in memory for an hour at most.
      </Part>
      <Part title="What is sealed">
        What you write, your names, your email address and where you live are sealed before they are stored: a copy of
        the database, a backup or a stolen disk shows none of it without a key that is kept elsewhere. Your username,
        your settings, days and times, moods, feelings and karma are not sealed, because they are counted, and it shows
        how long a text is.
      </Part>
      <Part title="In your browser">
        One cookie keeps you signed in; it is removed when you sign out. Another stays for a year, so that nobody who
        guesses at your password can keep you out on a device you have used before; it does not say who you are. While
        you are signed in, your browser also holds your name here, your email, country and settings, what you are in the
        middle of writing until you save it, and what you have put off for later. Signing out removes all of these. Only
        that second cookie and your choice of day or night stay.
      </Part>
      <Part title="What is counted">
        Insights are counts over your own entries. {brand} itself makes them, for you alone, and you can switch them off
        in Settings.
      </Part>
      <Part title="Yours to take and to delete">
        Settings has a page with everything you have written, to keep. Each entry can be changed and deleted in your
        journal. To have your whole account deleted, or to ask anything, write to <SupportMailbox />.
      </Part>
      <Part title="Nobody reads along">
        {brand} is a diary, and nobody reads it while you write. After several heavy days your own device may ask
        whether it would help to talk to someone. It tells nobody, and you can switch that off in Settings.
      </Part>
      <HelpLine />
    </LegalPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap="tight">
        <Title level={2} look="card">
          {title}
        </Title>
        <Text>{children}</Text>
      </Stack>
    </section>
  );
}

function SupportMailbox() {
  // Mostly the look-up has brought the address.
  const withoutAddress = "our support";

  return (
    <ErrorBoundary fallback={() => withoutAddress}>
      <Suspense fallback={withoutAddress}>
        <MailLink />
      </Suspense>
    </ErrorBoundary>
  );
}

function MailLink() {
  const { contact } = useLazyLoadQuery<PrivacyScreenQuery>(
    graphql`
      query PrivacyScreenQuery {
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
