import type { LocalDate } from "./days.ts";

/** The date of the current legal pages. A person's agreement is stored with it. */
export const legalTextOf: LocalDate = "2026-11-27";

/** The digest of their text since that date (tests/screens/legal.test.tsx). A change of the text changes both. */
export const legalTextDigest = "58efe718ae8ec6b7";

/** The consent of the second checkbox at registration, beside the Privacy Policy. */
export const healthConsent = "keeps what I write about my health and feelings";
