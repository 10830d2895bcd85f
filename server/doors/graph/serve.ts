import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { execute, GraphQLError, type ExecutionResult, type GraphQLSchema } from "graphql";
import { createGraphQLError, createYoga, processRegularResult, type Plugin } from "graphql-yoga";
import { admitBody, readBody, graphqlJson, isRecord, jsonIn } from "#server/kit/http/body.ts";
import { callHere, refusalOf, type Identity } from "#server/base/call.ts";
import { isIdentityCurrent, presume } from "#server/nouns/account/identity.ts";
import { answerableError, extensionsOf } from "#server/kit/http/errorAnswers.ts";
import { enterAccountQueue } from "#server/doors/chain/accountQueue.ts";
import { config } from "#server/base/config.ts";
import { BadInput, type OutwardError } from "#server/base/errors.ts";
import { root } from "#server/base/root.ts";
import type { Context } from "#server/kit/graph/builder.ts";
import { compiledDocuments, shippedIn } from "./compiled.ts";
import { documentLimits } from "./documentLimits.ts";
import { introspection } from "./introspection.ts";
import { streams } from "./streams.ts";

/** What Yoga is given beside the request. */
export interface YogaServerContext {
  body: Buffer<ArrayBuffer> | undefined;
  response: ServerResponse;
}

/** The GraphQL door: the shipped client's documents compiled, all else by Yoga on node:http, behind the chain. */
export function serveGraph(schema: GraphQLSchema) {
  const persisted = persistedQueries();
  const compiled = compiledDocuments(schema, persisted);
  const answerIntrospection = introspection(schema);
  const yoga = createYoga<YogaServerContext, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
    // admitBody has looked; Yoga's own count would copy every body.
    maxRequestBodySize: false,
    context: ({ response }) => contextHere((work) => (response.closed ? work() : void response.once("close", work))),
    maskedErrors: { maskError },
    plugins: [
      usePersistedOperations({
        extractPersistedOperationId: (params) => ("id" in params && typeof params.id === "string" ? params.id : null),
        getPersistedOperation: persisted,
        // A test has checked them. What they cost is limited all the same.
        skipDocumentValidation: true,
        allowArbitraryOperations: config.graphqlExplorer,
        customErrors: documentErrors(),
      }),
      documentLimits,
      strictBody,
      inOrder,
      streams,
    ],
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Any other method is turned away by Yoga, whoever asks and whatever they send.
    if (request.method === "GET" || request.method === "POST") {
      const identity = requireValid(await presume(request));
      admitBody(request, response, graphqlJson, identity);
      callHere().leaveQueue = await enterAccountQueue(identity, response);
    }
    const body = request.method === "POST" ? await readBody(request) : undefined;
    const byId = body && shippedIn(attempt(() => jsonIn(body)));
    const shipped = request.headers.accept === shippedAccept ? byId : undefined;
    if (!(shipped && compiled.mayPresume(shipped)) && !(await isIdentityCurrent(request)))
      requireValid(callHere().identity);
    if (config.graphqlExplorer && (await answerIntrospection(request, response, body))) return;
    let result = shipped && (await compiled.run(shipped, contextHere(isNoStream)));
    if (shipped && !(await isIdentityCurrent(request))) {
      requireValid(callHere().identity);
      result = await compiled.run(shipped, contextHere(isNoStream));
    }
    if (result) return answer(response, result);
    callHere().isUnbatched = !byId || persisted(byId.id) === null;
    await yoga(request, response, { body, response });
  };
}

function documentErrors() {
  return {
    notFound: documentProblem("Unknown document id.", "PERSISTED_QUERY_NOT_IN_LIST"),
    keyNotFound: documentProblem("Please send a document, or the id of one.", "PERSISTED_QUERY_ID_REQUIRED"),
    persistedQueryOnly: documentProblem("This server answers only its own client's documents.", "PERSISTED_QUERY_ONLY"),
  };
}

function requireValid(identity: Identity): Identity {
  const refusal = refusalOf(identity);
  if (refusal) throw refusal;
  return identity;
}

function contextHere(whenClosed: Context["whenClosed"]): Context {
  const call = callHere();
  const viewer = call.identity.kind === "signedIn" ? call.identity.viewer : null;
  return { call, viewer, whenClosed };
}

/** Of what is compiled. V8 keeps contexts until its next full sweep (server/base/call.ts), and this one holds no response. */
function isNoStream(): never {
  throw new Error("A compiled document is no stream.");
}

/** What the shipped client asks for (client/platform/request.ts). */
const shippedAccept = "application/json";

async function answer(response: ServerResponse, { errors, data }: ExecutionResult): Promise<void> {
  const masked = errors && { errors: errors.map(maskError), data };
  // Yoga knows which status and headers errors ask for.
  const made = masked && processRegularResult(masked, globalThis, shippedAccept);
  const headers = made ? Object.fromEntries(made.headers) : { "Content-Type": "application/json; charset=utf-8" };
  const body = made ? await made.text() : JSON.stringify({ data });
  // Its length tells the chain what is too short to be compressed.
  response.writeHead(made?.status ?? 200, { ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
}

/** What cannot be read is read again by Yoga, which says why. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Takes the place of Yoga's own reading, which lets bytes pass that are not UTF-8. */
const strictBody: Plugin<object, YogaServerContext> = {
  onRequestParse: ({ serverContext: { body }, setRequestParser }) => {
    if (!body) return;
    setRequestParser(() => {
      const params = jsonIn(body);
      if (isRecord(params)) return params;
      throw new BadInput(
        Array.isArray(params) ? "Batches are not taken: one request at a time." : "The body is not a JSON object.",
      );
    });
  },
};

/** With graphql's own `execute` keys stand in the order of the document, as compiled ones do. */
const inOrder: Plugin = { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) };

// For a document that cannot be run. `spec`: callers that ask for plain application/json expect 200 even then.
const badRequest = { status: 400, spec: true };

function documentProblem(message: string, code: string) {
  return { message, extensions: { code, http: badRequest } };
}

/** The error to send for an error of an operation: what is unexpected is logged, and says nothing. */
export function maskError(error: unknown): GraphQLError {
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
    source: at?.source,
    positions: at?.positions,
    path: at?.path,
    extensions: { ...extensionsOf(error), http: { status: error.status, headers } },
  });
}

// The file changes while developing.
function persistedQueries(): (id: string) => string | null {
  const file = process.env.KINDLING_DOCUMENTS ?? join(root, "persisted-queries.json");
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
