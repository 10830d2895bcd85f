import {
  aPage,
  type DiaryDoor,
  type Found,
  type JournalPage,
  type MoodEntry,
  type MoodTelling,
  type PageTelling,
  type Switches,
} from "./diaryDoor.ts";
import type { Caller, Refused } from "./door.ts";
import { globalIdOf } from "./globalId.ts";
import { ask, bearer } from "./knock.ts";

const when = "occurredAt timeZone localDate createdAt editedAt";
const mood = `id value emoji label journalTitle note ${when}`;
const page = `id title body emoji tags gold ${when}`;
const switches = "dailyReminder karmaMessages anonymousMode insights";

type Reader<Data, Result> = (data: Data) => Result;

/** The diary through GraphQL. */
export function diaryGraphqlDoor({ as, zone }: Caller): DiaryDoor {
  const headers = { ...(as ? bearer(as) : {}), ...(zone ? { "x-time-zone": zone } : {}) };

  async function send<Data, Result>(query: string, variables: object, read: Reader<Data, Result | Refused>) {
    const { status, json } = await ask(query, { headers, variables });
    const { data, errors } = json as { data?: Data; errors?: { message: string; extensions?: object }[] };
    const [error] = errors ?? [];
    if (!error) return read(data as Data);
    const { code: _code, retryAfter: _after, ...said } = (error.extensions ?? {}) as Record<string, unknown>;
    return { status, message: error.message, ...said };
  }

  const asViewer = <Viewer, Result>(selection: string, variables: object, read: Reader<Viewer, Result>) =>
    send(selection, variables, ({ viewer }: { viewer: Viewer | null }): Result | Refused =>
      viewer ? read(viewer) : nobody,
    );

  const node = <Node, Result>(type: string, id: string, selection: string, read: Reader<Node, Result>) =>
    send(
      `query ($id: ID!) { node(id: $id) { ... on ${type} { ${selection} } } viewer { email } }`,
      { id: globalIdOf(id, type) },
      ({ node: found, viewer }: { node: Node | null; viewer: object | null }): Result | Refused =>
        found ? read(found) : viewer ? { status: 404, message: notFound[type] ?? "" } : nobody,
    );

  const mutate = <Payload, Result>(name: string, input: object, selection: string, read: Reader<Payload, Result>) =>
    send(
      `mutation ($input: ${capitalised(name)}Input!) {
        ${name}(input: $input) { ... on ${capitalised(name)}Payload { ${selection} } ... on Refusal { message code field } }
      }`,
      { input },
      (data: Record<string, Payload | Refusal>): Result | Refused => {
        const result = data[name] as Payload | Refusal;
        return isRefusal(result) ? refusedFrom(result) : read(result);
      },
    );

  return {
    saveMood: ({ clientId = crypto.randomUUID(), value = "calm", ...telling } = {}) =>
      mutate("saveMood", moodAsSent({ clientId, value, ...telling }), `mood { ${mood} } alreadySaved`, asSavedMood),
    moods: ({ limit, after } = {}) =>
      asViewer(
        `query ($first: Int, $after: String) {
          viewer { moods(first: $first, after: $after) { edges { node { ${mood} } } pageInfo { hasNextPage endCursor } } }
        }`,
        { first: limit ?? 100, after },
        ({ moods: { edges, pageInfo } }: { moods: MoodsData }) => ({
          entries: edges.map((edge) => asMood(edge.node)),
          next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
        }),
      ),
    mood: (id) => node("Mood", id, mood, asMood),
    editMood: (id, change) =>
      mutate(
        "editMood",
        { id: globalIdOf(id, "Mood"), ...moodAsSent(change) },
        `mood { ${mood} }`,
        (payload: { mood: MoodData }) => asMood(payload.mood),
      ),
    deleteMood: (id) => mutate("deleteMood", { id: globalIdOf(id, "Mood") }, "deletedId", () => "deleted" as const),
    currentMood: () =>
      asViewer(
        "{ viewer { currentMood { value } } }",
        {},
        ({ currentMood }: { currentMood: { value: string } | null }) => currentMood?.value.toLowerCase() ?? null,
      ),
    write: ({ clientId = crypto.randomUUID(), texts = aPage, ...telling } = {}) =>
      mutate(
        "writeJournalEntry",
        { clientId, ...pageAsSent({ texts, ...telling }) },
        `entry { ${page} } alreadySaved`,
        ({ entry, alreadySaved }: { entry: PageData; alreadySaved: boolean }) => ({ ...asPage(entry), alreadySaved }),
      ),
    page: (id) => node("JournalEntry", id, page, asPage),
    editPage: (id, change) =>
      mutate(
        "editJournalEntry",
        { id: globalIdOf(id, "JournalEntry"), ...pageAsSent(change) },
        `entry { ${page} }`,
        ({ entry }: { entry: PageData }) => asPage(entry),
      ),
    deletePage: (id) =>
      mutate("deleteJournalEntry", { id: globalIdOf(id, "JournalEntry") }, "deletedId", () => "deleted" as const),
    insights: () =>
      asViewer(
        "{ viewer { insights { key text days from to } } }",
        {},
        (viewer: { insights: Found[] }) => viewer.insights,
      ),
    settings: () =>
      asViewer(`{ viewer { settings { ${switches} } } }`, {}, (viewer: { settings: Switches }) => viewer.settings),
    changeSetting: (setting, value) =>
      mutate(
        "changeSetting",
        { setting: setting.replaceAll(/[A-Z]/g, "_$&").toUpperCase(), value },
        `viewer { settings { ${switches} } }`,
        ({ viewer }: { viewer: { settings: Switches } }) => viewer.settings,
      ),
  };
}

interface Refusal {
  message: string;
  code: string;
  field: string | null;
}

type MoodData = Omit<MoodEntry, "recordedAt"> & { createdAt: string };
type PageData = Omit<JournalPage, "recordedAt"> & { createdAt: string };

interface MoodsData {
  edges: { node: MoodData }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

// GraphQL tells a visitor so by an empty viewer, REST by a 401.
const nobody: Refused = { status: 401, message: "Unauthorized" };

const notFound: Record<string, string> = { Mood: "Mood entry not found", JournalEntry: "Journal entry not found" };

const statuses: Record<string, number> = { BAD_INPUT: 400, NOT_FOUND: 404, GONE: 410 };

function isRefusal(result: unknown): result is Refusal {
  return typeof result === "object" && result !== null && "code" in result;
}

function refusedFrom({ code, message, field }: Refusal): Refused {
  return { status: statuses[code] ?? 0, message, ...(field === null ? {} : { field }) };
}

function moodAsSent({ value, ...telling }: MoodTelling): object {
  return { ...telling, ...(value ? { value: value.toUpperCase() } : {}) };
}

function pageAsSent({ texts, emoji, ...telling }: PageTelling): object {
  return { ...telling, ...texts, ...(emoji ? { emoji: emoji.toUpperCase() } : {}) };
}

function asSavedMood({ mood: saved, alreadySaved }: { mood: MoodData; alreadySaved: boolean }) {
  return { ...asMood(saved), alreadySaved };
}

function asMood({ createdAt, value, id, ...rest }: MoodData): MoodEntry {
  return { ...rest, id: rawIdOf(id), value: value.toLowerCase(), recordedAt: createdAt };
}

function asPage({ createdAt, emoji, id, ...rest }: PageData): JournalPage {
  return { ...rest, id: rawIdOf(id), emoji: emoji.toLowerCase(), recordedAt: createdAt };
}

function rawIdOf(globalId: string): string {
  return Buffer.from(globalId, "base64").toString("utf8").replace(/^\w+:/, "");
}

function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
