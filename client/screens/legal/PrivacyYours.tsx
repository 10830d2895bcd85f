import { HelpLine } from "../_help/HelpLine.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { reportKeptDays, resetLinkMinutes, sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import type { Part } from "./LegalPage.tsx";
import { Points } from "./Points.tsx";
import { SupportMailbox } from "./SupportMailbox.tsx";

/** What is on the reader's own devices, and what they can do about all of it. */
export const yourParts: readonly Part[] = [
  {
    id: "browser",
    title: "What is kept in your browser",
    text: (
      <>
        <Points>
          <>
            <b>Two cookies.</b> One keeps you signed in: for {sessionMaxDays} days at most, and no longer than{" "}
            {sessionIdleDays} days after you were last here. The other stays for a year, so that someone who guesses at
            your password can’t keep you out on a device you have used before; it does not say who you are.
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
          do choices that only concern this device, such as day or night. While a page is open, the server tells it when
          something comes for you: that there is something, never its words.
        </Text>
      </>
    ),
  },
  {
    id: "phone",
    title: "In the app on your phone",
    text: (
      <Points>
        <>
          <b>No cookies.</b> What keeps you signed in, your username, display name, email, country and settings are in
          the phone’s secure store. What you are in the middle of writing is with the app. Signing out removes them.
        </>
        <>
          <b>Reminders</b> are planned by the app on the phone itself, if you allow notifications. No push service is
          used, and no one learns whether you open them.
        </>
        <>
          <b>Pictures and files you share or save</b> are first written to the app’s own temporary folder, which the
          phone clears.
        </>
      </Points>
    ),
  },
  {
    id: "taking",
    title: "Taking it with you",
    text: (
      <Text>
        Export Journal History in Settings gives you your diary as one page to keep, with what you agreed to and when.
        Messages are not in it. After a trial or a subscription has ended you can still sign in for a quarter of an hour
        at a time to export your diary or delete your account.
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
          same save is recognised if it comes again.
        </>
        <>
          <b>Reset Progress</b> deletes all entries, the karma of all days, and your copies of messages. Your account,
          settings, profile and connections stay.
        </>
        <>
          <b>Delete Account</b> ends your subscription, signs you out everywhere and deletes the key to your diary at
          once; from then on no one can read it, not even the people who run this server. Your profile, picture and
          everything else follow within minutes, and your email and username are free again.
        </>
        <>
          <b>What others keep:</b> their copies of messages you sent, from “Deleted user”. A message that was reported
          is kept without names for {reportKeptDays} more days. Stripe keeps what the law asks it to.
        </>
        <>
          <b>Backups</b> and the database’s own log still hold what was deleted, sealed, and for a while its key, until
          they are written over.
        </>
      </Points>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    text: (
      <>
        <Text>
          How you feel, and what you write about your health, are health data. They are kept because you agreed to it
          when you registered, and the rest because the service needs it. You can take that agreement back at any time
          by deleting your account; what happened before stays lawful.
        </Text>
        <Points>
          <>
            You can see, correct, export and delete what is kept about you: most of it in Settings and your journal, the
            rest by writing to <SupportMailbox />. You can also ask them to stop using it for a while, or object.
          </>
          <>You can complain to the data protection authority of the place where you live.</>
          <>
            What you save is kept where this server is. If that is another country than yours, it goes there when you
            save it.
          </>
          <>No one is judged or sorted by a program here, and nothing is decided about you.</>
        </Points>
      </>
    ),
  },
  {
    id: "asking",
    title: "Asking",
    text: (
      <>
        <Text>
          Write to <SupportMailbox /> with any question. If you forgot your password, they can send you a link to set a
          new one, which works once, within {resetLinkMinutes} minutes. When this text changes, the day of its last
          change is at the top.
        </Text>
        <HelpLine />
      </>
    ),
  },
];
