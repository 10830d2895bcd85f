import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { config } from "#server/base/config.ts";

/** Where browsers look for the service worker. */
export const workerPath = "/sw.js";

/**
 * Serves the service worker of the built client, with the files that it keeps and the pages in the revisions that this
 * server sends (docs/decisions/0034). With OFFLINE=off it serves one that removes itself.
 *
 * @param pages The paths of the pages that it keeps, with tags that change with them: they have the operator's names in them.
 */
export function serveWorker(folder: string, pages: ReadonlyMap<string, string>) {
  const script = config.isOfflineOn ? scriptOf(folder, pages) : removal;

  return ({ method }: IncomingMessage, response: ServerResponse): void => {
    response.setHeader("Cache-Control", "no-cache");
    response.setHeader("Content-Type", "text/javascript; charset=utf-8");
    response.setHeader("Content-Length", Buffer.byteLength(script));
    response.end(method === "HEAD" ? undefined : script);
  };
}

function scriptOf(folder: string, pages: ReadonlyMap<string, string>): string {
  const [script, list] = ["worker.js", "worker-files.json"].map((file) => join(folder, ".pages", file));
  if (!script || !list || !existsSync(script) || !existsSync(list)) return removal;

  const files: object[] = JSON.parse(readFileSync(list, "utf8"));
  const all = [...files, ...[...pages].map(([url, revision]) => ({ url, revision }))];
  return `self.FILES=${JSON.stringify(all)};\n${readFileSync(script, "utf8")}`;
}

/** A service worker that replaces any other, deletes its caches and unregisters itself. Entries that wait are in no cache and stay. */
const removal = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) if (name.startsWith("kindling.")) await caches.delete(name);
  await self.registration.unregister();
}
`;
