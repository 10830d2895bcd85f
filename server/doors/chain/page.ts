import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { pricePlaceholder, type Cost } from "#domain/cost.ts";
import type { CountryHelp } from "#domain/helplines.ts";
import { withPageData } from "#domain/pageData.ts";
import { keptPages, lookInsidePath, signedInPaths } from "#domain/paths.ts";
import { config } from "#server/base/config.ts";
import { ownHelplines } from "#server/base/helplines.ts";
import { root } from "#server/base/root.ts";
import { defaultDataDir } from "#server/store/database/embedded.ts";
import { knownCost } from "#server/nouns/billing/cost.ts";
import { isEmpty } from "#server/store/standing.ts";
import { withRestoreNotice } from "./restoreNotice.ts";
import { policyOfPage } from "#server/kit/http/headers.ts";

/** The encoding of a response. */
export type Encoding = "plain" | "br" | "gzip";

/** A page that was prepared in advance. */
export interface Page {
  bytes: (encoding: Encoding) => Buffer;
  /** Changes with the bytes. */
  tag: string;
  policy: string;
}

/**
 * Whether the client's page is served at an address. Never in place of a missing script: an outdated tab would run HTML
 * as code.
 */
export function isPage(path: string): boolean {
  return (
    path === keptPages.bare || path === keptPages.frame || !(path.startsWith("/assets/") || /\.[a-z0-9]+$/i.test(path))
  );
}

/**
 * Serves the fitting page of the built client (docs/decisions/0018): the prerendered landing, week to look inside or
 * signed-in frame, or the bare page. Pages are read once, with the operator's names and helplines in them,
 * and compressed when first sent.
 *
 * @returns With `answerPage`, the pages that the service worker keeps, by their paths, with tags that change with them.
 */
export function servePages(folder: string): { answerPage: PageListener; keptTags: ReadonlyMap<string, string> } {
  const bare = pageOf(textOf(join(folder, "index.html")), ownHelplines(config.dataDir ?? defaultDataDir(root)));
  const prerendered = (name: string) => pageOf(textOf(join(folder, ".pages", `${name}.html`))) ?? bare;
  const frame = prerendered("frame");
  const forPeople = new Map<string, Page | undefined>(signedInPaths.map((path) => [path, frame]));
  const visitorsPages = pagesWithCost(folder, bare);
  // It holds no person's data, so the worker may fetch it before anybody has signed in.
  const forAll = new Map([[keptPages.frame as string, frame]]);

  const answerPage: PageListener = (request, response, path, hasSession) => {
    const dependsOnCookie = forPeople.has(path) || visitorPaths.has(path);
    const isFirstVisit = path === "/" && isEmpty();
    const page = (hasSession ? forPeople.get(path) : visitorsPages(path, isFirstVisit)) ?? forAll.get(path) ?? bare;
    if (!page) return;

    sendPage(request, response, page, dependsOnCookie ? "Accept-Encoding, Cookie" : "Accept-Encoding");
  };
  const keptTags = new Map([
    [keptPages.bare as string, bare?.tag ?? ""],
    [keptPages.frame, frame?.tag ?? ""],
  ]);
  return { answerPage, keptTags };
}

/** The addresses whose prerendered page is for visitors. */
const visitorPaths: ReadonlySet<string> = new Set(["/", lookInsidePath]);

type VisitorsPages = (path: string, isFirstVisit: boolean) => Page | undefined;

/** The prerendered pages for visitors, with what Kindling costs in their words. A new price makes new pages. */
function pagesWithCost(folder: string, bare: Page | undefined): VisitorsPages {
  const texts = new Map(visitorFiles.map((name) => [name, textOf(join(folder, ".pages", `${name}.html`))]));
  let cost: Cost;
  let made = new Map<string, Page | undefined>();

  return (path, isFirstVisit) => {
    if (!visitorPaths.has(path)) return undefined;
    const known = knownCost();
    if (JSON.stringify(known) !== JSON.stringify(cost)) made = new Map();
    cost = known;
    const key = isFirstVisit ? `${path} of an empty server` : path;
    const say = (page: string) => withCost(isFirstVisit ? withRestoreNotice(page) : page, cost);
    if (!made.has(key)) made.set(key, pageOf(texts.get(fileOf(path, cost)), undefined, say) ?? bare);
    return made.get(key);
  };
}

const visitorFiles = ["landing", "look-inside"].flatMap((name) => [name, `${name}.free`, `${name}.priced`]);

function fileOf(path: string, cost: Cost): string {
  const name = path === "/" ? "landing" : "look-inside";
  if (cost === undefined) return name;
  return `${name}.${cost === "nothing" ? "free" : "priced"}`;
}

/** The page is drawn with a placeholder for the price (client/first/build/pages.mjs). */
function withCost(page: string, cost: Cost): string {
  if (cost === undefined) return page;
  const said = cost === "nothing" ? page : page.replaceAll(pricePlaceholder, () => cost.price);
  return withPageData(said, "cost", cost);
}

type PageListener = (request: IncomingMessage, response: ServerResponse, path: string, hasSession: boolean) => void;

/** Sends a prepared page, or 304 if the client already has it. */
export function sendPage(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  page: Page,
  varies = "Accept-Encoding",
): void {
  const encoding = encodingFor(headers);
  const etag = `"${page.tag}-${encoding}"`;
  response.setHeader("Cache-Control", "no-cache");
  response.appendHeader("Vary", varies);
  response.setHeader("ETag", etag);
  response.setHeader("Content-Security-Policy", page.policy);
  if (headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304).end();
    return;
  }

  const body = page.bytes(encoding);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Length", body.length);
  if (encoding !== "plain") response.setHeader("Content-Encoding", encoding);
  response.end(method === "HEAD" ? undefined : body);
}

/** The best encoding that the client accepts, among those that there are. */
export function encodingFor(headers: IncomingHttpHeaders, exists = (_encoding: Encoding) => true): Encoding {
  const accepted = String(headers["accept-encoding"]);
  if (/\bbr\b/.test(accepted) && exists("br")) return "br";
  return /\bgzip\b/.test(accepted) && exists("gzip") ? "gzip" : "plain";
}

const compress = { plain: (bytes: Buffer) => bytes, br: brotliCompressSync, gzip: gzipSync };

/**
 * Only the bare page contains the operator's helplines. A visit that starts on another page loads them later, as a
 * chunk.
 */
function pageOf(
  built: string | undefined,
  own?: readonly CountryHelp[],
  change = (page: string) => page,
): Page | undefined {
  if (built === undefined) return undefined;
  const lines = config.helplines ?? own;
  const helped = lines ? withPageData(built, "helplines", lines) : built;
  const named = config.operator ? withPageData(helped, "operator", config.operator) : helped;
  const text = change(config.isOfflineOn ? named : named.replace("<html ", '<html data-offline="off" '));
  const plain = Buffer.from(text);
  const packed = new Map<Encoding, Buffer>([["plain", plain]]);
  return {
    bytes: (encoding) => {
      const bytes = packed.get(encoding) ?? compress[encoding](plain);
      packed.set(encoding, bytes);
      return bytes;
    },
    tag: createHash("sha256").update(plain).digest("base64url"),
    policy: policyOfPage(text),
  };
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
