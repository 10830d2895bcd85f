import { ClientError, GraphQLClient } from "graphql-request";
import type { Range } from "#domain/days.ts";
import type { Karma } from "#domain/karma.ts";
import { serverUrl } from "./address.ts";
import { aPage, somethingGood, type Caller, type Device, type Door, type Entry, type Found } from "./door.ts";
import type {
  JournalPage,
  Listed,
  MoodEntry,
  NewAccount,
  OwnProfile,
  Refused,
  Saved,
  Stored,
  Summary,
} from "./door.ts";
import type { Switches, Wanted } from "./door.ts";
import { globalIdOf, rawIdOf } from "./globalId.ts";

const stored = "id occurredAt timeZone localDate createdAt editedAt";
const coins = "{ gold coal }";
const switches = "dailyReminder karmaMessages anonymousMode insights";
const profile = "email location user { displayName bio picture }";

/** Kindling through GraphQL, by graphql-request. */
export function graphqlDoor({ as, zone }: Caller): Door {
  const client = new GraphQLClient(`${serverUrl()}/graphql`, {
    headers: { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...(zone ? { "x-time-zone": zone } : {}) },
  });

  async function send<Data, Result>(document: string, variables: object, read: Reader<Data, Result | Refused>) {
    try {
      return read(await client.request<Data>(document, variables));
    } catch (error) {
      if (error instanceof ClientError) return refusedBy(error);
      throw error;
    }
  }

  const ofViewer = <Viewer, Result>(selection: string, read: Reader<Viewer, Result>, page?: object) =>
    send(
      `query ${page ? "($first: Int, $after: String)" : ""} { viewer { ${selection} } }`,
      page ?? {},
      ({ viewer }: { viewer: Viewer | null }): Result | Refused => (viewer ? read(viewer) : nobody),
    );

  const mutate = <Payload, Result>(name: string, input: object, selection: string, read: Reader<Payload, Result>) =>
    send(
      `mutation ($input: ${capitalised(name)}Input!) {
        ${name}(input: $input) { ... on ${capitalised(name)}Payload { ${selection} } ... on Refusal { message code field } }
      }`,
      { input },
      ({ [name]: result }: Record<string, Payload | Refusal>): Result | Refused =>
        isRefusal(result) ? refused(result) : read(result as Payload),
    );

  /** What the kinds of entry have in common. `field` is what payloads call it, `save` the mutation that makes one. */
  function entriesOf<Row extends Stored>(
    type: string,
    { save, field, fields }: Record<"save" | "field" | "fields", string>,
  ) {
    const selection = `${stored} ${fields}`;
    const list = `${field}s`;
    const rowOf = ({ createdAt, id, ...entry }: Node) =>
      // The selection asked for every field of the row.
      withEnums({ ...entry, id: rawIdOf(id), recordedAt: createdAt }, (word) => word.toLowerCase()) as Row;

    return {
      save: ({ clientId = crypto.randomUUID(), ...facts }: { clientId?: string }) =>
        mutate(
          save,
          { ...asSent(facts), ...stamped(clientId) },
          `entry: ${field} { ${selection} } alreadySaved`,
          ({ entry, alreadySaved }: { entry: Node; alreadySaved: boolean }): Saved<Row> => ({
            ...rowOf(entry),
            alreadySaved,
          }),
        ),
      list: ({ limit = 100, after }: Wanted = {}) =>
        ofViewer(
          `${list}(first: $first, after: $after) { edges { node { ${selection} } } pageInfo { hasNextPage endCursor } }`,
          ({ [list]: found }: Record<string, Connection>): Listed<Row> => ({
            entries: found?.edges.map(({ node }) => rowOf(node)) ?? [],
            next: found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : undefined,
          }),
          { first: limit, after },
        ),
      read: (id: string) =>
        send(
          `query ($id: ID!) { node(id: $id) { ... on ${type} { ${selection} } } viewer { email } }`,
          { id: globalIdOf(id, type) },
          ({ node, viewer }: { node: Node | null; viewer: object | null }): Row | Refused =>
            node ? rowOf(node) : viewer ? { status: 404, message: "This entry isn’t here any more." } : nobody,
        ),
      edit: (id: string, change: object) =>
        mutate(
          `edit${type}`,
          { id: globalIdOf(id, type), ...asSent(change) },
          `entry: ${field} { ${selection} }`,
          ({ entry }: { entry: Node }) => rowOf(entry),
        ),
      remove: (id: string) =>
        mutate(`delete${type}`, { id: globalIdOf(id, type) }, "deletedId", () => "deleted" as const),
    };
  }

  const actions = entriesOf<Entry>("Action", {
    save: "logAction",
    field: "action",
    fields: `type classification intention emotionResponse effectOnOthers eventTitle description
      reflection1 reflection2 reflection3 note gold coal`,
  });
  const moods = entriesOf<MoodEntry>("Mood", {
    save: "saveMood",
    field: "mood",
    fields: "value emoji label journalTitle note",
  });
  const pages = entriesOf<JournalPage>("JournalEntry", {
    save: "writeJournalEntry",
    field: "entry",
    fields: "title body emoji tags gold",
  });

  return {
    createTrialUser: (input) =>
      mutate("createTrialUser", input, "username email trialEndsAt", (account: NewAccount) => account),
    login: (input) =>
      mutate(
        "login",
        input,
        "token viewer { email user { username } }",
        ({ token, viewer: { email, user } }: SignedInData) => ({ token, username: user.username, email }),
      ),
    logout: () => send("mutation { logout { viewer { email } } }", {}, () => "signed out" as const),
    me: () =>
      ofViewer(
        "email timeZone trialEndsAt user { id username displayName }",
        ({ user: { id, ...user }, ...viewer }: MeData) => ({ ...viewer, ...user, id: rawIdOf(id) }),
      ),

    logAction: (telling = {}) => actions.save({ ...somethingGood, ...telling }),
    actions: actions.list,
    action: actions.read,
    editAction: actions.edit,
    deleteAction: actions.remove,

    saveMood: (telling = {}) => moods.save({ value: "calm", ...telling }),
    moods: moods.list,
    mood: moods.read,
    editMood: moods.edit,
    deleteMood: moods.remove,
    currentMood: () =>
      ofViewer(
        "currentMood { value }",
        ({ currentMood }: { currentMood: { value: string } | null }) => currentMood?.value.toLowerCase() ?? null,
      ),

    write: ({ texts = aPage, ...telling } = {}) => pages.save({ ...texts, ...telling }),
    page: pages.read,
    editPage: (id, { texts, ...change }) => pages.edit(id, { ...texts, ...change }),
    deletePage: pages.remove,

    balance: (range = "all") =>
      ofViewer(
        `balances { today ${coins} week ${coins} month ${coins} year ${coins} all ${coins} }`,
        ({ balances }: { balances: Record<Range, Karma> }) => balances[range],
      ),
    summary: () =>
      ofViewer(
        "summary { actionsLogged positiveInteractions reflectionsWritten goodKarmaSent }",
        (viewer: { summary: Summary }) => viewer.summary,
      ),
    smallQuestion: () => ofViewer("question isBack", (viewer: { question: string | null; isBack: boolean }) => viewer),
    insights: () =>
      ofViewer(
        "insights { key text days from to bars { label count of } }",
        (viewer: { insights: Found[] }) => viewer.insights,
      ),
    daysToCompare: () =>
      ofViewer(
        "daysToCompare { withMood needed }",
        (viewer: { daysToCompare: { withMood: number; needed: number } | null }) => viewer.daysToCompare,
      ),
    settings: () => ofViewer(`settings { ${switches} }`, (viewer: { settings: Switches }) => viewer.settings),
    fixTimeZone: (timeZone) => mutate("fixTimeZone", { timeZone }, "viewer { timeZone }", () => "fixed" as const),
    changePassword: (passwords) => mutate("changePassword", passwords, "viewer { email }", () => "changed" as const),
    devices: () =>
      ofViewer(
        "sessions { id device createdAt lastSeenAt isThisOne }",
        (viewer: { sessions: Device[] }) => viewer.sessions,
      ),
    signDeviceOut: (id) => mutate("endSession", { id }, "viewer { email }", () => "signed out" as const),
    resetProgress: (proof = {}) => mutate("resetProgress", proof, "viewer { epoch }", () => "reset" as const),
    deleteAccount: (input) =>
      send(
        "mutation ($input: DeleteAccountInput) { done: deleteAccount(input: $input) { ... on Refusal { message code field } } }",
        { input },
        ({ done }: { done: object }): "deleted" | Refused => (isRefusal(done) ? refused(done) : "deleted"),
      ),
    changeSetting: (setting, value) =>
      mutate(
        "changeSettings",
        { [setting]: value },
        `viewer { settings { ${switches} } }`,
        ({ viewer }: { viewer: { settings: Switches } }) => viewer.settings,
      ),
    profile: () => ofViewer(profile, profileOf),
    updateProfile: (edit) =>
      mutate("updateProfile", edit, `viewer { ${profile} }`, ({ viewer }: { viewer: ProfileData }) =>
        profileOf(viewer),
      ),
  };
}

/** The part of a creating mutation's input that makes it one save, however often it is sent. */
function stamped(clientId: string = crypto.randomUUID()): object {
  return { stamp: { clientId } };
}

type Reader<Said, Result> = (said: Said) => Result;

interface Refusal {
  message: string;
  code: string;
  field: string | null;
}

interface SignedInData {
  token: string;
  viewer: { email: string; user: { username: string } };
}

interface MeData {
  user: { id: string; username: string; displayName: string | null };
  email: string;
  timeZone: string;
  trialEndsAt: string;
}

interface ProfileData extends Pick<OwnProfile, "email" | "location"> {
  user: Pick<OwnProfile, "displayName" | "bio"> & { picture: string | null };
}

function profileOf({ user: { displayName, bio, picture }, email, location }: ProfileData): OwnProfile {
  return { displayName, email, bio, location, hasPicture: picture !== null };
}

type Node = Omit<Stored, "recordedAt"> & { createdAt: string };

interface Connection {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

// GraphQL tells a visitor so by an empty viewer, REST by a 401.
const nobody: Refused = { status: 401, message: "Unauthorized" };

const statuses: Record<string, number> = {
  BAD_INPUT: 400,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  PASSWORD_NEEDED: 403,
  NOT_FOUND: 404,
  TAKEN: 409,
  GONE: 410,
  TOO_MANY: 429,
};

function isRefusal(result: unknown): result is Refusal {
  return typeof result === "object" && result !== null && "code" in result;
}

function refused({ code, message, field }: Refusal): Refused {
  return { status: statuses[code] ?? 0, message, ...(field === null ? {} : { field }) };
}

function refusedBy({ response: { status, errors = [] } }: ClientError): Refused {
  const { code: _code, retryAfter: _after, ...said } = (errors[0]?.extensions ?? {}) as Record<string, unknown>;
  return { status, message: errors[0]?.message ?? "", ...said };
}

/** What GraphQL writes as enum values. A mood's emoji is a character, which has no capitals. */
const enums = new Set(["type", "classification", "intention", "emotionResponse", "effectOnOthers", "value", "emoji"]);

function asSent(telling: object): object {
  return withEnums(telling, (word) => word.toUpperCase());
}

function withEnums(entry: object, written: (word: string) => string): object {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]: [string, unknown]) => [
      name,
      enums.has(name) && typeof value === "string" ? written(value) : value,
    ]),
  );
}

function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
