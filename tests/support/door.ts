import type { Range } from "#domain/days.ts";
import type { Effect, Emotion } from "#domain/emotions.ts";
import type { Karma } from "#domain/karma.ts";
import type { Person } from "./people.ts";

/** A no, as both doors say it: GraphQL's refusals carry the status that REST would answer with. */
export interface Refused {
  status: number;
  message: string;
  field?: string;
  subscriptionExpired?: true;
  userEmail?: string;
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

/** What a person tells of an action or event. Choices have defaults in `logAction`, and in an edit stay when missing. */
export interface Telling extends Partial<Choices> {
  clientId?: string;
  eventTitle?: string | null;
  description?: string | null;
  reflection1?: string | null;
  reflection2?: string | null;
  reflection3?: string | null;
  note?: string | null;
  occurredAt?: string;
}

/** An action or event as it is stored, with the raw id. */
export interface Entry extends Karma {
  id: string;
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
  occurredAt: string;
  timeZone: string;
  localDate: string;
  recordedAt: string;
  editedAt: string | null;
}

export interface Logged extends Entry {
  alreadySaved: boolean;
}

export interface Page {
  entries: Entry[];
  /** Cursor of what comes after, while there is more. */
  next: string | undefined;
}

export interface Summary {
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

/** Everything one can do with Kindling from outside, whichever way one comes in. */
export interface Door {
  createTrialUser: (draft: TrialDraft) => Promise<NewAccount | Refused>;
  login: (credentials: { email: string; password: string }) => Promise<SignedIn | Refused>;
  logout: () => Promise<"signed out" | Refused>;
  me: () => Promise<Me | Refused>;
  logAction: (telling?: Telling) => Promise<Logged | Refused>;
  actions: (page?: { limit?: number; after?: string }) => Promise<Page | Refused>;
  action: (id: string) => Promise<Entry | Refused>;
  editAction: (id: string, change: Telling) => Promise<Entry | Refused>;
  deleteAction: (id: string) => Promise<"deleted" | Refused>;
  /** Of all time, if no range is named. */
  balance: (range?: Range) => Promise<Karma | Refused>;
  /** Today's. */
  summary: () => Promise<Summary | Refused>;
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

/** What was answered, where a test is about something else. Throws when it was refused. */
export function granted<Result>(answer: Result | Refused): Result {
  if (isRefused(answer)) throw new Error(`It was refused: ${answer.status} ${answer.message}`);
  return answer;
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === "object" && answer !== null && "status" in answer && "message" in answer;
}
