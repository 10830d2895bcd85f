import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { entriesHeader, epochHeader, ownHeader, personHeader } from "#domain/limits.ts";
import { config } from "#server/base/config.ts";
import { Forbidden, type Refusal } from "#server/base/errors.ts";
import { headerOfProxy } from "./proxy.ts";

const { origin: publicOrigin, protocol: publicScheme } = new URL(config.publicUrl);
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether the request comes from the native shell: bearer only, cookies neither read nor set (docs/rules.md, Sessions). */
export function isNative(request: IncomingMessage): boolean {
  return request.headers.origin !== undefined && config.nativeOrigins.includes(request.headers.origin);
}

/**
 * Refuses a write that a browser sends for another site (docs/rules.md, Requests from other sites). A bearer token cannot be sent by another
 * site's page, and a request with neither header comes from no browser.
 */
export function originProblem(request: IncomingMessage): Refusal | undefined {
  if (safeMethods.has(request.method ?? "GET") || request.headers.authorization || isNative(request)) return undefined;

  const site = request.headers["sec-fetch-site"];
  const { origin } = request.headers;
  const isForeign =
    (site !== undefined && site !== "same-origin" && site !== "none") ||
    (origin !== undefined && origin !== publicOrigin && !ownOrigins(request).includes(origin));
  return isForeign ? new Forbidden("This request came from another site.") : undefined;
}

/** Lets the native shell's origins read responses, without credentials. Returns true if it answered a preflight. */
export function answerCors(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader("Vary", "Origin");
  if (isNative(request)) {
    response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "");
    response.setHeader(
      "Access-Control-Expose-Headers",
      `X-Request-Id, Retry-After, Link, ${entriesHeader}, ${epochHeader}, ${ownHeader}, ${personHeader}`,
    );
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  }
  if (request.method !== "OPTIONS") return false;

  if (isNative(request)) {
    response.setHeader("Access-Control-Allow-Methods", "GET, POST, PATCH, DELETE");
    response.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, X-Time-Zone, Idempotency-Key");
    response.setHeader("Access-Control-Max-Age", "600");
  }
  response.writeHead(204).end();
  return true;
}

function ownOrigins({ headers }: IncomingMessage): string[] {
  return schemesOf(headers).flatMap((scheme) => {
    const url = `${scheme}//${headers.host}`;
    return URL.canParse(url) ? [new URL(url).origin] : [];
  });
}

// Both schemes, unless PUBLIC_URL or a trusted proxy says which one browsers use.
function schemesOf(headers: IncomingHttpHeaders): string[] {
  if (config.isPublicUrlSet) return [publicScheme];
  const proxied = headerOfProxy(headers, "x-forwarded-proto");
  return ["http:", "https:"].filter((scheme) => !proxied || scheme === `${proxied}:`);
}
