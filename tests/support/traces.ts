import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** A text to search for in all its encodings. */
export interface Trace {
  text: string;
  written: readonly { how: string; bytes: Buffer }[];
}

/**
 * The encodings of a text in files: UTF-8, UTF-16 in both byte orders, base64 at any offset, and hex, case-insensitive.
 */
export function traceOf(text: string): Trace {
  const written = [...new Set([text, text.toLowerCase(), text.toUpperCase()])].flatMap((cased) => {
    const [utf8, little] = [Buffer.from(cased), Buffer.from(cased, "utf16le")];
    const big = Buffer.from(little).swap16();
    return [
      { how: "UTF-8", bytes: utf8 },
      { how: "UTF-16, little end first", bytes: little },
      { how: "UTF-16, big end first", bytes: big },
      ...[0, 1, 2].map((before) => ({ how: `base64 after ${before}`, bytes: Buffer.from(base64Within(utf8, before)) })),
      ...[utf8, little, big].flatMap((bytes) => [
        { how: "hex", bytes: Buffer.from(bytes.toString("hex")) },
        { how: "HEX", bytes: Buffer.from(bytes.toString("hex").toUpperCase()) },
      ]),
    ];
  });
  const distinct = new Map(written.map((one) => [one.bytes.toString("latin1"), one]));
  return { text, written: [...distinct.values()] };
}

/** A trace of bytes, both raw and as text. */
export function traceOfBytes(text: string, bytes: Buffer): Trace {
  const [asHex, asBase64] = [traceOf(bytes.toString("hex")), Buffer.from(bytes.toString("base64").slice(0, 40))];
  return { text, written: [...asHex.written, { how: "base64", bytes: asBase64 }, { how: "as it is", bytes }] };
}

/** Where a trace appears in some bytes, in words; empty if it does not. */
export function foundIn(place: string, bytes: Buffer, { text, written }: Trace): string[] {
  const hit = written.find((one) => bytes.includes(one.bytes));
  return hit ? [`${text} in ${place} (${hit.how})`] : [];
}

/** Every file under a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/** The base64 characters that only these bytes determine, after `before` other bytes. */
function base64Within(bytes: Buffer, before: number): string {
  const all = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
  return all.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
}
