import type { LocalDate } from "./days.ts";

/** The date of the current legal pages. A person's agreement is stored with it. */
export const legalTextOf: LocalDate = "2026-11-27";

/** What they say since that date, as tests/screens/legal.test.tsx computes it. A new text needs both anew. */
export const legalTextDigest = "58efe718ae8ec6b7";

/** The consent of the second checkbox at registration, beside the Privacy Policy. */
export const healthConsent = "keeps what I write about my health and feelings";
