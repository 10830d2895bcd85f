import { expect } from "vitest";
import type { TrendRange } from "#domain/trends.ts";
import { ask, bearer, sendRequest, type Answer } from "./requests.ts";
import type { Person } from "./people.ts";

export interface DayJson {
  date: string;
  goldKarma: number;
  coalKarma: number;
}

interface MoodKarma {
  avgKarma: number;
  days: number;
}

export interface TrendsJson {
  trendData: DayJson[];
  correlations: Record<"happyDays" | "calmDays" | "sadDays", MoodKarma>;
}

export interface DistributionJson {
  total: number;
  top: MoodCount[];
  others: number;
}

interface MoodCount {
  value: string;
  label: string;
  count: number;
}

export type PixelJson = DayJson & { moodValue: string | null };

export interface MemoryJson extends DayJson {
  ago: string;
  title: string | null;
  words: string | null;
  kind: string | null;
  actionsLogged: number;
  journalEntries: number;
  moods: string[];
}

/** Queries about a person's own days, over GraphQL or REST, in REST's format. */
export interface TrendDoor {
  /** Up to today, or an earlier week or 30 days. */
  trends: (range: TrendRange, until?: string) => Promise<TrendsJson>;
  distribution: () => Promise<DistributionJson>;
  year: (year: number) => Promise<PixelJson[]>;
  /** Over a year, unless more are asked for. */
  onThisDay: (years?: number) => Promise<MemoryJson[]>;
  /** Returns the refusal's message, or undefined. */
  putDayAway: (date: string) => Promise<string | undefined>;
  bringDaysBack: (date?: string) => Promise<void>;
  daysPutAway: () => Promise<number>;
}

export const trendDoors: { name: "GraphQL" | "REST"; open: (as: Person, zone?: string) => TrendDoor }[] = [
  { name: "REST", open: overRest },
  { name: "GraphQL", open: overGraphql },
];

function overRest(as: Person, zone = "UTC"): TrendDoor {
  const get = async <Json>(path: string): Promise<Json> =>
    granted(
      await sendRequest("GET", `/api/trends/${path}`, { headers: { ...bearer(as), "x-time-zone": zone } }),
    ) as Json;
  return {
    trends: (range, until) => get(`user?range=${range}${until ? `&until=${until}` : ""}`),
    distribution: async () => {
      const { top, ...sums } = await get<Omit<DistributionJson, "top"> & { top: (MoodCount & { emoji: string })[] }>(
        "moods",
      );
      return { ...sums, top: top.map(({ emoji: _emoji, ...mood }) => mood) };
    },
    year: (year) => get(`year?year=${year}`),
    onThisDay: async (years) => {
      const path = years ? `on-this-day?years=${years}` : "on-this-day";
      const memories = await get<(Omit<MemoryJson, "moods"> & { moods: { value: string }[] })[]>(path);
      return memories.map(({ moods, ...memory }) => ({ ...memory, moods: moods.map(({ value }) => value) }));
    },
    putDayAway: async (date) => {
      const { json } = await sendRequest("POST", `/api/${putAway}`, { headers: bearer(as), body: { date } });
      return (json as { message?: string } | undefined)?.message;
    },
    bringDaysBack: async (date) => {
      const { status } = await sendRequest("DELETE", `/api/${putAway}${date ? `?date=${date}` : ""}`, {
        headers: bearer(as),
      });
      expect(status).toBe(204);
    },
    daysPutAway: async () => (await get<{ days: number }>("on-this-day/put-away")).days,
  };
}

interface GraphDay {
  date: string;
  gold: number;
  coal: number;
}

function overGraphql(as: Person, zone = "UTC"): TrendDoor {
  const ofViewer = async <Viewer>(selection: string): Promise<Viewer> => {
    const answer = await ask(`{ viewer { ${selection} } }`, { headers: { ...bearer(as), "x-time-zone": zone } });
    return (granted(answer) as { data: { viewer: Viewer } }).data.viewer;
  };
  const group = "{ days avgKarma }";
  const trend = `{ days { date gold coal } correlations { happy ${group} calm ${group} sad ${group} } }`;
  return {
    trends: async (range, until) => {
      const { trends } = await ofViewer<{
        trends: Record<TrendRange, { days: GraphDay[]; correlations: Record<"happy" | "calm" | "sad", MoodKarma> }>;
      }>(
        until
          ? `trends { ${range}(until: "${until}") ${trend} }`
          : `trends { week ${trend} month ${trend} all ${trend} }`,
      );
      const { days, correlations } = trends[range];
      const { happy, calm, sad } = correlations;
      return { trendData: days.map(asDay), correlations: { happyDays: happy, calmDays: calm, sadDays: sad } };
    },
    distribution: async () => {
      const selection = "moodDistribution { total others top { value label count } }";
      const { moodDistribution } = await ofViewer<{ moodDistribution: DistributionJson }>(selection);
      const top = moodDistribution.top.map(({ value, ...mood }) => ({ ...mood, value: value.toLowerCase() }));
      return { ...moodDistribution, top };
    },
    year: async (year) => {
      const selection = `yearInPixels(year: ${year}) { date gold coal mood }`;
      const { yearInPixels } = await ofViewer<{ yearInPixels: (GraphDay & { mood: string | null })[] }>(selection);
      return yearInPixels.map(({ mood, ...day }) => ({ ...asDay(day), moodValue: mood?.toLowerCase() ?? null }));
    },
    onThisDay: async (years) => {
      const args = years ? `(years: ${years})` : "";
      const selection = `onThisDay${args} { lookBack date title words kind gold coal actions journals moods }`;
      const { onThisDay } = await ofViewer<{
        onThisDay: (GraphDay &
          Pick<MemoryJson, "title" | "words" | "kind" | "moods"> & {
            lookBack: string;
            actions: number;
            journals: number;
          })[];
      }>(selection);
      return onThisDay.map(({ lookBack, title, words, kind, actions, journals, moods, ...day }) => ({
        ...asDay(day),
        ago: lookBack.toLowerCase(),
        title,
        words,
        kind: kind?.toLowerCase() ?? null,
        actionsLogged: actions,
        journalEntries: journals,
        moods: moods.map((mood) => mood.toLowerCase()),
      }));
    },
    putDayAway: async (date) => {
      const mutation = `mutation ($date: Date!) { putDayAway(input: { date: $date }) { ... on Refusal { message } } }`;
      const { json } = await ask(mutation, { headers: bearer(as), variables: { date } });
      const { data, errors } = json as {
        data?: { putDayAway: { message?: string } };
        errors?: { message: string }[];
      };
      return data?.putDayAway.message ?? errors?.[0]?.message;
    },
    bringDaysBack: async (date) => {
      const mutation = "mutation ($date: Date) { bringDaysBack(input: { date: $date }) { __typename } }";
      const answer = await ask(mutation, { headers: bearer(as), variables: { date } });
      expect(answer.json).toEqual({ data: { bringDaysBack: { __typename: "BringDaysBackPayload" } } });
    },
    daysPutAway: async () => (await ofViewer<{ daysPutAway: number }>("daysPutAway")).daysPutAway,
  };
}

const putAway = "trends/on-this-day/put-away";

function asDay({ date, gold, coal }: GraphDay): DayJson {
  return { date, goldKarma: gold, coalKarma: coal };
}

function granted({ status, json, text }: Answer): unknown {
  if (status !== 200) throw new Error(`It was refused: ${status} ${text}`);
  return json;
}
