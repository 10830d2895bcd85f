import type { IncomingMessage, ServerResponse } from "node:http";
import { brand } from "#domain/brand.ts";
import { answerRefusal } from "./chain/refused.ts";
import { Unavailable } from "./errors.ts";

let awaited: string | undefined;

/** Says what the server waits for from now on, such as "migrating 2 of 5"; nothing once it can serve. */
export function waitFor(what: string | undefined): void {
  awaited = what;
}

/** What the server waits for before it can serve, if it does. */
export function whatIsAwaited(): string | undefined {
  return awaited;
}

/** Answers while the server starts: browsers get a page that comes again by itself. */
export function answerWhileStarting(request: IncomingMessage, response: ServerResponse): void {
  const refusal = new Unavailable(`${brand} is starting. Please try again in a moment.`);
  if (!request.headers.accept?.includes("text/html")) return answerRefusal(request, response, refusal);

  response.writeHead(refusal.status, {
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Retry-After": String(refusal.retryAfter),
  });
  response.end(page);
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="2" />
    <title>${brand}</title>
  </head>
  <body>
    <h1>${brand} is starting</h1>
    <p>This page comes again by itself in a moment.</p>
  </body>
</html>
`;
