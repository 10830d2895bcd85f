import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { Refusal } from "#server/base/errors.ts";
import { clientFolder } from "#server/base/root.ts";
import { isPage, servePages } from "./page.ts";
import { answerRefusal } from "#server/kit/http/errorAnswers.ts";

/** Answers with the client's page (spec section 2), or with a file of the built client. */
export function serveClient() {
  const built = clientFolder();
  // While developing, Vite serves the client and nothing may be built yet.
  if (!existsSync(join(built, "index.html"))) return notBuilt;

  const answerPage = servePages(built);
  const files = sirv(built, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) =>
      response.setHeader(
        "Cache-Control",
        pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ),
  });

  return (request: IncomingMessage, response: ServerResponse, path: string, hasSession: boolean): void => {
    // The link to a new password is nobody else's to know, not even that it was opened.
    if (path === "/reset-password") response.setHeader("Referrer-Policy", "no-referrer");
    if (isPage(path)) return answerPage(request, response, path, hasSession);
    // A file that a new build took away after it was listed: this answer breaks off, and nothing else.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    files(request, response, () =>
      answerRefusal(request, response, new Refusal(404, "NOT_FOUND", "There is nothing here.")),
    );
  };
}

function notBuilt(request: IncomingMessage, response: ServerResponse): void {
  answerRefusal(
    request,
    response,
    new Refusal(404, "NOT_FOUND", "The client is not built here: run `npm start` or `npm run dev`."),
  );
}
