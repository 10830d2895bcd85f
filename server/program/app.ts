import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import compression from "compression";
import onHeaders from "on-headers";
import { formPath } from "#domain/paths.ts";

import { clock } from "#server/base/clock.ts";
import { checkoutPage, takePayment } from "#server/nouns/billing/checkout.ts";
import { writeCheckoutPass } from "#server/nouns/billing/checkoutPass.ts";
import { addressProblem, readTarget } from "#server/doors/chain/address.ts";
import { serveClient } from "#server/doors/chain/assets.ts";
import { spend } from "#server/kit/allowances.ts";
import { releaseCall, runInCall, type Call } from "#server/base/call.ts";
import { Refusal } from "#server/base/errors.ts";
import { deadlineIn } from "#server/base/deadline.ts";
import { countRequest } from "#server/base/underWay.ts";
import { setSecurityHeaders } from "#server/kit/http/headers.ts";
import { payerOf } from "#server/nouns/account/payer.ts";
import {
  deviceMarkOf,
  hasSessionCookie,
  identify,
  writeOwner,
  writeSessionCookie,
} from "#server/nouns/account/identity.ts";
import { isPage } from "#server/doors/chain/page.ts";
import { answerCors, originProblem } from "#server/kit/http/origin.ts";
import { answerRefusal } from "#server/kit/http/errorAnswers.ts";
import { closeWithConnection, whenClosed } from "#server/kit/http/closing.ts";
import { guard, type Listener } from "#server/kit/http/guard.ts";
import { securityText } from "#server/doors/chain/securityText.ts";
import { watchBody } from "#server/kit/http/slowBodies.ts";
import { visitorOf } from "#server/doors/chain/visitor.ts";
import { isForBrowser, serveExplorer } from "#server/doors/graph/explorer.ts";
import { serveGraph } from "#server/doors/graph/serve.ts";
import { health } from "./health.ts";
import { log, logSeldom } from "#server/base/log.ts";
import { noteAnswer, type Door } from "#server/base/metrics.ts";
import type { Route } from "#server/kit/rest/route.ts";
import { routes } from "./routes.ts";
import { serveRest } from "#server/doors/rest/serve.ts";
import { schema } from "./schema.ts";
import { answerWhileStarting, startupStep } from "./starting.ts";

const compress = compression({
  threshold: 2048,
  // Event streams must not be buffered, and pages are compressed already.
  filter: (request, response) =>
    !String(response.getHeader("Content-Type")).startsWith("text/event-stream") &&
    !response.hasHeader("ETag") &&
    compression.filter(request, response),
});

/** How long the head of a request may take, and how often that is checked: every 30 s if Node is not told. */
export const headMs = { most: 15_000, checkedEvery: 5_000 };

const patience = {
  headersTimeout: headMs.most,
  // kit/http/slowBodies.ts watches bodies.
  requestTimeout: 0,
  connectionsCheckingInterval: headMs.checkedEvery,
  keepAliveTimeout: 65_000,
};

/**
 * The server: one chain around both doors (ARCHITECTURE.md). Each door reads session and body only after it found the
 * route. No request ends the process, whatever a branch throws.
 */
export function createApp(served: readonly Route[] = routes): Server {
  const branchOf = branches(served);

  return createServer(
    patience,
    (request, response) =>
      void guard(request, response, () => {
        const call: Call = {
          id: randomUUID(),
          visitor: visitorOf(request, deviceMarkOf),
          identity: { kind: "visitor" },
          begunAt: clock.elapsed(),
          reads: new Map(),
          deadline: deadlineIn(),
        };
        // Without a listener, what is written too late would end the process.
        response.on("error", (error) => log.warn({ err: error }, "a response failed"));
        closeWithConnection(request, response);
        // A guard of its own, whose log lines have the call's id.
        return runInCall(call, () =>
          guard(request, response, () => {
            const path = pathOf(request);
            logWhenDone(request, response, path, call);
            setSecurityHeaders(response, call.id);
            watchBody(request, response);
            return branchOf(request, response, path, call);
          }),
        );
      }),
  );
}

/** The function that answers a request, by its path and method. */
function branches(served: readonly Route[]) {
  const graph = serveGraph(schema);
  const explorer = serveExplorer();
  const rest = serveRest(served);
  const client = serveClient();

  return (request: IncomingMessage, response: ServerResponse, path: string, call: Call): unknown => {
    const asksHealth = path === "/healthz" || path === "/readyz";
    if (startupStep() && !asksHealth) return answerWhileStarting(request, response);
    const graphOrExplorer = isForBrowser(request) ? explorer : graph;
    const door = path === "/graphql" ? graphOrExplorer : isUnder(path, "/api") ? rest : undefined;
    if (door) return enter(door, request, response, call);
    if (path === formPath && request.method === "POST") return closeForm(response);
    if (path === "/checkout" && request.method === "POST") return enter(pay, request, response, call);
    const problem = path.startsWith("/") ? undefined : addressProblem(request);
    if (problem) return answerRefusal(request, response, problem);
    if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(request, response, path);
    if (asksHealth) return health(path, response);
    if (path === "/checkout") return checkoutPage(request, response);
    if (path === "/.well-known/security.txt") return securityText(response);
    return client(request, response, path, hasSessionCookie(request));
  };
}

const pay: Listener = (request, response) => takePayment(request, response, { payerOf, identify });

async function enter(door: Listener, request: IncomingMessage, response: ServerResponse, call: Call): Promise<void> {
  const giveWay = countRequest();
  call.giveWay = giveWay;
  // A stream's answer begins at once, and ends much later.
  onHeaders(response, giveWay);
  whenClosed(response, giveWay);
  try {
    response.setHeader("Cache-Control", "no-store");
    if (answerCors(request, response)) return;
    onHeaders(response, () => {
      writeSessionCookie(request, response, call);
      writeCheckoutPass(request, response, call);
      writeOwner(response, call);
    });

    const problem = addressProblem(request) ?? originProblem(request);
    if (problem) return answerRefusal(request, response, problem);
    if (call.visitor.address) await spend("requests", call.visitor.address);

    if (request.headers["accept-encoding"]) compress(request, response, () => undefined);
    await door(request, response);
  } finally {
    whenClosed(response, () => releaseCall(call));
  }
}

// The rest of the form's body is not read.
function closeForm(response: ServerResponse): void {
  response.writeHead(303, { Location: "/", Connection: "close" }).end();
}

function refuseMethod(request: IncomingMessage, response: ServerResponse, path: string): void {
  const taken = path === "/checkout" ? "GET, HEAD, POST" : "GET, HEAD";
  response.setHeader("Allow", taken);
  answerRefusal(request, response, new Refusal(405, "METHOD_NOT_ALLOWED", `This address takes only ${taken}.`));
}

// A doubled /api is folded, for callers that add a base address to a path that has it already.
function pathOf(request: IncomingMessage): string {
  readTarget(request);
  request.url = (request.url ?? "/").replace(/^(?:\/api)+(?=\/api(?:[/?]|$))/, "");
  const end = request.url.indexOf("?");
  return end === -1 ? request.url : request.url.slice(0, end);
}

function doorOf(path: string): Door {
  if (path === "/graphql") return "graphql";
  if (path === "/healthz" || path === "/readyz") return "health";
  if (path === "/checkout") return "checkout";
  return isUnder(path, "/api") ? "rest" : "page";
}

function isOpened(path: string): boolean {
  return isPage(path) && !ownPaths.has(path) && !isUnder(path, "/api");
}

const ownPaths = new Set(["/graphql", "/healthz", "/readyz", "/checkout"]);

function isUnder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function logWhenDone({ method }: IncomingMessage, response: ServerResponse, path: string, call: Call): void {
  const started = clock.elapsed();
  whenClosed(response, () => {
    const ms = Math.round(clock.elapsed() - started);
    const status = response.statusCode;
    noteAnswer(doorOf(path), status, ms);
    if (status < 500 && !log.isLevelEnabled("debug")) return;
    // Not the query, which may contain an address or a search, and not which page a person opens.
    const fields = { method, path: isOpened(path) ? "page" : path, status, ms };
    runInCall(call, () => {
      if (status === 503) logSeldom("warn", fields, "request");
      else log[status >= 500 ? "warn" : "debug"](fields, "request");
    });
  });
}
