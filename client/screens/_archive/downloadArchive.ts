import { entriesHeader } from "#domain/limits.ts";
import { request, type Connection, type NamedBlob } from "#client/platform/request.ts";
import type { Sealing } from "./sealing.ts";
import { workerCalls } from "./workerCalls.ts";

/** How far a download is. */
export interface Downloaded {
  entries: number;
  /** How many entries the diary had when the download began. */
  of: number;
  bytes: number;
}

interface Download {
  connection: Connection;
  /** Encrypts the file on this device, while it comes. The server never sees it. */
  passphrase: string | undefined;
  onProgress: (downloaded: Downloaded) => void;
  signal: AbortSignal;
}

/** Downloads everything as an archive (docs/export.md). Throws RequestError, or FileProblem if it cannot be sealed. */
export async function downloadArchive({ connection, passphrase, onProgress, signal }: Download): Promise<NamedBlob> {
  const sealing = passphrase === undefined ? undefined : workerCalls<Sealing>(sealingWorker());
  try {
    if (passphrase !== undefined) await sealing?.call("begin", passphrase);
    // `request` is part of the first page, and gives a file only when it is whole.
    const watched: Connection = {
      ...connection,
      fetch: async (address, init) => {
        const response = await connection.fetch(address, init);
        if (!response.ok || !response.body) return response;
        const of = Number(response.headers.get(entriesHeader));
        const plain = response.body.pipeThrough(counter(of, onProgress));
        return new Response(sealing ? plain.pipeThrough(sealer(sealing)) : plain, response);
      },
    };
    const file = await request("/api/user/export", { expects: "file", signal }, watched);
    return sealing ? Object.assign(file, { name: `${file.name}.age` }) : file;
  } finally {
    sealing?.end();
  }
}

function sealingWorker(): Worker {
  return new Worker(new URL("./sealingWorker.ts", import.meta.url), { type: "module" });
}

/** Counts the lines of the first file, each of which is an entry, and all bytes. */
function counter(of: number, onProgress: Download["onProgress"]) {
  let [entries, bytes] = [0, 0];
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      bytes += chunk.length;
      for (let at = chunk.indexOf(lineEnd); at >= 0 && entries < of; at = chunk.indexOf(lineEnd, at + 1)) entries += 1;
      onProgress({ entries, of, bytes });
      controller.enqueue(chunk);
    },
  });
}

const lineEnd = 0x0a;

function sealer({ call }: ReturnType<typeof workerCalls<Sealing>>) {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: async (chunk, controller) => {
      const { bytes } = await call("add", chunk);
      if (bytes.byteLength > 0) controller.enqueue(new Uint8Array(bytes));
    },
    flush: async (controller) => {
      const { bytes } = await call("end", undefined);
      controller.enqueue(new Uint8Array(bytes));
    },
  });
}
