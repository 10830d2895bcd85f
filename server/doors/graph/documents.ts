import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "#server/base/root.ts";

/**
 * The documents that clients may send by id (docs/decisions/0044): those of these sources in `current.json`, and those
 * of each release in a file of its own.
 */
export const documentsFolder: string = join(root, "server", "doors", "graph", "documents");

/** All documents of a folder, by id. Throws if a file cannot be read. */
export function readDocuments(folder: string = documentsFolder): Record<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(files.flatMap((name) => Object.entries(documentsIn(join(folder, name)))));
}

/** The documents of one file, by id. Throws if it cannot be read. */
export function documentsIn(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}

/** Returns a function that finds a document by its id. The bench names a folder of its own in `KINDLING_DOCUMENTS`. */
export function knownDocuments(): (id: string) => string | null {
  const folder = process.env.KINDLING_DOCUMENTS ?? documentsFolder;
  let documents: Record<string, string> = {};
  let readAt = 0;

  return (id) => {
    if (!Object.hasOwn(documents, id)) {
      // Only this file changes, during development.
      const { mtimeMs } = statSync(join(folder, "current.json"));
      if (mtimeMs > readAt) documents = readDocuments(folder);
      readAt = mtimeMs;
    }
    return Object.hasOwn(documents, id) ? (documents[id] ?? null) : null;
  };
}
