import { brand } from "#domain/brand.ts";
import { LegalPage } from "./LegalPage.tsx";
import { keptParts } from "./PrivacyKept.tsx";
import { yourParts } from "./PrivacyYours.tsx";

/** What is true of the program as it stands: whoever changes what is kept, shown or sent changes it here, too. */
export function PrivacyScreen() {
  return <LegalPage title="Privacy Policy" inShort={inShort} parts={[...keptParts, ...yourParts]} />;
}

const inShort = [
  `${brand} is a diary. No other member can see what you write in it.`,
  "Your words are sealed before they are stored. The people who run this server hold the keys, and could read them.",
  "There is no advertising and no tracking, and nothing of yours is sold.",
  "You can export your diary and delete your account at any time.",
];
