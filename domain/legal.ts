import type { LocalDate } from "./days.ts";

/** The day on which the legal pages last changed: what people agree to is kept by it (tests/screens/legal.test.tsx). */
export const legalTextOf: LocalDate = "2026-11-24";

/** What the second tick of the registration agrees to, beside the Privacy Policy. */
export const healthConsent = "keeps what I write about my health and feelings";
