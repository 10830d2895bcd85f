// Numbers that several rules share (docs/rules.md, Limits). Lengths are UTF-16 code units, like `maxLength`.

/** The header that sends a signed-in person's diary epoch with each response. */
export const epochHeader = "X-Epoch";
/** Whose answer it is: the id of the person who is signed in. */
export const personHeader = "X-Person";

/** How many entries an archive has, sent before it, so that a client can show how far it is. */
export const entriesHeader = "X-Entries";

/** The header by which a client tells our answers from those of a proxy or a portal on the way; its value is "1". */
export const ownHeader = "Kindling";

export const trialDays = 7;

export const sessionIdleDays = 30;
export const sessionMaxDays = 180;
export const dataSessionMinutes = 15;
/** For this long after signing in, nothing asks for the password again (docs/rules.md, Proof of the person). */
export const passwordFreshMinutes = 15;

/** The maximum keeps hashing affordable. */
export const passwordLength = { min: 6, max: 1024 } as const;

export const usernameLength = { min: 3, max: 30 } as const;

export const textLimits = {
  name: 100,
  /** The longest address that mail servers accept. */
  email: 254,
  eventTitle: 200,
  description: 500,
  reflection: 2000,
  note: 5000,
  moodTitle: 100,
  journalTitle: 25,
  journalBody: 20_000,
  message: 1000,
  /** A recipient outside the app. */
  recipient: 100,
  reportDetails: 500,
  displayName: 50,
  bio: 150,
  location: 100,
  /** No name is longer. */
  search: 100,
  tag: 50,
  tagGroup: 50,
  ownMood: 24,
  /** What is typed to find something in the diary. */
  diarySearch: 200,
} as const;

/** How many words of their own a person may have, and how many tags an entry. Merged ones do not count. */
export const ownWordLimits = { tags: 500, ownMoods: 50, tagsOfEntry: 20 } as const;

/** The maximum length of title, blank line and body as REST has them, if every line ends with two characters. */
export const journalContentLength = 2 * (textLimits.journalTitle + 2 + textLimits.journalBody);

/** How many tags of an API caller a journal entry may have beside its emoji, and how long each may be. */
export const journalTags = { most: 20, length: 50 } as const;

/** The general limits for texts such as ids, cursors and tokens, and for lists. */
export const usualLimits = { text: 1024, list: 100 } as const;

/** A profile picture: maximum file size, then the longer side and quality of the resulting JPEG. */
export const pictureLimits = { bytes: 5 * 1024 * 1024, sidePx: 400, quality: 0.7 } as const;

/** The maximum length of such a picture's data URL: four characters per three bytes, and the prefix. */
export const pictureUrlLength = Math.ceil(pictureLimits.bytes / 3) * 4 + 100;

/** What a person may send to other people in a rolling day (docs/rules.md, Daily quotas). */
export const dailyLimits = { requests: 20, messages: 100, reports: 10 } as const;

/** How often a declined or removed person may ask again within these days. */
export const askingAgain = { times: 2, days: 30 } as const;

/** How long an operator's password reset link works. */
export const resetLinkMinutes = 30;
/** How long after registration, or after an expired account's sign-in, a payment can be started without a session. */
export const checkoutPassMinutes = 30;

/** How long a report stays after a person in it has deleted their account. */
export const reportKeptDays = 180;

/** The random ids of deleted accounts, so that a restored backup brings nobody back. */
export const deletionKeptDays = 400;

/** How far in the future a chosen time may be, for devices whose clock is fast. */
export const clockLeewayMs = 5 * 60_000;

/** A device's time is corrected if its clock is off by more, unless the person chose the time. */
export const clockSkewMs = 2 * 60_000;

export const clientIdLength = 100;

export const earliestYear = 1900;

/** The size of a page of a list: by default and at most. */
export const pageSize = { usual: 20, most: 100 } as const;

/** Begins the name of the database of what a device stores for a person, which the service worker looks for. */
export const deviceStoreName = "kindling ";

/** What a device stores of answers that were read: bytes at most, and days without an answer. */
export const answersStored = { bytes: 5_000_000, days: 30 } as const;

/** Typed text stands in the device's store so long after its first key press that is not stored. */
export const draftStoredWithinMs = 300;

/** How many drafts of messages a device keeps, one for each recipient. The oldest goes first. */
export const messageDraftsKept = 50;

/** Downloads and streams are exempt. */
export const requestTimeoutMs = 15_000;

/** Without an answer of the server, the cached page is shown after this, earlier to who is signed in on this device. */
export const cachedPageAfterMs = { signedIn: 400, others: 3_000 } as const;

/** A query without an answer shows what the device stores after the first time, and says after the second that it is older. */
export const storedAnswerAfterMs = { drawn: 700, saidOlder: 2_000 } as const;

export const viewerFreshMs = 300_000;

export const homeAfterLoginMs = 100;

export const toast = { durationMs: 5000, removedAfterMs: 3000, swipePx: 50 } as const;

/** For so long what was chosen, sent or removed with one press can be undone: it is sent after that. */
export const undoMs = 8000;

export const tooltip = { openDelayMs: 700, skipDelayMs: 300 } as const;

/** Degrees per unit of gold minus coal. */
export const scale = { degreesPerUnit: -1.5, maxDegrees: 12, bounceMs: 500, coinsPerPan: 8 } as const;

export const notePreviewLength = 30;

/** The letters of a note that a list of moods shows of its first line. */
export const noteStartLength = 120;

export const shareDescriptionLength = 100;

/** The highest number on the bell's badge. */
export const badgeMost = 9;

/** How long after the last keystroke a search starts. */
export const searchDelayMs = 300;

export const nextTipDelayMs = 100;

/** Hours are local. A mood logged from `fromHour` until before `untilHour` answers the slot. */
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

/** The sentence for a text, called `label`, of more than `max` code units. */
export function lengthProblem(label: string, max: number): string {
  return `${label} can be at most ${max.toLocaleString("en")} characters.`;
}

/** The problem with a text, called `label`, of at most `max` code units, as a sentence, or undefined. */
export function textProblem(label: string, text: string, max: number): string | undefined {
  if (text.length > max) return lengthProblem(label, max);
  // PostgreSQL cannot store NUL, and half of a surrogate pair does not survive UTF-8.
  if (/\0|\p{Surrogate}/u.test(text)) return `${label} contains a character that cannot be saved.`;
  return undefined;
}
