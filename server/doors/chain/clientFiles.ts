import { createReadStream, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { clock } from "#server/base/clock.ts";
import { watchSize } from "#server/base/cacheSizes.ts";
import { megabyte } from "#server/kit/http/bodySizes.ts";
import { sendStreamed, StreamedResponse } from "#server/kit/rest/streamedResponse.ts";
import { encodingFor, type Encoding } from "./page.ts";

/** The most bytes of files that a process keeps. Files beyond that are read each time. */
const mostKept = 64 * megabyte;

/** A younger file may still be being written, and is not kept. */
const settledAfterMs = 2_000;

const endings: readonly (readonly [Encoding, string])[] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** A file and the compressed files beside it, by encoding. */
type Variants = ReadonlyMap<Encoding, string>;

interface Content {
  size: number;
  tag: string;
  modified: string;
  /** Undefined if there is no room to keep them. */
  bytes: Buffer | undefined;
}

/** Answers with the file at a path. Gives false without having answered if there is none. */
type Answers = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/**
 * Serves the files of a folder, without its hidden ones. Their names are read once. A file is read when it is first
 * asked for, and then kept in memory, so that neither a broken download nor a slow one keeps a file open. Ranges are
 * ignored.
 */
export function serveFiles(folder: string): Answers {
  const files = filesIn(folder);

  return async (request, response, path) => {
    const variants = files.get(path);
    if (!variants) return false;
    const encoding = encodingFor(request.headers, (one) => variants.has(one));
    const file = variants.get(encoding) ?? "";
    const content = await contentOf(file);
    if (!content) return false;

    response.setHeader("Cache-Control", path.startsWith("/assets/") ? forGood : "no-cache");
    response.appendHeader("Vary", "Accept-Encoding");
    response.setHeader("ETag", `W/${content.tag}`);
    if (request.headers["if-none-match"]?.includes(content.tag)) {
      response.writeHead(304).end();
      return true;
    }
    response.setHeader("Content-Type", getMimeType(path) ?? "application/octet-stream");
    response.setHeader("Content-Length", content.size);
    response.setHeader("Last-Modified", content.modified);
    if (encoding !== "plain") response.setHeader("Content-Encoding", encoding);
    if (request.method === "HEAD") response.end();
    else if (content.bytes) response.end(content.bytes);
    else await sendStreamed(response, new StreamedResponse({}, chunksOf(file, content.size)));
    return true;
  };
}

const forGood = "public, max-age=31536000, immutable";

function filesIn(folder: string): ReadonlyMap<string, Variants> {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const known = new Set(all);
  const isVariant = (file: string) =>
    endings.some(([, ending]) => file.endsWith(ending) && known.has(file.slice(0, -3)));
  const pathOf = (file: string) => `/${relative(folder, file).replaceAll(sep, "/")}`;
  return new Map(
    all
      .filter((file) => !isVariant(file) && !pathOf(file).includes("/."))
      .map((file) => [pathOf(file), variantsOf(file, known)]),
  );
}

function variantsOf(file: string, known: ReadonlySet<string>): Variants {
  const compressed = endings.map(([encoding, ending]) => [encoding, `${file}${ending}`] as const);
  return new Map<Encoding, string>([["plain", file], ...compressed.filter(([, one]) => known.has(one))]);
}

/** What this process keeps or is reading, by the file's name on disk. */
const contents = new Map<string, Promise<Content | undefined>>();
let keptBytes = 0;
watchSize("files of the client", () => contents.size);

/** A file as it was when it was first asked for. Undefined if a new build has deleted it since its folder was listed. */
function contentOf(file: string): Promise<Content | undefined> {
  const known = contents.get(file);
  if (known) return known;
  const reading = read(file);
  contents.set(file, reading);
  return reading;
}

async function read(file: string): Promise<Content | undefined> {
  let room = 0;
  let isKept = false;
  try {
    const { size, mtime } = await stat(file);
    const facts = { size, tag: `"${size}-${mtime.getTime()}"`, modified: mtime.toUTCString() };
    if (keptBytes + size > mostKept) return { ...facts, bytes: undefined };
    // Taken at once, because other files are read meanwhile.
    room = size;
    keptBytes += room;
    const bytes = await readFile(file);
    isKept = bytes.length === size && clock.machine() - mtime.getTime() > settledAfterMs;
    return { ...facts, size: bytes.length, bytes };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  } finally {
    if (!isKept) {
      contents.delete(file);
      keptBytes -= room;
    }
  }
}

/** Opens the file only when it is sent. */
async function* chunksOf(file: string, size: number): AsyncGenerator<Buffer> {
  yield* createReadStream(file, { end: size - 1 });
}
