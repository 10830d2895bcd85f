import { shotFor } from "./load.ts";
import type { Door, Script } from "./scenarios.ts";
import { zone, type Person } from "./seed.ts";

/** The trend of all time: its 90 days and their moods. The limit gets REST requests. */
export function trendsScript(door: Door, { token }: Person): Script {
  const { path, body, says } = door === "GraphQL" ? byGraphql : byRest;
  return { shots: [shotFor(token, path, zone, body)], status: 200, says };
}

export const trendsPath = "/api/trends/user?range=all";

const byRest = { path: trendsPath, body: undefined, says: '"correlations":{"happyDays":' };

/** Sent by its id. */
export const trendsDocument = `query Trends { viewer { trends { all {
  days { date gold coal }
  correlations { happy { days avgKarma } calm { days avgKarma } sad { days avgKarma } }
} } } }`;

const byGraphql = { path: "/graphql", body: { id: "bench-trends" }, says: '"correlations":{"happy":' };
