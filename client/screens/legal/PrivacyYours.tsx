import { brand } from "#domain/brand.ts";
import { HelpLine } from "../_help/HelpLine.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import {
  answersStored,
  dataSessionMinutes,
  deletionKeptDays,
  reportKeptDays,
  resetLinkMinutes,
  sessionIdleDays,
  sessionMaxDays,
} from "#domain/limits.ts";
import type { Part } from "./LegalPage.tsx";
import { Points } from "./Points.tsx";
import { SupportMailbox } from "./SupportMailbox.tsx";

/** What is on the reader's own devices, and the reader's choices about all data. */
export const yourParts: readonly Part[] = [
  {
    id: "browser",
    title: "What is kept in your browser",
    text: (
      <>
        <Points>
          <>
            <b>Two cookies.</b> One keeps you signed in: for {sessionMaxDays} days at most, and no longer than{" "}
            {sessionIdleDays} days after your last visit. The other stays for a year, so that someone who keeps guessing
            your password can’t lock you out on a device you have used before. It does not say who you are.
          </>
          <>
            <b>While you are signed in:</b> your username, display name, email, country and settings, what you are in
            the middle of writing until it is saved, and the questions you put off.
          </>
          <>
            <b>For when you’re offline:</b> entries and changes that could not be sent yet, and the last screens you
            have read, for {answersStored.days} days at most. They are encrypted, and signing out deletes the keys and
            then the rest. Anyone who can use your unlocked device while you are signed in can read them. You can turn
            off keeping the screens in Settings. {brand}’s own program files are stored too.
          </>
          <>
            <b>While a window is open:</b> the words you search your diary for, so that you can go back to them. They
            appear in no address and no log.
          </>
          <>
            <b>For a day:</b> pictures of members that you have seen.
          </>
        </Points>
        <Text>
          Signing out removes the first cookie and what is kept while you are signed in. The second cookie stays, and so
          do choices that only concern this device, such as light or dark. While a page is open, the server tells your
          browser that something new has arrived, never what it says.
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
          the phone’s secure store. The app keeps what you are in the middle of writing, entries that could not be sent
          yet and the last screens you have read, encrypted. Signing out removes them.
        </>
        <>
          <b>Reminders</b> are scheduled by the app on the phone itself, if you allow notifications. No push service is
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
        Messages are not in it. “Take everything” gives you a ZIP that also has your messages, profile and settings.
        After a trial or a subscription has ended, you can still sign in for {dataSessionMinutes} minutes at a time to
        export your diary or delete your account.
      </Text>
    ),
  },
  {
    id: "deleting",
    title: "Deleting it",
    text: (
      <Points>
        <>
          <b>An entry</b> can be changed and deleted in your journal. The encrypted copy of its month, which the search
          keeps, is deleted within about an hour, or later if the server is read-only then. Only an ID without any text
          stays, so that the same entry is not saved again by mistake.
        </>
        <>
          <b>Reset Progress</b> deletes all entries, the karma of all days, and your copies of messages. Your account,
          settings, profile and connections stay.
        </>
        <>
          <b>Delete Account</b> ends your subscription, signs you out everywhere and deletes the key to your diary at
          once, so this server can no longer read it. Old backups can still hold the key for a while, as said below.
          Your profile, picture and everything else follow within minutes, and your email and username are free again.
        </>
        <>
          <b>What others keep:</b> their copies of messages you sent, from “Deleted user”. A message that was reported
          is kept without names for {reportKeptDays} more days. Stripe keeps what the law requires.
        </>
        <>
          <b>Backups</b> and the database’s own log still hold what was deleted, encrypted, and for a while its key,
          until they are overwritten. If a backup is restored, your account stays deleted: its random ID is kept for{" "}
          {deletionKeptDays} days to make sure of that.
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
          when you registered. The rest is kept because the service needs it. You can withdraw that agreement at any
          time by deleting your account. What was done before then stays lawful.
        </Text>
        <Points>
          <>
            You can see, correct, export and delete what is kept about you: most of it in Settings and your journal, the
            rest by writing to <SupportMailbox />. You can also ask the people who run this server to stop using it for
            a while, or object.
          </>
          <>You can complain to the data protection authority of the place where you live.</>
          <>
            What you save is kept where this server is. If that is in another country, it goes there when you save it.
          </>
          <>No program here judges you, sorts people or makes decisions about you.</>
        </Points>
      </>
    ),
  },
  {
    id: "asking",
    title: "Questions",
    text: (
      <>
        <Text>
          Write to <SupportMailbox /> with any question. If you’ve forgotten your password, the people who run this
          server can send you a link to set a new one, which works once, within {resetLinkMinutes} minutes. When this
          text changes, the date at the top changes too.
        </Text>
        <HelpLine />
      </>
    ),
  },
];
