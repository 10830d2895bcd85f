// The numbers that rules share (docs/rules.md, Limits). Lengths are UTF-16 code units, as `maxLength` counts.

/** The header in which each answer to somebody who is signed in says the epoch of their diary. */
export const epochHeader = "X-Epoch";

export const trialDays = 7;

export const sessionIdleDays = 30;
export const sessionMaxDays = 180;
export const dataSessionMinutes = 15;
/** For so long after signing in nothing asks for the password again (docs/rules.md, Proof of the person). */
export const passwordFreshMinutes = 15;

/** The longest keeps hashing affordable. */
export const passwordLength = { min: 6, max: 1024 } as const;

export const usernameLength = { min: 3, max: 30 } as const;

export const textLimits = {
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
  message: 1000,
  /** Of somebody outside of the app. */
  recipient: 100,
  reportDetails: 500,
  displayName: 50,
  bio: 150,
  location: 100,
  /** What is typed to find people, which no name is longer than. */
  search: 100,
} as const;

/** Of a journal entry's texts as REST has them, title, blank line and body, in lines that may end with two characters. */
export const journalContentLength = 2 * (textLimits.journalTitle + 2 + textLimits.journalBody);

/** Of a text that has no limit of its own, such as an id, a cursor or a token, and of a list. */
export const usualLimits = { text: 1024, list: 100 } as const;

/** Of a profile's picture: below so many bytes as it is chosen, then a JPEG of so many pixels on its longer side. */
export const pictureLimits = { bytes: 5 * 1024 * 1024, side: 400, quality: 0.7 } as const;

/** A data URL of such a picture may have so many characters: four for three bytes, and the name of its kind. */
export const pictureUrlLength = Math.ceil(pictureLimits.bytes / 3) * 4 + 100;

/** What a person may do to others in a rolling day (docs/rules.md, Daily quotas). */
export const dailyLimits = { requests: 20, messages: 100, reports: 10 } as const;

/** Who was declined or removed may ask again so often in so many days. */
export const askingAgain = { times: 2, days: 30 } as const;

/** For how long a person's new password can be set by a link that an operator gave them. */
export const resetLinkMinutes = 30;
/** For so long after registering, or after signing in to an account whose time is over, a payment may be begun for it. */
export const checkoutPassMinutes = 30;

/** What stays of a report once somebody it is about has left. */
export const reportKeptDays = 180;

/** How far ahead of the server's clock a chosen time may be, for devices whose clock runs fast. */
export const clockLeewayMs = 5 * 60_000;

/** A device's time is corrected, unless the person chose it, when its clock is wrong by more. */
export const clockSkewMs = 2 * 60_000;

export const clientIdLength = 100;

export const earliestYear = 1900;

/** How much of a list comes at once, and at most. */
export const pageSize = { usual: 20, most: 100 } as const;

/** Downloads and streams are exempt. */
export const requestTimeoutMs = 15_000;

export const viewerFreshMs = 300_000;

export const homeAfterLoginMs = 100;

export const toast = { durationMs: 5000, removedAfterMs: 3000, swipePx: 50 } as const;

export const tooltip = { openDelayMs: 700, skipDelayMs: 300 } as const;

/** Degrees are per unit of gold minus coal. */
export const scale = { degreesPerUnit: -1.5, maxDegrees: 12, bounceMs: 500, coinsPerPan: 8 } as const;

export const notePreviewLength = 30;

export const shareDescriptionLength = 100;

/** The badge of the bell counts no further. */
export const badgeMost = 9;

/** How long after the last letter a search begins. */
export const searchDelayMs = 300;

export const nextTipDelayMs = 100;

export const journalGold = 1;

/** Hours are local. A mood logged from `fromHour` until before `untilHour` answers it. */
export interface ReminderSlot {
  /** Also the number of the native reminder. */
  id: number;
  name: "morning" | "afternoon" | "evening";
  hour: number;
  fromHour: number;
  untilHour: number;
}

export const reminderSlots: readonly ReminderSlot[] = [
  { id: 1, name: "morning", hour: 9, fromHour: 6, untilHour: 12 },
  { id: 2, name: "afternoon", hour: 13, fromHour: 12, untilHour: 17 },
  { id: 3, name: "evening", hour: 18, fromHour: 17, untilHour: 23 },
];

export const moodPrompt = { withinMinutes: 30, checkEveryMs: 60_000 } as const;

/** What is wrong with a text, called `label`, of more than `max` code units, in words. */
export function lengthProblem(label: string, max: number): string {
  return `${label} can be at most ${max.toLocaleString("en")} characters.`;
}

/** What is wrong with any text a person sends, called `label` and of at most `max` code units, in words, or nothing. */
export function textProblem(label: string, text: string, max: number): string | undefined {
  if (text.length > max) return lengthProblem(label, max);
  // PostgreSQL cannot store NUL, and half of a surrogate pair does not survive UTF-8.
  if (/\0|\p{Surrogate}/u.test(text)) return `${label} contains a character that cannot be saved.`;
  return undefined;
}
