import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type Context } from "hono";
import { admitBody, readBody, json, jsonIn, type Intake } from "#server/kit/http/body.ts";
import { callerOf, callHere, type Identity } from "#server/base/call.ts";
import { awaitProof } from "#server/store/proof.ts";
import { refuseWhileFrozen } from "#server/store/standing.ts";
import { refuseWithoutSpace } from "#server/store/space.ts";
import { admitWrite } from "#server/kit/growth.ts";
import { isIdentityCurrent, identify, presume } from "#server/nouns/account/identity.ts";
import { answerableError, problemOf } from "#server/kit/http/errorAnswers.ts";
import { enterAccountQueue } from "#server/doors/chain/accountQueue.ts";
import { NotFound, OutwardError } from "#server/base/errors.ts";
import { docsPage } from "./docs.ts";
import { openApi } from "./openApi.ts";
import { parsedBy } from "#server/kit/rest/shapes.ts";
import { StreamedResponse, sendStreamed } from "#server/kit/rest/streamedResponse.ts";
import { largestBodyOf } from "#server/kit/rest/largestBody.ts";
import { mayBeAbsent, writesOf, type Route } from "#server/kit/rest/route.ts";
import { acceptedFields } from "#server/kit/rest/acceptedFields.ts";
import { checkLengths } from "#server/kit/rest/inputSchema.ts";
import { refuseLong } from "#server/base/lengths.ts";

type Bound = { Bindings: HttpBindings };

/** The REST door: every path under /api, behind the chain (ARCHITECTURE.md, Folders). */
export function serveRest(routes: readonly Route[]) {
  const app = new Hono<Bound>().basePath("/api");
  let described: ReturnType<typeof openApi> | undefined;
  const description = () => (described ??= openApi(routes));
  app.get("/openapi.json", (c) => c.json(description()));
  app.get("/docs", (c) => docsPage(c, description()));
  for (const route of routes) app.on(route.method.toUpperCase(), route.path, (c) => answer(route, c));

  app.notFound((c) => problem(c, notServed(app, c)));
  app.onError((error, c) => problem(c, answerableError(error)));
  return getRequestListener(app.fetch);
}

async function answer(route: Route, c: Context<Bound>): Promise<Response> {
  const { incoming } = c.env;
  const { reads = route.method === "get", endsSessions } = route.spec;
  refuseWhileFrozen({ reads, endsSessions });
  // First of all, because a database without space may not answer.
  if (writesOf(route).needsSpace) await refuseWithoutSpace();
  let whole: Promise<Buffer<ArrayBuffer>> | undefined;
  // The body is read once, even if a wrongly presumed request runs again.
  const body = () => (whole ??= readBody(incoming));
  const mayPresume = route.method === "get" ? !route.spec.file : route.spec.proves;
  if (!mayPresume) return answerTo(await identify(incoming), route, c, body);

  try {
    const answered = await answerTo(await presume(incoming), route, c, body);
    if (await isIdentityCurrent(incoming)) return answered;
  } catch (error) {
    if (await isIdentityCurrent(incoming)) throw error;
  }
  return answerTo(callHere().identity, route, c, body);
}

// The session is checked before the body, so that a visitor learns nothing about accepted bodies.
async function answerTo(
  identity: Identity,
  route: Route,
  c: Context<Bound>,
  body: () => Promise<Buffer<ArrayBuffer>>,
): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const { spec, access, handle } = route;
  const caller = callerOf(identity, access);
  if (identity.kind === "visitor") refuseWhileFrozen({ endsSessions: spec.endsSessions });
  admitBody(incoming, outgoing, intakeOf(spec), identity);
  const { writes, needsSpace } = writesOf(route);
  if (writes) await admitWrite(needsSpace);
  if (!spec.file) callHere().leaveQueue ??= await enterAccountQueue(identity, outgoing, spec.weight);
  if (spec.file && spec.isMadeToOrder && incoming.method === "HEAD")
    return c.body(null, 200, { "Content-Type": spec.file });

  const result = await handle(caller, {
    call: callHere(),
    path: c.req.path.slice("/api".length),
    params: paramsOf(c),
    body: await bodyOf(spec, c, body),
    query: spec.query && parsedBy(spec.query, checkLengths(spec.query, c.req.query())),
    idempotencyKey: c.req.header("Idempotency-Key"),
    signature: c.req.header("Stripe-Signature"),
    header: (name, value) => outgoing.setHeader(name, value),
  });
  if (result instanceof StreamedResponse) {
    await awaitProof();
    if (incoming.method === "HEAD") return c.body(null, 200, result.headers);
    await sendStreamed(outgoing, result);
    return RESPONSE_ALREADY_SENT;
  }
  if (spec.file) return c.body(result as Uint8Array<ArrayBuffer>, 200, { "Content-Type": spec.file });
  return spec.answers ? jsonOf(c, result as object, spec.status ?? 200) : c.body(null, 204);
}

/** Sets the length, which the chain needs to decide whether to compress. */
function jsonOf(c: Context<Bound>, value: object, status: 200 | 201 | 400): Response {
  const text = JSON.stringify(value);
  return c.body(text, status, { "Content-Type": "application/json", "Content-Length": `${Buffer.byteLength(text)}` });
}

/** Throws BadInput for a part of the path that exceeds the general limit. */
function paramsOf(c: Context<Bound>): Record<string, string> {
  const params: Record<string, string> = c.req.param();
  for (const [name, value] of Object.entries(params)) refuseLong(value, name);
  return params;
}

function intakeOf(spec: Route["spec"]): Intake {
  return spec.body && "as" in spec.body ? spec.body : json(largestBodyOf(spec));
}

async function bodyOf(
  spec: Route["spec"],
  c: Context<Bound>,
  whole: () => Promise<Buffer<ArrayBuffer>>,
): Promise<unknown> {
  const { body } = spec;
  if (!body) return undefined;
  if ("as" in body) return body.as === "bytes" ? whole() : c.req.raw.body;
  const sent = await whole();
  if (sent.length === 0 && mayBeAbsent(body)) return undefined;
  return parsedBy(body, acceptedFields(body, spec, jsonIn(sent)));
}

function problem(c: Context<Bound>, error: OutwardError): Response {
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  return jsonOf(c, problemOf(error), error.status as 400);
}

const methods = ["GET", "POST", "PATCH", "DELETE"] as const;

function notServed(app: Hono<Bound>, c: Context<Bound>): OutwardError {
  const allowed = methods.filter((method) => app.router.match(method, c.req.path)[0].length > 0);
  if (allowed.length === 0) return new NotFound("There is nothing here.");

  c.header("Allow", allowed.join(", "));
  return new OutwardError(
    405,
    "METHOD_NOT_ALLOWED",
    `This address does not take ${c.req.method}; see the Allow header.`,
  );
}
