import type { JournalEmoji, JournalTexts } from "#domain/journal.ts";
import type { Mood } from "#domain/moods.ts";
import type { Refused } from "./door.ts";

/** What a person tells of a mood. It is calm, unless said; in an edit what is missing stays. */
export interface MoodTelling {
  clientId?: string;
  value?: Mood;
  journalTitle?: string | null;
  note?: string | null;
  occurredAt?: string;
}

/** A mood as it is stored, with the raw id. */
export interface MoodEntry {
  id: string;
  value: string;
  emoji: string;
  label: string;
  journalTitle: string | null;
  note: string | null;
  occurredAt: string;
  timeZone: string;
  localDate: string;
  recordedAt: string;
  editedAt: string | null;
}

/** What a person writes into their journal. Both texts go together, for REST knows them as one. */
export interface PageTelling {
  clientId?: string;
  texts?: JournalTexts;
  emoji?: JournalEmoji;
  occurredAt?: string;
}

/** A page of the journal as it is stored, with the raw id. */
export interface JournalPage extends JournalTexts {
  id: string;
  emoji: string;
  tags: string[];
  gold: number;
  occurredAt: string;
  timeZone: string;
  localDate: string;
  recordedAt: string;
  editedAt: string | null;
}

/** What was saved, and whether its clientId had been used before for something else. */
export type Saved<Entry> = Entry & { alreadySaved: boolean };

export interface Found {
  key: string;
  text: string;
  days: number;
  from: string;
  to: string;
}

export interface Switches {
  dailyReminder: boolean;
  karmaMessages: boolean;
  anonymousMode: boolean;
  insights: boolean;
}

export interface Listed<Entry> {
  entries: Entry[];
  /** Cursor of what comes after, while there is more. */
  next: string | undefined;
}

/** What one can do with the diary beside actions, whichever way one comes in. */
export interface DiaryDoor {
  saveMood: (telling?: MoodTelling) => Promise<Saved<MoodEntry> | Refused>;
  moods: (page?: { limit?: number; after?: string }) => Promise<Listed<MoodEntry> | Refused>;
  mood: (id: string) => Promise<MoodEntry | Refused>;
  editMood: (id: string, change: MoodTelling) => Promise<MoodEntry | Refused>;
  deleteMood: (id: string) => Promise<"deleted" | Refused>;
  currentMood: () => Promise<string | null | Refused>;
  write: (telling?: PageTelling) => Promise<Saved<JournalPage> | Refused>;
  page: (id: string) => Promise<JournalPage | Refused>;
  editPage: (id: string, change: PageTelling) => Promise<JournalPage | Refused>;
  deletePage: (id: string) => Promise<"deleted" | Refused>;
  insights: () => Promise<Found[] | Refused>;
  settings: () => Promise<Switches | Refused>;
  changeSetting: (setting: keyof Switches, value: boolean) => Promise<Switches | Refused>;
}

/** What a page says where a test is about something else. */
export const aPage: JournalTexts = { title: "An evening", body: "We walked to the river and back." };
