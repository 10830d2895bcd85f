import { draftsUnder, keepDraft } from "#client/platform/drafts.ts";
import type { LocalDate } from "#domain/days.ts";
import type { MonthKey } from "./useOpenMonths.ts";

/** Where a book is open: at a month's opening, or at the leaf of a day. */
export interface Ribbon {
  month: MonthKey;
  day: LocalDate | null;
}

const key = "book-ribbon";

/** Where this device has read last; a new book begins with its first month. */
export function ribbonOnDevice(): Ribbon {
  const [month, day] = draftsUnder(key, "")[0]?.split(" ") ?? [];
  return { month: month || null, day: day || null };
}

/** Keeps the place. It is a text, because a draft that is an object is a form's. */
export function keepRibbon({ month, day }: Ribbon): void {
  keepDraft(key, `${month ?? ""} ${day ?? ""}`);
}
