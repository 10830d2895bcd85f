import { rawIdOf } from "./globalId.ts";
import { ask, bearer } from "./requests.ts";
import type { Person } from "./people.ts";

/** An entry of any kind in the history, with its type. */
export interface HistoryEntry {
  kind: "Action" | "Mood" | "JournalEntry";
  id: string;
  localDate: string;
  occurredAt: string;
  aiInsight: { key: string; text: string } | null;
}

export interface HistoryPage {
  entries: HistoryEntry[];
  cursors: string[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

interface HistoryData {
  edges: { cursor: string; node: Omit<HistoryEntry, "kind"> & { __typename: HistoryEntry["kind"] } }[];
  pageInfo: HistoryPage["pageInfo"];
}

const seen = "id localDate occurredAt aiInsight { key text }";
const selection = `edges { cursor node { __typename ... on Action { ${seen} } ... on Mood { ${seen} } ... on JournalEntry { ${seen} } } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;

/** A page of a person's history, as the screens query it. `args` are GraphQL's, such as `first: 5, filter: GOOD`. */
export async function historyOf(somebody: Pick<Person, "token">, args = "first: 100"): Promise<HistoryPage> {
  const { viewer } = await read<{ history: HistoryData }>(somebody, `history(${args}) { ${selection} }`);
  return {
    entries: viewer.history.edges.map(({ node: { __typename: kind, id, ...entry } }) => ({
      kind,
      id: rawIdOf(id),
      ...entry,
    })),
    cursors: viewer.history.edges.map(({ cursor }) => cursor),
    pageInfo: viewer.history.pageInfo,
  };
}

/** Every page of it or of a month, from the newest, or backwards from the oldest. */
export async function historyPages(
  somebody: Pick<Person, "token">,
  size: number,
  { filter = "ALL", month = "", backward = false } = {},
): Promise<HistoryPage[]> {
  const pages: HistoryPage[] = [];
  for (let place: string | null = null; ;) {
    const from: string = place === null ? "" : `, ${backward ? "before" : "after"}: "${place}"`;
    const of = `filter: ${filter}${month && `, month: "${month}"`}`;
    const page = await historyOf(somebody, `${of}, ${backward ? "last" : "first"}: ${size}${from}`);
    pages.push(page);
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
    if (!(backward ? hasPreviousPage : hasNextPage)) return pages;
    place = backward ? startCursor : endCursor;
  }
}

/** The months that a person can choose. */
export async function monthsOf(somebody: Pick<Person, "token">): Promise<string[]> {
  return (await read<{ months: string[] }>(somebody, "months")).viewer.months;
}

/** The quote of a person's day, in a zone. */
export async function quoteFor(somebody: Pick<Person, "token">, zone: string) {
  const { json } = await ask("{ viewer { dailyQuote { text category } } }", {
    headers: { ...bearer(somebody), "x-time-zone": zone },
  });
  return (json as { data: { viewer: { dailyQuote: { text: string; category: string } } } }).data.viewer.dailyQuote;
}

interface Read<Viewer> {
  viewer: Viewer;
}

async function read<Viewer>(somebody: Pick<Person, "token">, asked: string): Promise<Read<Viewer>> {
  const { status, json, text } = await ask(`{ viewer { ${asked} } }`, { headers: bearer(somebody) });
  const { data } = json as { data?: Read<Viewer> };
  if (!data?.viewer) throw new Error(`It was refused: ${status} ${text}`);
  return data;
}
