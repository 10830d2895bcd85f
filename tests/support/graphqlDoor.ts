import { ClientError, GraphQLClient } from "graphql-request";
import type { Range } from "#domain/days.ts";
import { choiceNamesOf, textNamesOf, type Fields } from "#domain/entries/field.ts";
import { kinds, type KindName } from "#domain/entries/kinds.ts";
import type { Karma } from "#domain/karma.ts";
import { settingNames, type Settings } from "#domain/settings.ts";
import { serverUrl } from "./address.ts";
import { aPage, somethingGood, type Caller, type Device, type Door, type Entry, type Insight } from "./door.ts";
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
import type { PageRequest } from "./door.ts";
import { globalIdOf, rawIdOf } from "./globalId.ts";

const stored = "id occurredAt timeZone localDate createdAt editedAt version broughtFrom ownTags { id name group }";
const coins = "{ gold coal }";
const switches = settingNames.join(" ");
const profile = "email location user { displayName bio picture }";

/** Kindling through GraphQL, with graphql-request. */
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

  const mutate = <Payload, Result>(
    name: string,
    input: object,
    selection: string,
    read: Reader<Payload, Result>,
    changed: { selection: string; read: Reader<Node, object> } = { selection: "", read: (node) => node },
  ) =>
    send(
      `mutation ($input: ${capitalised(name)}Input!) {
        ${name}(input: $input) {
          ... on ${capitalised(name)}Payload { ${selection} } ... on Refusal { message code field ${changed.selection} }
        }
      }`,
      { input },
      ({ [name]: result }: Record<string, Payload | Refusal>): Result | Refused => {
        if (!isRefusal(result)) return read(result as Payload);
        return { ...refused(result), ...(result.current ? { current: changed.read(result.current) } : {}) };
      },
    );

  /** Common to all kinds of entry. `field` is its name in payloads, `save` the mutation that creates one. */
  function entriesOf<Row extends Stored>(
    type: string,
    { save, field, fields }: Record<"save" | "field" | "fields", string>,
  ) {
    const selection = `${stored} ${fields}`;
    const list = `${field}s`;
    const rowOf = ({ createdAt, id, ownTags, ownMood, ...entry }: Node) => {
      const own = {
        ownTags: ownTags.map(withRawId),
        ...(ownMood === undefined ? {} : { ownMood: ownMood && withRawId(ownMood) }),
      };
      // The selection contains every field of the row.
      return withEnums({ ...entry, ...own, id: rawIdOf(id), recordedAt: createdAt }, (word) =>
        word.toLowerCase(),
      ) as Row;
    };

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
      list: ({ limit = 100, after }: PageRequest = {}) =>
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
          { selection: `current { ... on ${type} { ${selection} } }`, read: rowOf },
        ),
      remove: (id: string) =>
        mutate(`delete${type}`, { id: globalIdOf(id, type) }, "deletedId", () => "deleted" as const),
    };
  }

  const actions = entriesOf<Entry>("Action", {
    save: "logAction",
    field: "action",
    fields: `${fieldsOf("action")} gold coal`,
  });
  const moods = entriesOf<MoodEntry>("Mood", {
    save: "saveMood",
    field: "mood",
    fields: `${fieldsOf("mood")} emoji label ownMood { id name emoji }`,
  });
  const pages = entriesOf<JournalPage>("JournalEntry", {
    save: "writeJournalEntry",
    field: "entry",
    fields: `${fieldsOf("journal")} tags gold`,
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

    logAction: (input = {}) => actions.save({ ...somethingGood, ...input }),
    actions: actions.list,
    action: actions.read,
    editAction: actions.edit,
    deleteAction: actions.remove,

    saveMood: (input = {}) => moods.save({ value: "calm", ...input }),
    moods: moods.list,
    mood: moods.read,
    editMood: moods.edit,
    deleteMood: moods.remove,
    currentMood: () =>
      ofViewer(
        "currentMood { value }",
        ({ currentMood }: { currentMood: { value: string } | null }) => currentMood?.value.toLowerCase() ?? null,
      ),

    write: ({ texts = aPage, ...input } = {}) => pages.save({ ...texts, ...input }),
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
        (viewer: { insights: Insight[] }) => viewer.insights,
      ),
    tagInsights: () =>
      ofViewer(
        "tagInsights { key text days from to bars { label count of } }",
        (viewer: { tagInsights: Insight[] }) => viewer.tagInsights,
      ),
    daysToCompare: () =>
      ofViewer(
        "daysToCompare { withMood needed }",
        (viewer: { daysToCompare: { withMood: number; needed: number } | null }) => viewer.daysToCompare,
      ),
    settings: () => ofViewer(`settings { ${switches} }`, (viewer: { settings: Settings }) => viewer.settings),
    fixTimeZone: (timeZone) => mutate("fixTimeZone", { timeZone }, "viewer { timeZone }", () => "fixed" as const),
    changePassword: (passwords) => mutate("changePassword", passwords, "viewer { email }", () => "changed" as const),
    devices: () =>
      ofViewer(
        "sessions { id device createdAt lastSeenAt isThisOne }",
        (viewer: { sessions: Device[] }) => viewer.sessions,
      ),
    signDeviceOut: (id) => mutate("endSession", { id }, "viewer { email }", () => "signed out" as const),
    signOthersOut: () =>
      send(
        "mutation { done: endOtherSessions { ... on Refusal { message code field } } }",
        {},
        ({ done }: { done: object }): "signed out" | Refused => (isRefusal(done) ? refused(done) : "signed out"),
      ),
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
        ({ viewer }: { viewer: { settings: Settings } }) => viewer.settings,
      ),
    profile: () => ofViewer(profile, profileOf),
    updateProfile: (edit) =>
      mutate("updateProfile", edit, `viewer { ${profile} }`, ({ viewer }: { viewer: ProfileData }) =>
        profileOf(viewer),
      ),
  };
}

/** The part of a mutation's input that makes repeated saves count once. */
function stamped(clientId: string = crypto.randomUUID()): object {
  return { stamp: { clientId } };
}

type Reader<Said, Result> = (said: Said) => Result;

interface Refusal {
  message: string;
  code: string;
  field: string | null;
  current?: Node | null;
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

type Node = Omit<Stored, "recordedAt"> & { createdAt: string; ownMood?: { id: string } | null };

function withRawId<Thing extends { id: string }>(thing: Thing): Thing {
  return { ...thing, id: rawIdOf(thing.id) };
}

interface Connection {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

// GraphQL returns a null viewer to visitors, REST a 401.
const nobody: Refused = { status: 401, message: "Unauthorized" };

const statuses: Record<string, number> = {
  BAD_INPUT: 400,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  PASSWORD_NEEDED: 403,
  DIARY_FULL: 403,
  NOT_FOUND: 404,
  TAKEN: 409,
  CHANGED: 409,
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

/** Fields that GraphQL writes as enums. A mood's emoji has no upper case. */
const enums = new Set(Object.values(kinds).flatMap((kind): string[] => choiceNamesOf<Fields>(kind)));

/** The texts and choices of a kind. */
function fieldsOf(kind: KindName): string {
  return [...choiceNamesOf<Fields>(kinds[kind]), ...textNamesOf<Fields>(kinds[kind])].join(" ");
}

function asSent(input: { tagIds?: readonly string[]; ownMoodId?: string | null }): object {
  const { tagIds, ownMoodId, ...others } = input;
  return {
    ...withEnums(others, (word) => word.toUpperCase()),
    ...(tagIds ? { tagIds: tagIds.map((id) => globalIdOf(id, "Tag")) } : {}),
    ...(ownMoodId === undefined ? {} : { ownMoodId: ownMoodId && globalIdOf(ownMoodId, "OwnMood") }),
  };
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
