import { rawIdOf } from "./globalId.ts";
import { ask, bearer, sendRequest, type Answer } from "./requests.ts";
import type { Person } from "./people.ts";

/** What is asked of a search, as REST calls it. */
export interface Search {
  text: string;
  kind?: "all" | "good" | "learning" | "moods";
  from?: string;
  to?: string;
  limit?: number;
  before?: string;
}

/** What a search answers: the raw ids of what it found, in its order. */
export interface SearchAnswer {
  ids: string[];
  kinds: string[];
  next: string | null;
  lookedBackTo: string | null;
}

type SearchDoor = (search: Search) => Promise<SearchAnswer>;

/** The two ways to search. */
export const searchDoors: { name: "GraphQL" | "REST"; open: (as: Person) => SearchDoor }[] = [
  { name: "REST", open: searchOverRest },
  { name: "GraphQL", open: searchOverGraphql },
];

interface FoundJson {
  found: { kind: string; entry: { id: string } }[];
  next: string | null;
  lookedBackTo: string | null;
}

/** Searches over REST. */
export function searchOverRest(as: Person): SearchDoor {
  return async (search) => {
    const answer = await sendRequest("POST", "/api/search", { headers: bearer(as), body: search });
    const { found, next, lookedBackTo } = granted(answer) as FoundJson;
    return { ids: found.map(({ entry }) => entry.id), kinds: found.map(({ kind }) => kind), next, lookedBackTo };
  };
}

const document = `
  query ($text: String!, $kind: HistoryFilter!, $from: Date, $to: Date, $first: Int, $after: String) {
    viewer {
      search(text: $text, kind: $kind, from: $from, to: $to, first: $first, after: $after) {
        edges { cursor node { __typename ... on Node { id } } }
        pageInfo { hasNextPage endCursor }
        lookedBackTo
      }
    }
  }`;

const kindOf: Record<string, string> = { Action: "action", Mood: "mood", JournalEntry: "journal", Exchange: "message" };

interface SearchData {
  data: {
    viewer: {
      search: {
        edges: { node: { __typename: string; id: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
        lookedBackTo: string | null;
      };
    };
  };
}

function searchOverGraphql(as: Person): SearchDoor {
  return async ({ limit: first, before: after, kind = "all", ...asked }) => {
    const variables = { ...asked, first, after, kind: kind.toUpperCase() };
    const { data } = granted(await ask(document, { headers: bearer(as), variables })) as SearchData;
    const { edges, pageInfo, lookedBackTo } = data.viewer.search;
    return {
      ids: edges.map(({ node }) => rawIdOf(node.id)),
      kinds: edges.map(({ node }) => kindOf[node.__typename] ?? ""),
      next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      lookedBackTo,
    };
  };
}

function granted({ status, json }: Answer): unknown {
  const errors = (json as { errors?: unknown }).errors;
  if (status !== 200 || errors) throw new Error(`It was refused: ${status} ${JSON.stringify(errors ?? json)}`);
  return json;
}
