import type { IncomingMessage, ServerResponse } from "node:http";
import { html } from "hono/html";
import { brand } from "#domain/brand.ts";
import { cardPage } from "#server/kit/http/cardPage.ts";
import { htmlPagePolicy } from "#server/kit/http/htmlPage.ts";
import { firePicture } from "#server/kit/http/pagePictures.ts";
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

function page(): Promise<string> {
  return cardPage({
    title: brand,
    picture: firePicture,
    heading: `${brand} is starting`,
    content: html`<p>The fire is being lit. This page tries again every two seconds.</p>
<div class="ways"><a class="button line" href="">Try again now</a></div>`,
    head: html`<meta http-equiv="refresh" content="2">`,
  });
}
