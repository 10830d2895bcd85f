import { sendRequest, type Answer } from "./requests.ts";

const accept = "application/json";
const sent = (body: unknown) => sendRequest("POST", "/graphql", { headers: { accept }, body });
const asked = (query: string) => sent({ query });
const got = (query: string) =>
  sendRequest("GET", `/graphql?query=${encodeURIComponent(query)}`, { headers: { accept } });
const hasData = ({ json }: Answer) => /"data":\{/.test(JSON.stringify(json) ?? "");
const repeated = (times: number, text: string) => text.repeat(times);

/** The checks of graphql-cop; each returns whether it finds a problem. */
const cop: Record<string, () => Promise<boolean>> = {
  "alias overloading": async () =>
    hasData(await asked(`query cop { ${Array.from({ length: 101 }, (_, i) => `alias${i}: __typename`).join(" ")} }`)),
  batches: async () => hasData(await sent(Array.from({ length: 10 }, () => ({ query: "query cop { __typename }" })))),
  "directive overloading": async () =>
    errorsOf(await asked(`query cop { __typename ${repeated(10, "@aa")} }`)).length > 1,
  "circular introspection": async () =>
    hasData(
      await asked(`query cop { __schema { types { ${repeated(4, "fields { type { ")} name ${repeated(8, "}")} } } }`),
    ),
  "GET mutations": async () => hasData(await got("mutation cop { __typename }")),
  "GET queries": async () => hasData(await got("query cop { __typename }")),
  introspection: async () => hasData(await asked("query cop { __schema { types { name fields { name } } } }")),
  suggestions: async () =>
    /did you mean/i.test(JSON.stringify(errorsOf(await asked("query cop { __schema { directive } }")))),
  tracing: async () => /"tracing"/.test((await asked("query cop { __typename }")).text),
  "debug traces": async () => /"(?:exception|stacktrace|stack)"/i.test((await asked("qwerty cop { abc }")).text),
  "form posts": async () =>
    hasData(
      await sendRequest("POST", "/graphql", {
        headers: { accept, "content-type": "application/x-www-form-urlencoded" },
        body: "query=query cop { __typename }",
      }),
    ),
  "field duplication": async () => hasData(await asked(`query cop { ${repeated(500, "__typename ")} }`)),
  "an explorer's page": async () =>
    /graphiql|playground/i.test((await sendRequest("GET", "/graphql", { headers: { accept: "text/html" } })).text),
};

/** The names of the checks that find a problem. */
export async function findings(): Promise<string[]> {
  const found = await Promise.all(Object.entries(cop).map(async ([name, finds]) => ((await finds()) ? name : "")));
  return found.filter(Boolean);
}

function errorsOf({ json }: Answer): unknown[] {
  return (json as { errors?: unknown[] } | undefined)?.errors ?? [];
}
