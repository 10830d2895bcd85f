import { brand } from "#domain/brand.ts";
import { LegalPage } from "./LegalPage.tsx";
import { keptParts } from "./PrivacyKept.tsx";
import { yourParts } from "./PrivacyYours.tsx";

/** Describes the program as it is. Update it with every change to what is stored, shown or sent. */
export function PrivacyScreen() {
  return <LegalPage title="Privacy Policy" inShort={inShort} parts={[...keptParts, ...yourParts]} />;
}

const inShort = [
  `${brand} is a diary. No other member can see what you write in it.`,
  "Your words are encrypted before they are stored. The people who run this server hold the keys, and could read them.",
  "There is no advertising and no tracking, and nothing of yours is sold.",
  "You can export your diary and delete your account at any time.",
];
