import type { GraphQLResponseWithData, MutableRecordSource, RequestParameters, Variables } from "relay-runtime";
import { clock } from "#client/platform/clock.ts";
import { device, openedDevice } from "#client/platform/device.ts";
import { isReadingStored } from "#client/platform/storedReading.ts";
import { noteConnected, noteNotConnected, noteRead } from "../relay/connected.ts";

/** The queries of screens that can be read without a server, and of their frame. */
const readable = new Set([
  "shellQuery",
  "DashboardScreenQuery",
  "HistoryQuery",
  "EntryListQuery",
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

/** The answers that a session has read from the server, and those stored on the device. */
export interface StoredAnswers {
  /** Records an answer of the server, and stores it if its screen can be read without a server. */
  note: (params: RequestParameters, variables: Variables, answer: GraphQLResponseWithData) => void;
  /**
   * Returns the stored answer, unless this session has read it from the server: Relay's store is newer then. A search
   * is answered from both.
   */
  find: (params: RequestParameters, variables: Variables) => Promise<GraphQLResponseWithData | undefined>;
}

/** What a session has read, by its ids. */
export type SessionRecords = Pick<MutableRecordSource, "get" | "getRecordIDs">;

/** Creates the stored answers of a session that has read `records`. */
export function createStoredAnswers(hasEnded: () => boolean, records: () => SessionRecords): StoredAnswers {
  const live = new Set<string>();

  return {
    note: ({ id, name }, variables, answer) => {
      noteConnected();
      if (!readable.has(name) || answer.errors) return;
      const place = placeOf(id, variables);
      live.add(place);
      const at = clock.now();
      clock.after(storedAfterMs, () => {
        if (!hasEnded() && isReadingStored())
          void device()
            ?.answers.put(place, answer, at)
            .catch(() => undefined);
      });
    },
    find: async ({ id, name }, variables) => {
      if (name === "FoundListQuery") {
        const { searchDevice } = await import("./deviceSearch.ts");
        return searchDevice(variables, records(), hasEnded);
      }
      const place = placeOf(id, variables);
      if (!readable.has(name) || live.has(place)) return undefined;
      const store = await openedDevice();
      const found = await store?.answers.get(place).catch(() => undefined);
      if (!found || hasEnded()) return undefined;
      noteNotConnected(found.at);
      noteRead(found.at);
      return found.value as GraphQLResponseWithData;
    },
  };
}

function placeOf(id: string | null | undefined, variables: Variables): string {
  return JSON.stringify([id, variables]);
}
