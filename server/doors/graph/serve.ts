import type { IncomingMessage, ServerResponse } from "node:http";
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { execute, GraphQLError, type ExecutionResult, type GraphQLSchema } from "graphql";
import { createGraphQLError, createYoga, processRegularResult, type Plugin } from "graphql-yoga";
import { admitBody, readBody, graphqlJson, isRecord, jsonIn } from "#server/kit/http/body.ts";
import { whenClosed } from "#server/kit/http/closing.ts";
import { callHere, refusalOf, type Identity } from "#server/base/call.ts";
import { isIdentityCurrent, presume } from "#server/nouns/account/identity.ts";
import { answerableError, extensionsOf } from "#server/kit/http/errorAnswers.ts";
import { enterAccountQueue } from "#server/doors/chain/accountQueue.ts";
import { config } from "#server/base/config.ts";
import { BadInput, type OutwardError } from "#server/base/errors.ts";
import type { Context } from "#server/kit/graph/builder.ts";
import { compiledDocuments, shippedIn } from "./compiled.ts";
import { documentLimits } from "./documentLimits.ts";
import { knownDocuments } from "./documents.ts";
import { refuseMutationsWhileFrozen } from "./frozen.ts";
import { introspection } from "./introspection.ts";
import { streams } from "./streams.ts";
import { weightOf } from "./weight.ts";

/** What Yoga receives beside the request. */
export interface YogaServerContext {
  body: Buffer<ArrayBuffer> | undefined;
  response: ServerResponse;
}

/** The GraphQL door: compiled documents for the shipped client, Yoga for everything else. */
export function serveGraph(schema: GraphQLSchema) {
  refuseMutationsWhileFrozen(schema);
  const persisted = knownDocuments();
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
    // admitBody has checked the size; Yoga's check would copy every body.
    maxRequestBodySize: false,
    context: ({ response }) => contextHere((work) => whenClosed(response, work)),
    maskedErrors: { maskError },
    plugins: [
      usePersistedOperations({
        extractPersistedOperationId: (params) => ("id" in params && typeof params.id === "string" ? params.id : null),
        getPersistedOperation: persisted,
        // A test validates them. Their cost is limited all the same.
        skipDocumentValidation: true,
        allowArbitraryOperations: config.graphqlExplorer,
        customErrors: documentErrors(),
      }),
      documentLimits,
      weighed,
      strictBody,
      inOrder,
      streams,
    ],
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Yoga refuses other methods, without reading the session or the body.
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
    if (shipped) await takePlaces(response, compiled.weightOf(shipped));
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

/** The weight of a document is known once its body is read. It then gives its one place back and waits for as many. */
async function takePlaces(response: ServerResponse, weight: number): Promise<void> {
  const call = callHere();
  if (weight === 1) return;
  call.leaveQueue?.();
  call.leaveQueue = await enterAccountQueue(call.identity, response, weight);
}

const weighed: Plugin<Context & YogaServerContext> = {
  onExecute: ({ args: { schema, document, contextValue } }) =>
    takePlaces(contextValue.response, weightOf(schema, document)),
};

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

function contextHere(onceClosed: Context["whenClosed"]): Context {
  const call = callHere();
  const viewer = call.identity.kind === "signedIn" ? call.identity.viewer : null;
  return { call, viewer, whenClosed: onceClosed };
}

/**
 * For compiled documents. V8 may keep contexts until its next major collection, so this one must not hold the response.
 */
function isNoStream(): never {
  throw new Error("A compiled document is no stream.");
}

/** The Accept header of the shipped client (client/platform/request.ts). */
const shippedAccept = "application/json";

async function answer(response: ServerResponse, { errors, data }: ExecutionResult): Promise<void> {
  const masked = errors && { errors: errors.map(maskError), data };
  // Yoga derives the status and headers from the errors.
  const made = masked && processRegularResult(masked, globalThis, shippedAccept);
  const headers = made ? Object.fromEntries(made.headers) : { "Content-Type": "application/json; charset=utf-8" };
  const body = made ? await made.text() : JSON.stringify({ data });
  // The chain needs the length to decide whether to compress.
  response.writeHead(made?.status ?? 200, { ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
}

/** Undefined for an unreadable body: Yoga reads it again and explains the error. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Replaces Yoga's body parser, which accepts bytes that are not UTF-8. */
const strictBody: Plugin<object, YogaServerContext> = {
  onRequestParse: ({ serverContext: { body }, setRequestParser }) => {
    if (!body) return;
    setRequestParser(() => {
      const params = jsonIn(body);
      if (isRecord(params)) return params;
      throw new BadInput(
        Array.isArray(params)
          ? "Batches are not supported: send one request at a time."
          : "The body is not a JSON object.",
      );
    });
  },
};

/** graphql's own `execute` keeps the document's order of keys, as compiled documents do. */
const inOrder: Plugin = { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) };

// For a document that cannot run. `spec`: callers that accept plain application/json expect 200 even then.
const badRequest = { status: 400, spec: true };

function documentProblem(message: string, code: string) {
  return { message, extensions: { code, http: badRequest } };
}

/** The error to send for an operation's error. Unexpected errors are logged and masked. */
export function maskError(error: unknown): GraphQLError {
  if (!(error instanceof GraphQLError)) return asGraphQLError(answerableError(error));
  // graphql's own errors about a document (syntax, validation, variables) are for its author.
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
