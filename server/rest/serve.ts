import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import type { z } from "zod";
import { callHere, viewerOf } from "#server/chain/call.ts";
import { outward, problemOf } from "#server/chain/refused.ts";
import { BadInput, NotFound, OutwardError } from "#server/errors.ts";
import { docsPage } from "./docs.ts";
import { openApi } from "./openApi.ts";
import type { Asked, Route } from "./route.ts";
import { routes } from "./routes.ts";

type Bound = { Bindings: HttpBindings };

/** The REST door: every path of spec section 7 under /api, behind the chain. */
export function serveRest() {
  const app = new Hono<Bound>().basePath("/api");
  app.get("/openapi.json", (c) => c.json(openApi()));
  app.get("/docs", () => docsPage());
  for (const route of routes) app.on(route.method.toUpperCase(), route.path, (c) => answer(route, c));

  app.notFound((c) => problem(c, notServed(c)));
  app.onError((error, c) => problem(c, outward(error)));
  return getRequestListener(app.fetch);
}

async function answer(route: Route, c: Context<Bound>): Promise<Response> {
  const call = callHere();
  // Before anything sent is looked at: a visitor learns nothing of what would be accepted.
  if (route.signedIn) viewerOf(call);

  const asked: Asked = {
    call,
    params: c.req.param(),
    body: route.spec.body && read(route.spec.body, await jsonOf(c)),
    query: route.spec.query && read(route.spec.query, c.req.query()),
    idempotencyKey: c.req.header("Idempotency-Key"),
    header: (name, value) => c.header(name, value),
  };
  const result = await route.handle(asked);
  if (result instanceof Response) return result;
  return route.spec.answers ? c.json(result as object, route.spec.status ?? 200) : c.body(null, 204);
}

async function jsonOf(c: Context<Bound>): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new BadInput("The body is not JSON.");
  }
}

function read(shape: z.ZodType, value: unknown): unknown {
  const result = shape.safeParse(value);
  if (result.success) return result.data;

  const [issue] = result.error.issues;
  const field = issue?.path.join(".");
  throw new BadInput(
    field ? `${field}: ${issue?.message}` : (issue?.message ?? "What was sent cannot be used."),
    field,
  );
}

function problem(c: Context<Bound>, error: OutwardError): Response {
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  return c.json(problemOf(error), error.status as 400);
}

/** 405 where another method would be served, 404 for the rest. */
function notServed(c: Context<Bound>): OutwardError {
  const path = c.req.path.replace(/^\/api/, "");
  const methods = routes.filter((route) => patternOf(route.path).test(path)).map((route) => route.method.toUpperCase());
  if (methods.length === 0) return new NotFound("There is nothing here.");

  c.header("Allow", methods.join(", "));
  return new OutwardError(405, "METHOD_NOT_ALLOWED", "This address is not asked in this way.");
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
}
