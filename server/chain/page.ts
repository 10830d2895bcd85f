import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { withHelplines } from "#domain/helplines.ts";
import { signedInPaths } from "#domain/paths.ts";
import { config } from "#server/config.ts";
import { policyOfPage } from "./headers.ts";

/** Whether the client's page stands at an address. Never in place of a missing script: a stale tab would run HTML. */
export function isPage(path: string): boolean {
  return path === "/index.html" || !(path.startsWith("/assets/") || /\.[a-z0-9]+$/i.test(path));
}

/**
 * Answers with the page of the built client that fits (docs/decisions/0018): what is made at build of the landing or of what
 * stands around every signed-in screen, else the bare one. They are read and packed once, an operator's helplines in them.
 */
export function servePages(folder: string) {
  const bare = pageOf(join(folder, "index.html"));
  const landing = pageOf(join(folder, ".pages", "landing.html")) ?? bare;
  const frame = pageOf(join(folder, ".pages", "frame.html")) ?? bare;
  const signedIn = new Set<string>(signedInPaths);

  return ({ headers, method }: IncomingMessage, response: ServerResponse, path: string, hasSession: boolean): void => {
    const dependsOnCookie = signedIn.has(path);
    const page = !dependsOnCookie ? bare : hasSession ? frame : path === "/" ? landing : bare;
    if (!page) return;

    const accepted = String(headers["accept-encoding"]);
    const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
    const body = page[encoding ?? "plain"];
    const etag = `"${page.tag}-${encoding}"`;

    response.setHeader("Cache-Control", "no-cache");
    response.setHeader("Vary", dependsOnCookie ? "Accept-Encoding, Cookie" : "Accept-Encoding");
    response.setHeader("ETag", etag);
    response.setHeader("Content-Security-Policy", page.policy);
    if (headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304).end();
      return;
    }

    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Length", body.length);
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.end(method === "HEAD" ? undefined : body);
  };
}

function pageOf(file: string) {
  if (!existsSync(file)) return undefined;
  const built = readFileSync(file, "utf8");
  const text = config.helplines ? withHelplines(built, config.helplines) : built;
  const plain = Buffer.from(text);
  return {
    plain,
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain),
    tag: createHash("sha256").update(plain).digest("base64url"),
    policy: policyOfPage(text),
  };
}
