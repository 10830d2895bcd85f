import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { root } from "#server/base/root.ts";
import { cursorOf, momentCursorOf, nameCursorOf } from "#server/store/pages.ts";
import { shotFor } from "./load.ts";
import type { Script } from "./scenarios.ts";
import { tokenOf, zone } from "./seed.ts";

/** Cursors of pages, spread evenly over each of the first person's lists. */
export interface Places {
  diary: readonly string[];
  people: readonly string[];
  found: readonly string[];
  exchanges: readonly string[];
  connections: readonly string[];
}

export type Door = "REST" | "GraphQL";

interface Look {
  what: string;
  /** REST's path and GraphQL's body. The cursor is empty for a first page. */
  asks: (place: string) => { REST: string; GraphQL: object };
  /** Compared with a person of few entries or, if it shows days, with a person of equally many days. */
  beside: readonly ("few" | "daily")[];
  /** A part of every correct response. */
  says: Record<Door, string>;
  /** The list whose cursors it uses. */
  deepIn?: keyof Places;
}

const ofList = { REST: '[{"id":"', GraphQL: '"edges":[{"node":{' };
const entries = { filter: "ALL", month: null, day: null, count: 20 };
const sought = "bo";

// REST has no feed of all kinds, so its longest list is the actions. The client shows no older exchanges.
const olderExchanges = `query Older($cursor: String) { viewer { exchanges(first: 50, after: $cursor) {
  edges { node { id side deliveryMethod personName isReported message person { picture id } createdAt type gold } }
  pageInfo { hasNextPage endCursor }
} } }`;

/** The requests of the screens, as the shipped client sends them. */
export const looks: readonly Look[] = [
  {
    what: "dashboard",
    asks: () => ({ REST: "/api/dashboard?timeRange=all", GraphQL: shipped("DashboardScreenQuery") }),
    beside: ["few", "daily"],
    says: { REST: '"goldKarma":', GraphQL: '"balances":{' },
  },
  {
    what: "history",
    asks: () => ({ REST: "/api/actions/user?limit=20", GraphQL: shipped("HistoryQuery", entries) }),
    beside: ["few", "daily"],
    says: ofList,
  },
  {
    what: "history deep",
    asks: (cursor) => ({
      REST: `/api/actions/user?limit=20&before=${cursor}`,
      GraphQL: shipped("EntryListQuery", { ...entries, cursor }),
    }),
    beside: ["few"],
    says: ofList,
    deepIn: "diary",
  },
  {
    what: "trends",
    asks: () => ({
      REST: "/api/trends/user?range=all",
      GraphQL: shipped("TrendsScreenQuery", thisYear()),
    }),
    beside: ["daily"],
    says: { REST: '"trendData":[{', GraphQL: '"trends":{' },
  },
  {
    what: "user list",
    asks: () => ({ REST: "/api/users?limit=20", GraphQL: shipped("UserListScreenQuery", { search: "" }) }),
    beside: ["few"],
    says: ofList,
  },
  {
    what: "user list deep",
    asks: (cursor) => ({
      REST: `/api/users?limit=20&before=${cursor}`,
      GraphQL: shipped("UserListQuery", { search: "", cursor }),
    }),
    beside: ["few"],
    says: ofList,
    deepIn: "people",
  },
  {
    what: "name search",
    asks: () => ({
      REST: `/api/users?limit=20&search=${sought}`,
      GraphQL: shipped("UserListScreenQuery", { search: sought }),
    }),
    beside: ["few"],
    says: ofList,
  },
  {
    what: "name search deep",
    asks: (cursor) => ({
      REST: `/api/users?limit=20&search=${sought}&before=${cursor}`,
      GraphQL: shipped("UserListQuery", { search: sought, cursor }),
    }),
    beside: ["few"],
    says: ofList,
    deepIn: "found",
  },
  {
    what: "exchange list",
    asks: () => ({
      REST: "/api/karma-exchanges/all-received?limit=50",
      GraphQL: shipped("KarmaExchangeScreenQuery"),
    }),
    beside: ["few"],
    says: ofList,
  },
  {
    what: "exchange list deep",
    asks: (cursor) => ({
      REST: `/api/karma-exchanges/all-received?limit=50&before=${cursor}`,
      GraphQL: { query: olderExchanges, variables: { cursor } },
    }),
    beside: ["few"],
    says: ofList,
    deepIn: "exchanges",
  },
  {
    what: "connections",
    asks: () => ({ REST: "/api/connected-users/me?limit=20", GraphQL: shipped("ConnectedUsersScreenQuery") }),
    beside: ["few"],
    says: ofList,
  },
  {
    what: "connections deep",
    asks: (cursor) => ({
      REST: `/api/connected-users/me?limit=20&before=${cursor}`,
      GraphQL: shipped("ConnectedListQuery", { cursor }),
    }),
    beside: ["few"],
    says: ofList,
    deepIn: "connections",
  },
];

function thisYear() {
  const year = new Date().getUTCFullYear();
  return { year, from: `${year}-01-01`, to: `${year}-12-31`, hasWeek: false };
}

function shipped(query: string, variables: object = {}): object {
  const artifact = readFileSync(join(root, "client", "__generated__", `${query}.graphql.ts`), "utf8");
  const id = /"id": "([^"]+)"/.exec(artifact)?.[1];
  if (!id) throw new Error(`The client has no document ${query}.`);
  return { id, variables };
}

/** The requests of a screen through one door, for the person with this number. */
export function scriptOf({ asks, says, deepIn }: Look, door: Door, number: number, places: Places): Script {
  const shots = (deepIn ? places[deepIn] : [""]).map((place) => {
    const { REST, GraphQL } = asks(place);
    return door === "REST" ? shotFor(tokenOf(number), REST, zone) : shotFor(tokenOf(number), "/graphql", zone, GraphQL);
  });
  return { shots, status: 200, says: says[door] };
}

const placesEach = 16;
/** More than a page of any list, so that every cursor has a full page after it. */
const leastAfter = 60;

/** A row of a list, with the columns of its cursor. */
interface ListRow {
  day: string;
  at: Date;
  id: string;
  name: string;
}

/** Reads the first person's cursors. */
export async function readPlaces(url: string): Promise<Places> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const me = `(select id from "User" where "usernameKey" = 'person1')`;
  try {
    const diary = await spread(
      client,
      `select "localDate"::text as day, "occurredAt" as at, id from "Action" where "userId" = ${me} order by 1 desc, 2 desc, 3 desc`,
    );
    const people = await spread(client, `select "usernameKey" as name from "User" order by 1`);
    // People whose name contains Bo.
    const found = await spread(
      client,
      `select "usernameKey" as name from "User" where "usernameKey" ~ '^friend.*1$' order by 1`,
    );
    const exchanges = await spread(
      client,
      `select "createdAt" as at, id from "Exchange" where "userId" = ${me} order by 1 desc, 2 desc`,
    );
    const connections = await spread(
      client,
      `select "changedAt" as at, id from "Friendship" where "requesteeId" = ${me} order by 1 desc, 2 desc`,
    );
    return {
      diary: diary.map(({ day, at, id }) => cursorOf({ localDate: new Date(day), occurredAt: at, id })),
      people: people.map(byName),
      found: found.map(byName),
      exchanges: exchanges.map(momentCursorOf),
      connections: connections.map(momentCursorOf),
    };
  } finally {
    await client.end();
  }
}

function byName({ name }: ListRow): string {
  return nameCursorOf(name);
}

async function spread(client: Client, list: string): Promise<ListRow[]> {
  const { rows } = await client.query<ListRow>(
    `select * from (select *, row_number() over () as place, count(*) over () as length from (${list}) as list) as numbered
     where place % greatest(1, (length - ${leastAfter}) / ${placesEach}) = 0 limit ${placesEach}`,
  );
  if (rows.length < placesEach) throw new Error("A list is too short to be looked at deep.");
  return rows;
}
