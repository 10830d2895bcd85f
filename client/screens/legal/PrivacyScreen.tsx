import { brand } from "#domain/brand.ts";
import { Text } from "#client/ui/Text.tsx";
import { LegalPage } from "./LegalPage.tsx";

export function PrivacyScreen() {
  return (
    <LegalPage title="Privacy Policy">
      <Text>
        {brand} keeps what you give it when you register and what you write in it, so that it can show it to you. Your
        entries are seen by you alone, and your first name and surname are never shown to others. Your password is kept
        only in a form from which it cannot be read.
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
