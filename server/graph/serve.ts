import { randomBytes } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { GraphQLError } from "graphql";
import { createGraphQLError, createYoga, type Plugin } from "graphql-yoga";
import { brand } from "#domain/brand.ts";
import { json, jsonIn, refuseBody } from "#server/chain/body.ts";
import { callHere, refusalOf } from "#server/call.ts";
import { policy } from "#server/chain/headers.ts";
import { identify } from "#server/account/identity.ts";
import { answerableError, answerRefusal, extensionsOf } from "#server/chain/refused.ts";
import { waitForTurn } from "#server/chain/turns.ts";
import { config } from "#server/config.ts";
import { BadInput, OutwardError } from "#server/errors.ts";
import { root } from "#server/root.ts";
import type { Context } from "./builder.ts";
import { documentLimits } from "./documentLimits.ts";
import { schema } from "./schema.ts";

/** The GraphQL door: Yoga on node:http, behind the chain. */
export function serveGraph() {
  const persisted = persistedQueries();
  const yoga = createYoga<object, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
    // refuseBody has looked; Yoga's own count would copy every body.
    maxRequestBodySize: false,
    context: () => {
      const call = callHere();
      return { call, viewer: call.identity.kind === "signedIn" ? call.identity.viewer : null };
    },
    maskedErrors: { maskError },
    plugins: [
      usePersistedOperations({
        extractPersistedOperationId: (params) => ("id" in params && typeof params.id === "string" ? params.id : null),
        getPersistedOperation: persisted,
        // A test has checked them. What they cost is limited all the same.
        skipDocumentValidation: true,
        allowArbitraryOperations: config.graphqlExplorer,
        customErrors: {
          notFound: documentProblem("Unknown document id.", "PERSISTED_QUERY_NOT_IN_LIST"),
          keyNotFound: documentProblem("Please send a document, or the id of one.", "PERSISTED_QUERY_ID_REQUIRED"),
          persistedQueryOnly: documentProblem(
            "This server answers only its own client's documents.",
            "PERSISTED_QUERY_ONLY",
          ),
        },
      }),
      documentLimits,
      strictBody,
    ],
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isForBrowser(request)) return showExplorer(request, response);
    // Any other method is turned away by Yoga, whoever asks and whatever they send.
    if (request.method === "GET" || request.method === "POST") {
      const identity = await identify(request);
      const refusal = refusalOf(identity);
      if (refusal) throw refusal;
      refuseBody(request, json);
      await waitForTurn(identity, response);
    }
    await yoga(request, response);
  };
}

/** Takes the place of Yoga's own reading, which lets bytes pass that are not UTF-8. */
const strictBody: Plugin = {
  onRequestParse: ({ request, setRequestParser }) => {
    if (request.method !== "POST") return;
    setRequestParser(async () => {
      const params = jsonIn(await request.arrayBuffer());
      if (isRecord(params)) return params;
      throw new BadInput(
        Array.isArray(params) ? "Batches are not taken: one request at a time." : "The body is not a JSON object.",
      );
    });
  },
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// For a document that cannot be run. `spec`: callers that ask for plain application/json expect 200 even then.
const badRequest = { status: 400, spec: true };

function documentProblem(message: string, code: string) {
  return { message, extensions: { code, http: badRequest } };
}

function maskError(error: unknown): Error {
  if (!(error instanceof GraphQLError)) return asGraphQLError(answerableError(error));
  // What graphql itself says of a document (syntax, validation, variables) is for its author to read.
  if (!error.originalError || error.originalError instanceof GraphQLError) {
    error.extensions.http ??= badRequest;
    return error;
  }
  return asGraphQLError(answerableError(error.originalError), error);
}

function asGraphQLError(error: OutwardError, at?: GraphQLError): GraphQLError {
  const headers = error.retryAfter === undefined ? {} : { "Retry-After": String(error.retryAfter) };
  return createGraphQLError(error.message, {
    nodes: at?.nodes,
    path: at?.path,
    extensions: { ...extensionsOf(error), http: { status: error.status, headers } },
  });
}

// The file changes while developing.
function persistedQueries(): (id: string) => string | null {
  const file = join(root, "persisted-queries.json");
  let queries: Record<string, string> = {};
  let readAt = 0;

  return (id) => {
    if (!Object.hasOwn(queries, id)) {
      const { mtimeMs } = statSync(file);
      if (mtimeMs > readAt) queries = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      readAt = mtimeMs;
    }
    return Object.hasOwn(queries, id) ? (queries[id] ?? null) : null;
  };
}

function isForBrowser({ method, headers, url }: IncomingMessage): boolean {
  return method === "GET" && !url?.includes("query=") && (headers.accept ?? "").includes("text/html");
}

const sample = `# ${brand}'s GraphQL. Sign in on the site first: this page then speaks for you.

query Balance {
  viewer {
    user { username }
    balances { today { gold coal } all { gold coal } }
    summary { actionsLogged positiveInteractions }
  }
}

query LatestActions {
  viewer {
    actions(first: 5) {
      edges { node { id eventTitle classification emotionResponse gold coal localDate } }
      pageInfo { hasNextPage endCursor }
    }
  }
}

mutation LogSomething {
  logAction(
    input: {
      stamp: { clientId: "change-me-each-time" }
      type: ACTION
      classification: POSITIVE
      intention: POSITIVE
      emotionResponse: HAPPY
      effectOnOthers: GREAT
      eventTitle: "Held the door"
    }
  ) {
    ... on LogActionPayload { action { id gold coal } viewer { balances { today { gold coal } } } }
    ... on Refusal { message field }
  }
}
`;

// Its nine megabytes are read when somebody first asks.
async function showExplorer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!config.graphqlExplorer)
    return answerRefusal(request, response, new OutwardError(404, "NOT_FOUND", "There is nothing here."));

  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const nonce = randomBytes(16).toString("base64");
  const page = renderGraphiQL({ title: `${brand} GraphQL`, defaultQuery: sample });
  const script = `'nonce-${nonce}' 'unsafe-eval'`;
  response.setHeader(
    "Content-Security-Policy",
    policy({ script, style: "'self' 'unsafe-inline'", worker: "'self' blob:" }),
  );
  response
    .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
    .end(page.replace("<script>", `<script nonce="${nonce}">`));
}
