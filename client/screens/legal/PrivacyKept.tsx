import { Text } from "#client/ui/display/Text.tsx";
import { brand } from "#domain/brand.ts";
import { half, halves, halfTitle } from "./LegalPage.css.ts";
import type { Part } from "./LegalPage.tsx";
import { Points } from "./Points.tsx";

/** What is kept, who sees it and what is done with it. */
export const keptParts: readonly Part[] = [
  {
    id: "kept",
    title: "What is kept",
    text: (
      <Points>
        <>
          <b>Your account:</b> first name, surname, username, email and country, as you gave them; your time zone, which
          decides when your days begin and end; your settings; the date you joined; and when you agreed to these pages.
          Your password only as a hash that cannot be turned back.
        </>
        <>
          <b>Your diary:</b> the actions and events, moods and journal entries that you save, with their days and times,
          and the karma they earn.
        </>
        <>
          <b>Your profile:</b> the display name, bio, location and picture that you add.
        </>
        <>
          <b>What is between people:</b> who you asked to connect with, who you are connected with, who you blocked or
          muted, and the messages you sent and received.
        </>
        <>
          <b>Where you are signed in:</b> for each device when it signed in, when it was last here, and what it is in
          our own words, such as “Firefox on Linux”. Nothing else it says about itself is kept.
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
            Your username, display name, bio and picture. They can find you by the first letters of your names. With
            Anonymous Mode you are in no list and no search; your connections still see you, and next to old messages
            others see only your username.
          </>
          <>The messages you send them, and the karma that came with those.</>
          <>
            Never your entries, moods, karma or trends, nor your first name, surname, email, country or location. People
            you block can’t see you.
          </>
        </Points>
        <Text>
          Your picture is made small in your browser and re-encoded by the server, so that where and when it was taken
          is gone. Only signed-in members who may see you get it.
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
          Sealed means encrypted before it reaches the database, with a key that is kept elsewhere. A copy of the
          database, a backup or a stolen disk shows none of what is listed as sealed.
        </Text>
        <div className={halves}>
          <div className={half}>
            <h3 className={halfTitle}>Sealed</h3>
            <Points>
              <>The words of your diary and your messages</>
              <>Your names, except the username</>
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
        <Text>The second list is not sealed because the database counts, sorts or searches it.</Text>
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
          on. It does show them a message that its recipient reports, with the reason, and who sent and reported it.
        </Text>
        <Text>
          The server’s log says which of its own addresses was opened, when, and how that ended, never what you wrote.
          To stop guessing and flooding, your network address is counted for an hour at most; it is not stored.
        </Text>
      </>
    ),
  },
  {
    id: "counted",
    title: "What is counted from your entries",
    text: (
      <Text>
        Trends and insights are counts of your own entries. {brand} works them out itself, only for you. No artificial
        intelligence and no other company takes part, and you can turn insights off in Settings. After a few hard days
        your own device may ask if you’d like to talk to someone. It tells no one, and you can turn that off, too.
      </Text>
    ),
  },
  {
    id: "others",
    title: "Who else is involved",
    text: (
      <Points>
        <>
          <b>Stripe</b> takes payments. It gets your email, also when you change it, and a number that stands for your
          account; your card you give only to Stripe. Where a server takes no payments, a practice page replaces it,
          which asks for no card and says so.
        </>
        <>
          <b>People you share with.</b> A picture to share is made on your device, and goes where you send it. So does a
          message that you send by email, text or another app: {brand} neither sends nor keeps it.
        </>
        <>
          <b>{brand} itself passes nothing to anyone else.</b> Fonts, pictures and scripts all come from this server.
          The people who run it may use a hosting or mail company: ask them.
        </>
        <>
          <b>Helplines</b> are not told that you looked. The page with their numbers keeps nothing of what you choose on
          it. Numbers can be out of date.
        </>
      </Points>
    ),
  },
];
