import { HelpLine } from "../_help/HelpLine.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { brand } from "#domain/brand.ts";
import { reportKeptDays, resetLinkMinutes, sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import { half, halves, halfTitle } from "./LegalPage.css.ts";
import { LegalPage, type Part } from "./LegalPage.tsx";
import { Points } from "./Points.tsx";
import { SupportMailbox } from "./SupportMailbox.tsx";

/** What is true of the program as it stands: whoever changes what is kept, shown or sent changes it here, too. */
export function PrivacyScreen() {
  return <LegalPage title="Privacy Policy" inShort={inShort} parts={parts} />;
}

const inShort = [
  `${brand} is a diary. No other member can see what you write in it.`,
  "Your words are sealed before they are stored. The people who run this server hold the keys, and could read them.",
  "There is no advertising and no tracking, and nothing of yours is sold.",
  "You can take what you wrote with you, and delete all of it, at any time.",
];

const parts: readonly Part[] = [
  {
    id: "kept",
    title: "What is kept",
    text: (
      <Points>
        <>
          <b>Your account:</b> first name, surname, username, email and country, as you gave them; the time zone you
          live in, by which your days begin and end; your settings; and since when you are here. Of your password only a
          form from which it cannot be read.
        </>
        <>
          <b>Your diary:</b> the actions and events, moods and journal entries that you save, with their days and times,
          and the karma that they earn.
        </>
        <>
          <b>Your profile:</b> the display name, bio, location and picture that you add.
        </>
        <>
          <b>What is between people:</b> whom you asked to connect with, whom you are connected with, whom you blocked
          or muted, and the messages you sent and received.
        </>
        <>
          <b>Where you are signed in:</b> for each device when it signed in, when it was last here, and what it is in
          our own words, such as “Firefox on Linux”. Nothing else that it says of itself is kept.
        </>
      </Points>
    ),
  },
  {
    id: "members",
    title: "What other members see",
    text: (
      <>
        <Points>
          <>
            Your username, display name, bio and picture. They can find you by the beginnings of your names. With
            Anonymous Mode you are in no list and no search; those you are connected with still see you, and beside old
            messages others see your username alone.
          </>
          <>The messages that you send to them, and what karma came with those.</>
          <>
            Never your entries, moods, karma or trends, nor your first name, surname, email, country or location. Whom
            you block sees none of you any more.
          </>
        </Points>
        <Text>
          Of a picture only what is to be seen is kept: it is made small in your browser and drawn anew by the server,
          so that where and when it was taken is gone. Only members who are signed in and may see you get it.
        </Text>
      </>
    ),
  },
  {
    id: "sealed",
    title: "What is sealed, and what is not",
    text: (
      <>
        <Text>
          Sealed means encrypted before it reaches the database, under a key that is kept elsewhere. A copy of the
          database, a backup or a stolen disk shows none of it.
        </Text>
        <div className={halves}>
          <div className={half}>
            <h3 className={halfTitle}>Sealed</h3>
            <Points>
              <>The words of your diary and your messages</>
              <>Your names, but for the username</>
              <>Email, country, location</>
              <>Display name, bio, picture</>
              <>Reports</>
            </Points>
          </div>
          <div className={half}>
            <h3 className={halfTitle}>Not sealed</h3>
            <Points>
              <>Your username and settings</>
              <>Days, times and time zones</>
              <>Moods, feelings, karma and counts</>
              <>Who is connected with whom, who blocked or muted whom, and who wrote to whom when</>
              <>Which devices are signed in, and whether you subscribe</>
              <>How long a longer text is, and how large a picture</>
            </Points>
          </div>
        </div>
        <Text>The second list stays readable to the database because it is counted, sorted or looked for.</Text>
      </>
    ),
  },
  {
    id: "operators",
    title: "What the people who run this server can read",
    text: (
      <>
        <Text>
          They hold the keys, so they could read everything. The program gives them no page to read diaries or messages
          on. What it does show them is a message that its recipient reports, with the reason, and who sent and reported
          it.
        </Text>
        <Text>
          The server’s log says which of its own addresses was asked for, when, and how that ended, never what you
          wrote. To stop guessing and flooding, the network address you come from is counted for an hour at most; it is
          not stored.
        </Text>
      </>
    ),
  },
  {
    id: "counted",
    title: "What is counted from your entries",
    text: (
      <Text>
        Trends and insights are counts over your own entries. {brand} works them out itself, for you alone; no
        artificial intelligence and no other company takes part, and insights can be switched off in Settings. After
        several heavy days your own device may ask whether it would help to talk to someone. It tells nobody, and that
        can be switched off, too.
      </Text>
    ),
  },
  {
    id: "others",
    title: "Who else is involved",
    text: (
      <Points>
        <>
          <b>Stripe</b> takes payments. It is told your email, also when you change it, and a number that stands for
          your account; your card you give to Stripe alone. Where a server takes no payments, a practice page stands in
          for it, which asks for no card and says so.
        </>
        <>
          <b>Whoever you share with.</b> A picture to share is made on your device, and goes where you send it. So does
          a message that you send by email, text or otherwise: {brand} keeps your copy and delivers nothing.
        </>
        <>
          <b>Nobody else.</b> Letters, pictures and scripts all come from this server. The helplines that {brand} names
          are not told that you looked.
        </>
      </Points>
    ),
  },
  {
    id: "browser",
    title: "What is kept in your browser",
    text: (
      <>
        <Points>
          <>
            <b>Two cookies.</b> One keeps you signed in: for {sessionMaxDays} days at most, and no longer than{" "}
            {sessionIdleDays} days after you were last here. The other stays for a year, so that nobody who guesses at
            your password can keep you out on a device that you have used before; it does not say who you are.
          </>
          <>
            <b>While you are signed in:</b> your username, display name, email, country and settings, what you are in
            the middle of writing until it is saved, and what you have put off for later.
          </>
          <>
            <b>For a day:</b> pictures of members that it has shown.
          </>
        </Points>
        <Text>
          Signing out removes the first cookie and what is kept while you are signed in. The second cookie stays, and so
          do choices that only concern this device, such as day or night. While a page is open, the server tells it at
          once when something comes for you: that there is something, never its words.
        </Text>
      </>
    ),
  },
  {
    id: "taking",
    title: "Taking it with you",
    text: (
      <Text>
        Export Journal History in Settings gives you one page with everything that you wrote in your diary, to keep.
        Messages are not in it. After a trial or a subscription has ended you can still sign in for a quarter of an hour
        to export your diary or delete your account.
      </Text>
    ),
  },
  {
    id: "deleting",
    title: "Deleting it",
    text: (
      <Points>
        <>
          <b>An entry</b> can be changed and deleted in your journal. What stays is a mark without words, by which the
          same save is known if it comes again.
        </>
        <>
          <b>Reset Progress</b> deletes all entries, the karma of all days, and your copies of messages. Your account,
          settings, profile and connections stay.
        </>
        <>
          <b>Delete Account</b> ends your subscription, signs you out everywhere and deletes the key to your diary
          before it is answered; from then on nobody can read it, not even the people who run this server. Your profile,
          picture and everything else follow within minutes, and your email and username are free again.
        </>
        <>
          <b>What others keep:</b> their copies of messages that you sent, from “Deleted user”. A message that was
          reported is kept without names for {reportKeptDays} more days. Stripe keeps what the law asks it to.
        </>
        <>
          <b>Backups</b> and the database’s own log hold what was deleted, sealed, and for a while its key, until they
          are written over.
        </>
      </Points>
    ),
  },
  {
    id: "asking",
    title: "Asking",
    text: (
      <>
        <Text>
          Write to <SupportMailbox /> with any question, or to have something corrected or deleted. A forgotten password
          is set anew by a link that they send you, which serves once, within {resetLinkMinutes} minutes. When this text
          changes, the date at its top is the day from which it counts.
        </Text>
        <HelpLine />
      </>
    ),
  },
];
