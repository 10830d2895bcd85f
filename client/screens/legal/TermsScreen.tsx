import { HelpLine } from "../_help/HelpLine.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { brand } from "#domain/brand.ts";
import { dailyLimits, trialDays } from "#domain/limits.ts";
import { LegalPage, type Part } from "./LegalPage.tsx";
import { Points } from "./Points.tsx";
import { SupportMailbox } from "./SupportMailbox.tsx";

export function TermsScreen() {
  return <LegalPage title="Terms & Conditions" inShort={inShort} parts={parts} />;
}

const inShort = [
  `${brand} is a journal for reflecting on your wellbeing and kindness. It is not medical advice.`,
  "What you write stays yours.",
  `The first ${trialDays} days are free. After that you need a subscription, which you can end at any time.`,
  "Be kind to the people you meet here.",
];

const parts: readonly Part[] = [
  {
    id: "what",
    title: `What ${brand} is, and what it is not`,
    text: (
      <>
        <Text>
          You log what you did and what happened to you, how you felt, and what you think about it; {brand} weighs it as
          Good Karma and Learning Points, and shows you how your days add up. Karma is a way to look at a day. It has no
          value in money, and says nothing about what you are worth.
        </Text>
        <Text>
          It is not medical or psychological advice and does not replace it. No one watches what you write, so no one
          will know if you need help.
        </Text>
        <HelpLine />
      </>
    ),
  },
  {
    id: "account",
    title: "Your account",
    text: (
      <Points>
        <>It is for you alone. Please give an email address where you can be reached. You sign in with it.</>
        <>Keep your password to yourself, and sign out on devices that are not yours.</>
        <>Settings shows where you are signed in, and signs other devices out.</>
      </Points>
    ),
  },
  {
    id: "paying",
    title: "Trial and subscription",
    text: (
      <Points>
        <>An account starts with a free trial of {trialDays} days.</>
        <>
          You pay for a subscription through Stripe, whose page shows its price first. It renews until you end it, with
          Manage My Subscription in Settings or by deleting your account. Ending it stops the next payment.
        </>
        <>
          A new price applies from your next payment, and the people who run this server will tell you before then. If
          you don’t want it, end the subscription first.
        </>
        <>
          If the law where you live lets you withdraw, such as within 14 days in the European Union and the United
          Kingdom, write to <SupportMailbox /> in that time and you get your money back. Otherwise payments are not
          refunded, unless the law requires it.
        </>
        <>If a payment fails, Stripe tries again. Until it gives up, you can keep using {brand}.</>
        <>
          Without a trial or subscription you can’t use {brand}. What you wrote is kept, and you can sign in to export
          or delete it.
        </>
        <>Where a server takes no payments, a practice page replaces Stripe and says so. Nothing is charged there.</>
      </Points>
    ),
  },
  {
    id: "yours",
    title: "What you write and show",
    text: (
      <Text>
        It stays yours. It is used only to show it to you, and to the people you send or show it to. The{" "}
        <TextLink to="/privacy-policy">Privacy Policy</TextLink> says how it is kept. Use only pictures and words that
        you are allowed to use.
      </Text>
    ),
  },
  {
    id: "together",
    title: "With others",
    text: (
      <>
        <Points>
          <>Write to others as you would like them to write to you: no threats, insults, ads or sexual advances.</>
          <>Don’t pretend to be someone else, and don’t try to access what isn’t yours.</>
          <>
            You can send {dailyLimits.requests} requests and {dailyLimits.messages} messages a day.
          </>
        </Points>
        <Text>
          You can block or mute anyone, and report a message you received; the people who run this server then read it.
          People who harm others can be stopped from sending.
        </Text>
      </>
    ),
  },
  {
    id: "ending",
    title: "If your account is ended",
    text: (
      <Text>
        In serious cases, such as harm to others or a breach of the law, the people who run this server can end an
        account. They will tell you why, and you can ask them for your diary first, unless the law forbids it. If they
        close the server, they will tell you in time to export.
      </Text>
    ),
  },
  {
    id: "reliance",
    title: "What you can rely on",
    text: (
      <Text>
        {brand} is made with care, so that nothing you save is lost. But no software can promise that, or that it is
        always available, so export what you would miss. Nothing here limits what the people who run this server owe you
        by law, such as for harm they cause on purpose or by gross negligence.
      </Text>
    ),
  },
  {
    id: "leaving",
    title: "Leaving",
    text: (
      <Text>
        Delete Account in Settings ends everything, the subscription included. The{" "}
        <TextLink to="/privacy-policy#deleting">Privacy Policy</TextLink> says what that deletes and what others keep.
      </Text>
    ),
  },
  {
    id: "asking",
    title: "Questions",
    text: (
      <Text>
        Write to <SupportMailbox /> with any question. When these terms change, the date at the top changes too. The
        people who run this server will tell you before any change that takes something away from you.
      </Text>
    ),
  },
];
