import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { withHelplines } from "#domain/helplines.ts";
import { config } from "#server/config.ts";

/** Whether the client's page stands at an address. Never in place of a missing script: a stale tab would run HTML. */
export function isPage(path: string): boolean {
  return path === "/index.html" || !(path.startsWith("/assets/") || /\.[a-z0-9]+$/i.test(path));
}

/** Answers with the client's page, and an operator's helplines in it. It is read and packed once. */
export function servePage(file: string) {
  const built = readFileSync(file, "utf8");
  const page = Buffer.from(config.helplines ? withHelplines(built, config.helplines) : built);
  const packed = { br: brotliCompressSync(page), gzip: gzipSync(page) };
  const tag = createHash("sha256").update(page).digest("base64url");

  return ({ headers, method }: IncomingMessage, response: ServerResponse): void => {
    const accepted = String(headers["accept-encoding"]);
    const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
    const body = encoding ? packed[encoding] : page;
    const etag = `"${tag}-${encoding}"`;

    response.setHeader("Cache-Control", "no-cache");
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader("ETag", etag);
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
