import type { Range } from "#domain/days.ts";
import type { Effect, Emotion } from "#domain/emotions.ts";
import type { Choices as ChoicesOf, SentEdit, SentTexts, Texts } from "#domain/entries/field.ts";
import type { FieldsOf } from "#domain/entries/kinds.ts";
import type { JournalEmoji, JournalTexts } from "#domain/journal.ts";
import type { Karma } from "#domain/karma.ts";
import type { SettingName, Settings } from "#domain/settings.ts";
import type { Person } from "./people.ts";

/** A refusal in a common form: GraphQL's carry the status that REST would send. */
export interface Refused {
  status: number;
  message: string;
  field?: string;
  subscriptionExpired?: true;
  userEmail?: string;
  dataToken?: string;
  checkoutPass?: string;
  /** The entry as it is, if an edit was made from an older version of it. */
  current?: object;
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

/** The inputs of karma. */
export interface Choices {
  type: "action" | "event";
  classification: "positive" | "negative";
  intention: "positive" | "negative" | null;
  emotionResponse: Emotion;
  effectOnOthers: Effect;
}

/** Fields of every entry. An edit leaves missing ones unchanged. */
interface EntryInput {
  clientId?: string;
  occurredAt?: string;
  /** The version that an edit was made from. */
  base?: string;
  tagIds?: readonly string[];
  newTags?: readonly { name: string; group?: string }[];
}

/** Input of an action or event. `logAction` has defaults for the choices. */
export type ActionInput = EntryInput & Partial<Choices> & SentTexts<FieldsOf<"action">>;

/** Input of a mood; calm by default. */
export type MoodInput = EntryInput & SentEdit<FieldsOf<"mood">>;

/** Input of a journal entry. Both texts go together, because REST has a single one. */
export interface PageInput extends EntryInput {
  texts?: JournalTexts;
  emoji?: JournalEmoji;
}

/** Common fields of stored items, with the raw id. */
export interface Stored {
  id: string;
  occurredAt: string;
  timeZone: string;
  localDate: string;
  recordedAt: string;
  editedAt: string | null;
  version: string;
  broughtFrom: string | null;
  ownTags: { id: string; name: string; group: string | null }[];
}

/** A stored action or event. */
export interface Entry extends Stored, Karma, Texts<FieldsOf<"action">>, ChoicesOf<FieldsOf<"action">> {}

/** A stored mood. */
export interface MoodEntry extends Stored, Texts<FieldsOf<"mood">>, ChoicesOf<FieldsOf<"mood">> {
  emoji: string;
  label: string;
  ownMood: { id: string; name: string; emoji: string } | null;
}

/** A stored journal entry. */
export interface JournalPage extends Stored, JournalTexts {
  emoji: string;
  tags: string[];
  gold: number;
}

/** The saved item, and whether its clientId was used before with other content. */
export type Saved<What> = What & { alreadySaved: boolean };

export interface Listed<What> {
  entries: What[];
  /** Cursor of the next page, if there is one. */
  next: string | undefined;
}

export interface Summary {
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

export interface Insight {
  key: string;
  text: string;
  days: number;
  from: string;
  to: string;
  bars: { label: string; count: number; of: number }[];
}

/** Changes to a profile; null removes a value. */
export interface ProfileEdit {
  displayName?: string | null;
  email?: string;
  bio?: string | null;
  location?: string | null;
  profilePicture?: string | null;
  currentPassword?: string | null;
}

/** Proves that the person is asking. */
export type PersonProof = Pick<ProfileEdit, "currentPassword">;

/** A person's own profile. */
export interface OwnProfile {
  displayName: string | null;
  email: string;
  bio: string | null;
  location: string | null;
  hasPicture: boolean;
}

/** A signed-in device. */
export interface Device {
  id: string;
  device: string | null;
  createdAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}

/** A page of a list. */
export interface PageRequest {
  limit?: number;
  after?: string;
}

type Answer<What> = Promise<What | Refused>;

/** Everything callers can do with Kindling, over GraphQL or REST. */
export interface Door {
  createTrialUser: (draft: TrialDraft) => Answer<NewAccount>;
  login: (credentials: { email: string; password: string }) => Answer<SignedIn>;
  logout: () => Answer<"signed out">;
  me: () => Answer<Me>;
  logAction: (input?: ActionInput) => Answer<Saved<Entry>>;
  actions: (page?: PageRequest) => Answer<Listed<Entry>>;
  action: (id: string) => Answer<Entry>;
  editAction: (id: string, change: ActionInput) => Answer<Entry>;
  deleteAction: (id: string) => Answer<"deleted">;
  saveMood: (input?: MoodInput) => Answer<Saved<MoodEntry>>;
  moods: (page?: PageRequest) => Answer<Listed<MoodEntry>>;
  mood: (id: string) => Answer<MoodEntry>;
  editMood: (id: string, change: MoodInput) => Answer<MoodEntry>;
  deleteMood: (id: string) => Answer<"deleted">;
  currentMood: () => Answer<string | null>;
  write: (input?: PageInput) => Answer<Saved<JournalPage>>;
  page: (id: string) => Answer<JournalPage>;
  editPage: (id: string, change: PageInput) => Answer<JournalPage>;
  deletePage: (id: string) => Answer<"deleted">;
  /** The all-time balance by default. */
  balance: (range?: Range) => Answer<Karma>;
  /** Today's. */
  summary: () => Answer<Summary>;
  smallQuestion: () => Answer<{ question: string | null; isBack: boolean }>;
  insights: () => Answer<Insight[]>;
  tagInsights: () => Answer<Insight[]>;
  daysToCompare: () => Answer<{ withMood: number; needed: number } | null>;
  settings: () => Answer<Settings>;
  /** Null follows the device. */
  fixTimeZone: (timeZone: string | null) => Answer<"fixed">;
  changePassword: (passwords: { currentPassword: string; newPassword: string }) => Answer<"changed">;
  devices: () => Answer<Device[]>;
  signDeviceOut: (id: string) => Answer<"signed out">;
  signOthersOut: () => Answer<"signed out">;
  resetProgress: (proof?: PersonProof) => Answer<"reset">;
  deleteAccount: (proof?: PersonProof) => Answer<"deleted">;
  changeSetting: (setting: SettingName, value: boolean) => Answer<Settings>;
  profile: () => Answer<OwnProfile>;
  updateProfile: (edit: ProfileEdit) => Answer<OwnProfile>;
}

/** A caller: a person by token, or a visitor, with the device's zone. */
export interface Caller {
  as?: Pick<Person, "token"> | undefined;
  zone?: string | undefined;
}

/** A minimal action. */
export const somethingGood = {
  type: "action",
  classification: "positive",
  intention: "positive",
  emotionResponse: "happy",
  effectOnOthers: "great",
} as const satisfies Choices;

/** A journal entry for tests about something else. */
export const aPage: JournalTexts = { title: "An evening", body: "We walked to the river and back." };

/** Returns the result. Throws if it was refused. */
export function granted<Result>(answer: Result | Refused): Result {
  if (isRefused(answer)) throw new Error(`It was refused: ${answer.status} ${answer.message}`);
  return answer;
}

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === "object" && answer !== null && "status" in answer && "message" in answer;
}
