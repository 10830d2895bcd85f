import { brand } from "#domain/brand.ts";
import { Text } from "#client/ui/Text.tsx";
import { LegalPage } from "./LegalPage.tsx";

export function PrivacyScreen() {
  return (
    <LegalPage title="Privacy Policy">
      <Text>
        {brand} keeps what you give it when you register and what you write in it, so that it can show it to you. No
        other member can see your entries. Whoever runs this server could. Your first name and surname are never shown
        to others, and your password is kept only in a form from which it cannot be read.
      </Text>
      <Text>
        What you write, your names, your e-mail address and where you live are sealed before they are stored: a copy of
        the database, a backup or a stolen disk shows none of it without a key that is kept elsewhere. Your username,
        your settings, days and times, moods, feelings and karma are not sealed, because they are counted, and it shows
        how long a text is.
      </Text>
      <Text>
        One cookie keeps you signed in; it is removed when you sign out. Another stays for a year, so that nobody who
        guesses at your password can keep you out on a device you have used before; it does not say who you are. There
        is no advertising and no tracking. What you are in the middle of writing is kept on your own device until you
        save it.
      </Text>
    </LegalPage>
  );
}
