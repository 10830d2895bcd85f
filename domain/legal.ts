import type { LocalDate } from "./days.ts";

/** The date of the current legal pages. A person's agreement is stored with it (tests/screens/legal.test.tsx). */
export const legalTextOf: LocalDate = "2026-11-27";

/** The consent of the second checkbox at registration, beside the Privacy Policy. */
export const healthConsent = "keeps what I write about my health and feelings";
