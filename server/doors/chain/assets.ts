import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv, { type Options } from "sirv";
import { Refusal } from "#server/base/errors.ts";
import { clientFolder, lastClientFolder } from "#server/base/root.ts";
import { isPage, servePages } from "./page.ts";
import { serveWorker, workerPath } from "./worker.ts";
import { answerRefusal } from "#server/kit/http/errorAnswers.ts";

const fileOptions: Options = {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: [],
  setHeaders: (response, pathname) =>
    response.setHeader(
      "Cache-Control",
      pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    ),
};

/** Answers with the client's page, or with a file of the built client. */
export function serveClient() {
  const built = clientFolder();
  // During development Vite serves the client, and nothing may be built yet.
  if (!existsSync(join(built, "index.html"))) return notBuilt;

  const last = lastClientFolder();
  const earlierFiles = existsSync(join(last, "assets")) ? sirv(last, fileOptions) : undefined;
  const { answerPage, bareTag } = servePages(built);
  const answerWorker = serveWorker(built, bareTag);
  const files = sirv(built, fileOptions);

  return (request: IncomingMessage, response: ServerResponse, path: string, hasSession: boolean): void => {
    // Another site must not learn the reset link, nor that it was opened.
    if (path === "/reset-password") response.setHeader("Referrer-Policy", "no-referrer");
    if (path === workerPath) return answerWorker(request, response);
    if (isPage(path)) return answerPage(request, response, path, hasSession);
    // A new build may delete a file after it was listed: only this response breaks off.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    const refuse = () => answerRefusal(request, response, new Refusal(404, "NOT_FOUND", "There is nothing here."));
    files(request, response, () =>
      earlierFiles && path.startsWith("/assets/") ? earlierFiles(request, response, refuse) : refuse(),
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
