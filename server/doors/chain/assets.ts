import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { Refusal } from "#server/base/errors.ts";
import { clientFolder, lastClientFolder } from "#server/base/root.ts";
import { serveFiles } from "./clientFiles.ts";
import { isPage, servePages } from "./page.ts";
import { serveWorker, workerPath } from "./worker.ts";
import { answerRefusal } from "#server/kit/http/errorAnswers.ts";

/** Answers with the client's page, or with a file of the built client. */
export function serveClient() {
  const built = clientFolder();
  // During development Vite serves the client, and nothing may be built yet.
  if (!existsSync(join(built, "index.html"))) return notBuilt;

  const last = lastClientFolder();
  const earlierFiles = existsSync(join(last, "assets")) ? serveFiles(last) : undefined;
  const { answerPage, keptTags } = servePages(built);
  const answerWorker = serveWorker(built, keptTags);
  const files = serveFiles(built);

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    hasSession: boolean,
  ): Promise<void> => {
    // Another site must not learn the reset link, nor that it was opened.
    if (path === "/reset-password") response.setHeader("Referrer-Policy", "no-referrer");
    if (path === workerPath) return answerWorker(request, response);
    if (isPage(path)) return answerPage(request, response, path, hasSession);
    if (await files(request, response, path)) return;
    if (path.startsWith("/assets/") && (await earlierFiles?.(request, response, path))) return;
    answerRefusal(request, response, new Refusal(404, "NOT_FOUND", "There is nothing here."));
  };
}

function notBuilt(request: IncomingMessage, response: ServerResponse): void {
  answerRefusal(
    request,
    response,
    new Refusal(404, "NOT_FOUND", "The client is not built here: run `npm start` or `npm run dev`."),
  );
}
