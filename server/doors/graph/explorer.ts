import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { policy } from "#server/kit/http/headers.ts";
import { sendPage, type Encoding, type Page } from "#server/doors/chain/page.ts";
import { answerRefusal } from "#server/kit/http/errorAnswers.ts";
import { config } from "#server/base/config.ts";
import { OutwardError } from "#server/base/errors.ts";
import { clientFolder } from "#server/base/root.ts";

/** Whether a browser opens the GraphQL address without a query. */
export function isForBrowser({ method, headers, url }: IncomingMessage): boolean {
  const reads = method === "GET" || method === "HEAD";
  return reads && !url?.includes("query=") && (headers.accept ?? "").includes("text/html");
}

/** Serves the explorer's page, which scripts/explorer.ts builds. */
export function serveExplorer() {
  const page = config.graphqlExplorer ? builtPage(join(clientFolder(), ".pages", "explorer")) : undefined;
  const missing = config.graphqlExplorer
    ? "The explorer is not built here: run `npm start` or `npm run dev`."
    : nothing;

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (page) sendPage(request, response, page);
    else answerRefusal(request, response, new OutwardError(404, "NOT_FOUND", missing));
  };
}

const nothing = "There is nothing here.";
const endings: Record<Encoding, string> = { plain: ".html", br: ".html.br", gzip: ".html.gz" };

function builtPage(file: string): Page | undefined {
  if (!existsSync(`${file}.json`)) return undefined;
  const { tag, script } = JSON.parse(readFileSync(`${file}.json`, "utf8")) as { tag: string; script: string };
  const read = new Map<Encoding, Buffer>();
  return {
    tag,
    policy: policy({
      script: `${script} 'unsafe-eval'`,
      style: "'self' 'unsafe-inline'",
      worker: "'self' blob:",
    }),
    // The page is several megabytes large, so it is read at the first request.
    bytes: (encoding) => {
      const bytes = read.get(encoding) ?? readFileSync(`${file}${endings[encoding]}`);
      read.set(encoding, bytes);
      return bytes;
    },
  };
}
