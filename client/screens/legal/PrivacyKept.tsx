import { Text } from "#client/ui/display/Text.tsx";
import { brand } from "#domain/brand.ts";
import { half, halves, halfTitle } from "./LegalPage.css.ts";
import type { Part } from "./LegalPage.tsx";
import { Points } from "./Points.tsx";
import { WhoSees } from "./WhoSees.tsx";

/** What is stored, who sees it and how it is used. */
export const keptParts: readonly Part[] = [
  {
    id: "kept",
    title: "What is kept",
    text: (
      <Points>
        <>
          <b>Your account:</b> first name, surname, username, email and country, as you gave them; your time zone, which
          decides when your days begin and end; your settings; the date you joined; and when you agreed to these pages.
          Your password is kept only as a hash that cannot be reversed.
        </>
        <>
          <b>Your diary:</b> the actions and events, moods and journal entries that you save, with their days and times,
          their tags, and the karma they earn. Also the tags and moods of your own that you make.
        </>
        <>
          <b>Your profile:</b> the display name, bio, location and picture that you add.
        </>
        <>
          <b>What links you to others:</b> who you asked to connect with, who you are connected with, who you blocked or
          muted, and the messages you sent and received.
        </>
        <>
          <b>Where you are signed in:</b> for each device, when it signed in, when it was last used, and a short
          description such as “Firefox on Linux”. Nothing else about the device is kept.
        </>
      </Points>
    ),
  },
  {
    id: "members",
    title: "Who sees what",
    text: (
      <>
        <WhoSees />
        <Points>
          <>
            Members can find you by the first letters of your username or display name. With Anonymous Mode you appear
            in no list and no search. Next to old messages, others see only your username.
          </>
          <>People you block can’t see you.</>
        </Points>
        <Text>
          Your browser makes your picture small, and the server encodes it again, which removes where and when it was
          taken. Only signed-in members who are allowed to see you can open it.
        </Text>
      </>
    ),
  },
  {
    id: "sealed",
    title: "What is encrypted, and what is not",
    text: (
      <>
        <Text>
          Encrypted means: made unreadable before it reaches the database, with a key that is kept elsewhere. A copy of
          the database, a backup or a stolen disk shows none of what is listed as encrypted. So that you can search your
          diary, its words are stored a second time, also encrypted.
        </Text>
        <div className={halves}>
          <div className={half}>
            <h3 className={halfTitle}>Encrypted</h3>
            <Points>
              <>The words of your diary and your messages, and the names of your tags and own moods</>
              <>Your names, except the username</>
              <>Email, country, location</>
              <>Display name, bio, picture</>
              <>Reports</>
            </Points>
          </div>
          <div className={half}>
            <h3 className={halfTitle}>Not encrypted</h3>
            <Points>
              <>Your username and settings</>
              <>Days, times and time zones</>
              <>Moods and the finer words for them, feelings, karma and counts</>
              <>Which tags an entry has, by a number in place of the name</>
              <>Who is connected with whom, who blocked or muted whom, and who wrote to whom when</>
              <>Which devices are signed in, and whether you subscribe</>
              <>How long a longer text is, and how large a picture</>
            </Points>
          </div>
        </div>
        <Text>The second list is not encrypted because the database counts, sorts or searches it.</Text>
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
          The server’s log records which of its pages was requested, when, and whether that worked, never what you
          wrote. To stop password guessing and floods of requests, requests are counted by network address for at most
          an hour. The address is not stored.
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
        your own device may ask if you’d like to talk to someone. It tells no one, and you can turn that off too.
      </Text>
    ),
  },
  {
    id: "others",
    title: "Who else is involved",
    text: (
      <Points>
        <>
          <b>Stripe</b> takes payments. It gets your email, also a new one if you change it, and an ID for your account.
          Only Stripe sees your card. Where a server takes no payments, a practice page replaces it. It asks for no card
          and says so.
        </>
        <>
          <b>People you share with.</b> A picture to share is made on your device, and goes where you send it. The same
          is true of a message that you send by email, text or another app: {brand} neither sends nor keeps it.
        </>
        <>
          <b>{brand} itself passes nothing to anyone else.</b> Fonts, pictures and scripts all come from this server.
          The people who run it may use a hosting or mail company: ask them.
        </>
        <>
          <b>Helplines</b> do not learn that you looked. The page with their numbers saves nothing you choose on it.
          Numbers can be out of date.
        </>
      </Points>
    ),
  },
];
