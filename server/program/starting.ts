import type { IncomingMessage, ServerResponse } from "node:http";
import { html } from "hono/html";
import { brand } from "#domain/brand.ts";
import { brandMark, footLand, htmlPage, htmlPagePolicy } from "#server/kit/http/htmlPage.ts";
import { answerRefusal } from "#server/kit/http/errorAnswers.ts";
import { Unavailable } from "#server/base/errors.ts";

let awaited: string | undefined;

/** Sets the current start-up step, such as "migrating 2 of 5"; undefined once the server is ready. */
export function setStartupStep(what: string | undefined): void {
  awaited = what;
}

/** The current start-up step; undefined once the server is ready. */
export function startupStep(): string | undefined {
  return awaited;
}

/** Answers while the server starts. Browsers get a page that reloads itself. */
export async function answerWhileStarting(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refusal = new Unavailable(`${brand} is starting. Please try again in a moment.`);
  if (!request.headers.accept?.includes("text/html")) return answerRefusal(request, response, refusal);

  response.writeHead(refusal.status, {
    "Cache-Control": "no-store",
    "Content-Security-Policy": htmlPagePolicy,
    "Content-Type": "text/html; charset=utf-8",
    "Retry-After": String(refusal.retryAfter),
  });
  response.end(await page());
}

const style = `
  body { display: grid; place-content: center; justify-items: center; gap: 16px; padding: 32px 16px 230px; text-align: center; }
  h1 { font-size: 1.75rem; }`;

function page() {
  const body = html`${brandMark}<h1>${brand} is starting</h1><p>This page comes again by itself in a moment.</p>${footLand}`;
  return htmlPage({ title: brand, style, body, head: html`<meta http-equiv="refresh" content="2">` });
}
