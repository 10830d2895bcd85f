import { importLimits } from "#domain/archive.ts";
import type { SourceLine } from "./source.ts";

/** Splits the bytes of a file into its lines. A line that no call of the import can hold is dropped and says so. */
export async function* linesIn(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<SourceLine> {
  let begun: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let line = 0;
  // What is too long is not kept while its end is looked for.
  const add = (part: Uint8Array<ArrayBuffer>) => {
    length += part.length;
    if (length <= longest) begun.push(part);
    else begun = [];
  };
  const end = (): SourceLine | undefined => {
    line += 1;
    const whole = length <= longest ? joined(begun, length) : undefined;
    [begun, length] = [[], 0];
    if (!whole) return { line, problem: `This entry is longer than ${importLimits.bytes / 1_000} kB.` };
    return isBlank(whole) ? undefined : { line, bytes: whole };
  };

  for await (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf(lineEnd); at >= 0; at = piece.indexOf(lineEnd, from)) {
      add(piece.subarray(from, at));
      from = at + 1;
      const ended = end();
      if (ended) yield ended;
    }
    add(piece.subarray(from));
  }
  const last = length > 0 ? end() : undefined;
  if (last) yield last;
}

/** A call ends each line with a line end. */
const longest = importLimits.bytes - 1;
const lineEnd = 0x0a;

function joined(parts: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first) return first;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09);
}
