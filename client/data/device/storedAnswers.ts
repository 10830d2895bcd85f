import {
  PreloadableQueryRegistry,
  type ConcreteRequest,
  type GraphQLResponseWithData,
  type MutableRecordSource,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { clock } from "#client/platform/clock.ts";
import { device, openedDevice } from "#client/platform/device.ts";
import { isReadingStored } from "#client/platform/storedReading.ts";
import { noteConnected, noteRead } from "../relay/connected.ts";
import { isDrawn, noteReplaced } from "../relay/drawn.ts";
import { isOutdated, recordRequest } from "../relay/news.ts";

/** The queries of screens that can be read without a server, and of their frame. */
const readable = new Set([
  "shellQuery",
  "DashboardScreenQuery",
  "HistoryQuery",
  "EntryListQuery",
  "BookScreenQuery",
  "OpenMonthQuery",
  "TrendsScreenQuery",
  "MoodTrackerQuery",
  "YearGridQuery",
  "KarmaExchangeScreenQuery",
  "ConnectedUsersScreenQuery",
  "ConnectedListQuery",
  "ConnectionRequestsScreenQuery",
  // To sign out, and to read why a device keeps nothing.
  "SettingsScreenQuery",
  // The picker of tags, and own moods.
  "ownWordsQuery",
]);

/** The delay before an answer is stored, so that it does not slow the first screen, and a reset can drop it before. */
const storedAfterMs = 1_000;

/** An answer that this device has of a query. */
export interface FoundAnswer {
  answer: GraphQLResponseWithData;
  /** When the server gave it; of several, when it gave the newest. */
  at: number;
  /** Identifies the query and its variables. */
  place: string;
}

type Look = (params: RequestParameters, variables: Variables) => Promise<FoundAnswer | undefined>;

/** The answers that a session has read from the server, and those stored on the device. */
export interface StoredAnswers {
  /** Records an answer of the server, and stores it if its screen can be read without a server. */
  note: (params: RequestParameters, variables: Variables, answer: GraphQLResponseWithData) => void;
  /**
   * Finds the stored answer where no server answers, unless this session has read it from the server: Relay's store is
   * newer then. A search is answered from both.
   */
  find: Look;
  /**
   * Finds a stored answer to draw while the server's is waited for: none that a write of this session may have changed, no
   * further page of a list, and none that is on screen already.
   */
  findSoon: Look;
  /** Finds what may be drawn only beside the words that it is this device's: a search. */
  findLate: Look;
}

/** What a session has read, by its ids. */
export type SessionRecords = Pick<MutableRecordSource, "get" | "getRecordIDs">;

/** Creates the stored answers of a session that has read `records`. */
export function createStoredAnswers(hasEnded: () => boolean, records: () => SessionRecords): StoredAnswers {
  const live = new Set<string>();
  const beginning = recordRequest({});

  const search: Look = async (params, variables) => {
    const { searchDevice, entryOnDevice } = await import("./deviceSearch.ts");
    const find = params.name === searchName ? searchDevice : entryOnDevice;
    const found = await find(variables, records(), hasEnded);
    return found && { ...found, place: placeOf(params.name, variables) };
  };
  const find: Look = async (params, variables) => {
    if (params.name === searchName || params.name === entryName) return search(params, variables);
    const place = placeOf(params.name, variables);
    if (!readable.has(params.name) || live.has(place) || !isReadingStored()) return undefined;
    const store = await openedDevice();
    const get = (what: string) => store?.answers.get(what).catch(() => undefined);
    // Until 0.6.0 also where 0.3.0 has stored it.
    const found = (await get(place)) ?? (await get(placeOf(params.id, variables)));
    const answer = found && (await answerIn(found.value, params, variables));
    if (!answer || hasEnded()) return undefined;
    noteRead(found.at);
    return { answer, at: found.at, place };
  };

  return {
    note: ({ id, name }, variables, answer) => {
      noteConnected();
      const place = placeOf(name, variables);
      noteReplaced(place);
      if (!readable.has(name) || answer.errors) return;
      live.add(place);
      const at = clock.now();
      clock.after(storedAfterMs, () => {
        if (!hasEnded() && isReadingStored())
          void device()
            ?.answers.put(place, { id, answer } satisfies Stored, at)
            .catch(() => undefined);
      });
    },
    find,
    findSoon: async (params, variables) => {
      const isPage = variables.cursor !== undefined && variables.cursor !== null;
      const mayDraw = !isPage && !isOutdated(beginning) && !isDrawn(placeOf(params.name, variables));
      return mayDraw && params.name !== searchName ? find(params, variables) : undefined;
    },
    findLate: async (params, variables) => (params.name === searchName ? search(params, variables) : undefined),
  };
}

const searchName = "FoundListQuery";
/** Asks for one entry, which the device may have in the answer of a list. */
const entryName = "EditedEntryQuery";

/** An answer as it is stored, with the id of the document that asked for it. */
interface Stored {
  id: string | null | undefined;
  answer: GraphQLResponseWithData;
}

/** The stored answer, if the document of this build can read it: a release may have changed the document. */
async function answerIn(
  value: unknown,
  { id }: RequestParameters,
  variables: Variables,
): Promise<GraphQLResponseWithData | undefined> {
  // Safe: only `note` stores here, and what cannot be decrypted is not found.
  const stored = value as Stored | GraphQLResponseWithData;
  if (!("answer" in stored)) return stored;
  if (stored.id === id) return stored.answer;
  const { holdsAll } = await import("./holdsAll.ts");
  return id && holdsAll(await loaded(id), variables, stored.answer.data) ? stored.answer : undefined;
}

/** The document of this id. A screen's comes with its code, without which nothing could be drawn. */
function loaded(id: string): Promise<ConcreteRequest> {
  const known = PreloadableQueryRegistry.get(id);
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const { dispose } = PreloadableQueryRegistry.onLoad(id, (document) => {
      dispose();
      resolve(document);
    });
  });
}

function placeOf(name: string | null | undefined, variables: Variables): string {
  return JSON.stringify([name, variables]);
}
