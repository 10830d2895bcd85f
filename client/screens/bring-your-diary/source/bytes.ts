import { FileProblem } from "../../_archive/fileProblem.ts";

/** Bytes `from` to `to` of a file. Throws FileProblem if the device does not give them. */
export async function bytesOf(file: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer());
  } catch (cause) {
    throw new FileProblem(
      "This file cannot be read any more. It may have been moved or changed. Please choose it again.",
      {
        cause,
      },
    );
  }
}

/** A file from its beginning to its end, piece by piece. */
export async function* piecesOf(file: Blob, from = 0, to = file.size): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = from; at < to; at += pieceBytes) yield await bytesOf(file, at, Math.min(at + pieceBytes, to));
}

const pieceBytes = 1_000_000;
