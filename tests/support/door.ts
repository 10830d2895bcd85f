import type { Range } from "#domain/days.ts";
import type { Effect, Emotion } from "#domain/emotions.ts";
import type { JournalEmoji, JournalTexts } from "#domain/journal.ts";
import type { Karma } from "#domain/karma.ts";
import type { Mood } from "#domain/moods.ts";
import type { Person } from "./people.ts";

/** A no, as both doors say it: GraphQL's refusals carry the status that REST would answer with. */
export interface Refused {
  status: number;
  message: string;
  field?: string;
  subscriptionExpired?: true;
  userEmail?: string;
  dataToken?: string;
  checkoutPass?: string;
}

export interface NewAccount {
  username: string;
  email: string;
  trialEndsAt: string;
}

export interface SignedIn {
  token: string;
  username: string;
  email: string;
}

export interface Me {
  id: string;
  username: string;
  displayName: string | null;
  email: string;
  timeZone: string;
  trialEndsAt: string;
}

export interface TrialDraft {
  firstName: string;
  surname: string;
  username: string;
  email: string;
  country: string;
  password: string;
}

/** What karma depends on. */
export interface Choices {
  type: "action" | "event";
  classification: "positive" | "negative";
  intention: "positive" | "negative" | null;
  emotionResponse: Emotion;
  effectOnOthers: Effect;
}

/** What every entry can be told with. In an edit, what is missing stays. */
interface Told {
  clientId?: string;
  occurredAt?: string;
}

/** What a person tells of an action or event. Choices have defaults in `logAction`. */
export interface Telling extends Told, Partial<Choices> {
  eventTitle?: string | null;
  description?: string | null;
  reflection1?: string | null;
  reflection2?: string | null;
  reflection3?: string | null;
  note?: string | null;
}

/** What a person tells of a mood. It is calm, unless said. */
export interface MoodTelling extends Told {
  value?: Mood;
  journalTitle?: string | null;
  note?: string | null;
}

/** What a person writes into their journal. Both texts go together, for REST knows them as one. */
export interface PageTelling extends Told {
  texts?: JournalTexts;
  emoji?: JournalEmoji;
}

/** What is known of everything that is stored, with the raw id. */
export interface Stored {
  id: string;
  occurredAt: string;
  timeZone: string;
  localDate: string;
  recordedAt: string;
  editedAt: string | null;
}

/** An action or event as it is stored. */
export interface Entry extends Stored, Karma {
  type: string;
  classification: string;
  intention: string | null;
  emotionResponse: string;
  effectOnOthers: string;
  eventTitle: string | null;
  description: string | null;
  reflection1: string | null;
  reflection2: string | null;
  reflection3: string | null;
  note: string | null;
}

/** A mood as it is stored. */
export interface MoodEntry extends Stored {
  value: string;
  emoji: string;
  label: string;
  journalTitle: string | null;
  note: string | null;
}

/** A page of the journal as it is stored. */
export interface JournalPage extends Stored, JournalTexts {
  emoji: string;
  tags: string[];
  gold: number;
}

/** What was saved, and whether its clientId had been used before for something else. */
export type Saved<What> = What & { alreadySaved: boolean };

export interface Listed<What> {
  entries: What[];
  /** Cursor of what comes after, while there is more. */
  next: string | undefined;
}

export interface Summary {
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

export interface Found {
  key: string;
  text: string;
  days: number;
  from: string;
  to: string;
  bars: { label: string; count: number; of: number }[];
}

export interface Switches {
  dailyReminder: boolean;
  karmaMessages: boolean;
  anonymousMode: boolean;
  insights: boolean;
}

/** What somebody says of themselves; null takes away. */
export interface ProfileEdit {
  displayName?: string | null;
  email?: string;
  bio?: string | null;
  location?: string | null;
  profilePicture?: string | null;
  currentPassword?: string | null;
}

/** What shows that it is the person who asks. */
export type PersonProof = Pick<ProfileEdit, "currentPassword">;

/** Their profile as they see it themselves. */
export interface OwnProfile {
  displayName: string | null;
  email: string;
  bio: string | null;
  location: string | null;
  hasPicture: boolean;
}

/** Where somebody is signed in. */
export interface Device {
  id: string;
  device: string | null;
  createdAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}

/** Which page of a list. */
export interface Wanted {
  limit?: number;
  after?: string;
}

type Answer<What> = Promise<What | Refused>;

/** Everything one can do with Kindling from outside, whichever way one comes in. */
export interface Door {
  createTrialUser: (draft: TrialDraft) => Answer<NewAccount>;
  login: (credentials: { email: string; password: string }) => Answer<SignedIn>;
  logout: () => Answer<"signed out">;
  me: () => Answer<Me>;
  logAction: (telling?: Telling) => Answer<Saved<Entry>>;
  actions: (page?: Wanted) => Answer<Listed<Entry>>;
  action: (id: string) => Answer<Entry>;
  editAction: (id: string, change: Telling) => Answer<Entry>;
  deleteAction: (id: string) => Answer<"deleted">;
  saveMood: (telling?: MoodTelling) => Answer<Saved<MoodEntry>>;
  moods: (page?: Wanted) => Answer<Listed<MoodEntry>>;
  mood: (id: string) => Answer<MoodEntry>;
  editMood: (id: string, change: MoodTelling) => Answer<MoodEntry>;
  deleteMood: (id: string) => Answer<"deleted">;
  currentMood: () => Answer<string | null>;
  write: (telling?: PageTelling) => Answer<Saved<JournalPage>>;
  page: (id: string) => Answer<JournalPage>;
  editPage: (id: string, change: PageTelling) => Answer<JournalPage>;
  deletePage: (id: string) => Answer<"deleted">;
  /** Of all time, if no range is named. */
  balance: (range?: Range) => Answer<Karma>;
  /** Today's. */
  summary: () => Answer<Summary>;
  smallQuestion: () => Answer<{ question: string | null; isBack: boolean }>;
  insights: () => Answer<Found[]>;
  daysToCompare: () => Answer<{ withMood: number; needed: number } | null>;
  settings: () => Answer<Switches>;
  /** Null follows the device. */
  fixTimeZone: (timeZone: string | null) => Answer<"fixed">;
  changePassword: (passwords: { currentPassword: string; newPassword: string }) => Answer<"changed">;
  devices: () => Answer<Device[]>;
  signDeviceOut: (id: string) => Answer<"signed out">;
  resetProgress: (proof?: PersonProof) => Answer<"reset">;
  deleteAccount: (proof?: PersonProof) => Answer<"deleted">;
  changeSetting: (setting: keyof Switches, value: boolean) => Answer<Switches>;
  profile: () => Answer<OwnProfile>;
  updateProfile: (edit: ProfileEdit) => Answer<OwnProfile>;
}

/** How a caller comes: with no one's token as a visitor, and with the zone its device is in. */
export interface Caller {
  as?: Pick<Person, "token"> | undefined;
  zone?: string | undefined;
}

/** The least that can be told of an action. */
export const somethingGood = {
  type: "action",
  classification: "positive",
  intention: "positive",
  emotionResponse: "happy",
  effectOnOthers: "great",
} as const satisfies Choices;

/** What a page says where a test is about something else. */
export const aPage: JournalTexts = { title: "An evening", body: "We walked to the river and back." };

/** What was answered, where a test is about something else. Throws when it was refused. */
export function granted<Result>(answer: Result | Refused): Result {
  if (isRefused(answer)) throw new Error(`It was refused: ${answer.status} ${answer.message}`);
  return answer;
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === "object" && answer !== null && "status" in answer && "message" in answer;
}
