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
  `${brand} is a journal for reflecting on your wellbeing and kindness. It is no medical advice.`,
  "What you write stays yours.",
  `The first ${trialDays} days are free. After that it takes a subscription, which you can end at any time.`,
  "Be kind to the people you meet here.",
];

const parts: readonly Part[] = [
  {
    id: "what",
    title: `What ${brand} is, and what it is not`,
    text: (
      <>
        <Text>
          You log what you did and what happened to you, how you felt, and what you think of it; {brand} weighs it as
          Good Karma and Learning Points, and shows you how your days add up. Karma is a way to look at a day. It has no
          value in money, and says nothing of what you are worth.
        </Text>
        <Text>
          It is not medical or psychological advice and does not replace it. Nobody reads along, so nobody can come to
          help because of what you wrote.
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
        <>It is for you alone. Please give an email address that reaches you: it is how you sign in.</>
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
          A subscription is paid through Stripe, whose page shows its price before you pay. It goes on until you end it,
          with Manage My Subscription in Settings or by deleting your account.
        </>
        <>
          Without trial or subscription you cannot use {brand}. What you wrote is kept, and you can sign in to export or
          delete it.
        </>
        <>
          Where a server takes no payments, a practice page stands in for Stripe and says so. Nothing is charged there.
        </>
      </Points>
    ),
  },
  {
    id: "yours",
    title: "What you write and show",
    text: (
      <Text>
        It stays yours. It is used to show it to you and, where you send or show it to others, to them; how it is kept
        is said in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>. Use only pictures and words that you
        may use.
      </Text>
    ),
  },
  {
    id: "together",
    title: "With others",
    text: (
      <>
        <Points>
          <>Write to others as you would like to be written to: no threats, insults, advertising or sexual advances.</>
          <>Do not pretend to be somebody else, and do not try to get at what is not yours.</>
          <>
            A day has {dailyLimits.requests} requests to connect and {dailyLimits.messages} messages, so that nobody is
            overrun.
          </>
        </Points>
        <Text>
          You can block or mute anybody, and report a message that you received; the people who run this server then
          read it. Who harms others can be kept from sending anything.
        </Text>
      </>
    ),
  },
  {
    id: "reliance",
    title: "What you can rely on",
    text: (
      <Text>
        {brand} is made with care, so that nothing you saved is lost. No software can promise that, nor that it is
        always there. Export what you would miss.
      </Text>
    ),
  },
  {
    id: "leaving",
    title: "Leaving",
    text: (
      <Text>
        Delete Account in Settings ends everything, the subscription included. What that deletes and what others keep is
        said in the <TextLink to="/privacy-policy#deleting">Privacy Policy</TextLink>.
      </Text>
    ),
  },
  {
    id: "asking",
    title: "Asking",
    text: (
      <Text>
        Write to <SupportMailbox /> with any question. When these terms change, the date at the top is the day from
        which they count.
      </Text>
    ),
  },
];
