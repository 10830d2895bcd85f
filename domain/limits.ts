/**
 * The numbers of spec section 9 and the text limits of design.md section 6 (21, 37), so that a form and an operation mean
 * the same one. Lengths are UTF-16 code units, as `maxLength` and `String.length` count.
 */

/** Trial length in days, counted from registration. */
export const trialDays = 7;

/** A session ends after this many idle days, and after this many in any case (design.md section 3). */
export const sessionIdleDays = 30;
export const sessionMaxDays = 180;

/** Password lengths. The spec names the shortest; the longest keeps hashing affordable. */
export const passwordLength = { min: 6, max: 1024 } as const;

/** Username lengths. */
export const usernameLength = { min: 3, max: 30 } as const;

/** The longest each text may be. */
export const textLimits = {
  /** A first name, and a surname. */
  name: 100,
  /** The longest address that mail servers pass on. */
  email: 254,
  eventTitle: 200,
  description: 500,
  reflection: 2000,
  note: 5000,
  moodTitle: 100,
  journalTitle: 25,
  journalBody: 20_000,
} as const;

/** How far ahead of our clock an entry's "when" may be, for devices whose clock runs fast. */
export const clockLeewayMs = 5 * 60_000;

/** A device clock that is wrong by more than this is put right where nobody chose the time of an entry. */
export const clockSkewMs = 2 * 60_000;

/** The longest name that a form may give its save. */
export const clientIdLength = 100;

/** The first year an entry may belong to. */
export const earliestYear = 1900;

/** Client requests; downloads and streams are exempt from the time-out. */
export const requestTimeoutMs = 15_000;

/** How long the looked-up current user counts as fresh. */
export const viewerFreshMs = 300_000;

/** After a successful sign-in the browser waits this long before it goes home. */
export const homeAfterLoginMs = 100;

/** Toasts: one at a time, closed by themselves or by a swipe to the right, gone some time after they close. */
export const toast = { durationMs: 5000, removedAfterMs: 3000, swipePx: 50 } as const;

/** Tooltips: how long to hover before one opens, and how soon the next opens without waiting. */
export const tooltip = { openDelayMs: 700, skipDelayMs: 300 } as const;

/** The balance scale. Degrees are per unit of gold minus coal. */
export const scale = { degreesPerUnit: -1.5, maxDegrees: 12, bounceMs: 500, coinsPerPan: 8 } as const;

/** A mood card's note preview is cut to this many characters, followed by "...". */
export const notePreviewLength = 30;

/** "Another tip" reopens the dialog with a new tip after this long. */
export const nextTipDelayMs = 100;

/** Gold for writing a journal entry. */
export const journalGold = 1;

/** A reminder of the day. Hours are local; a mood logged from `fromHour` until before `untilHour` answers it. */
export interface ReminderSlot {
  /** Also the number of the native reminder. */
  id: number;
  name: "morning" | "afternoon" | "evening";
  hour: number;
  fromHour: number;
  untilHour: number;
}

/** The three reminders of a day. */
export const reminderSlots: readonly ReminderSlot[] = [
  { id: 1, name: "morning", hour: 9, fromHour: 6, untilHour: 12 },
  { id: 2, name: "afternoon", hour: 13, fromHour: 12, untilHour: 17 },
  { id: 3, name: "evening", hour: 18, fromHour: 17, untilHour: 23 },
];

/** The mood prompt: shown this close to a slot, looked at this often, with moods read anew this often. */
export const moodPrompt = { withinMinutes: 30, checkEveryMs: 60_000, refetchEveryMs: 300_000 } as const;

/** The bell counts up to here; above it reads "9+". */
export const badgeMax = 9;

/**
 * Says what is wrong with a text, in words for the person who typed it, or nothing. Every text a person sends goes
 * through here: PostgreSQL cannot store NUL, and half of a surrogate pair does not survive UTF-8.
 *
 * @param label How the form calls the text, such as "Event title".
 * @param max The most UTF-16 code units it may have.
 */
export function textProblem(label: string, text: string, max: number): string | undefined {
  if (text.length > max) return `${label} can be at most ${max.toLocaleString("en")} characters.`;
  if (/\0|\p{Surrogate}/u.test(text)) return `${label} contains a character that cannot be saved.`;
  return undefined;
}
