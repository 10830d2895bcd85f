import { analyse } from "chardet";
import { bytesOf, piecesOf } from "./bytes.ts";

/** The readings of a text whose bytes do not say how its letters are written. */
export interface Letters {
  /** The encoding that was used. Undefined if several are as likely, and give different words. */
  used: string | undefined;
  /** Most likely first. */
  readings: readonly LettersReading[];
}

export interface LettersReading {
  /** As TextDecoder calls it. */
  encoding: string;
  /** Its name for people. */
  name: string;
  /** A piece of the text in this reading. */
  example: string;
  isLikely: boolean;
}

/** The encoding that a text has for certain: UTF-8, or UTF-16. Undefined if it has another one. */
export async function certainEncoding(blob: Blob): Promise<string | undefined> {
  const head = await bytesOf(blob, 0, 4_000);
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const [even, odd] = [0, 1].map((first) => head.filter((byte, at) => at % 2 === first && byte === 0).length) as [
    number,
    number,
  ];
  // Digits, commas and line ends have a zero beside them in UTF-16, in every language.
  const zeros = Math.max(even, odd);
  if (zeros > head.length / 20 && zeros > (even + odd) * 0.9) return even > odd ? "utf-16be" : "utf-16le";
  // ISO-2022 writes other scripts with bytes of ASCII.
  return head.includes(0x1b) || !(await isUtf8(blob)) ? undefined : "utf-8";
}

/** A letter may be cut at the end. */
async function isUtf8(blob: Blob): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const pieces = piecesOf(blob);
  // What the device does not give is no question of letters.
  for await (const piece of pieces) if (decoded(decoder, piece, { stream: true }) === undefined) return false;
  return true;
}

/** How the letters of a text may be written whose encoding is not certain. */
export async function lettersOf(blob: Blob): Promise<Letters> {
  const lines = await foreignLines(blob);
  const guesses = guessesFor(lines);
  const readings = Object.entries(names)
    .flatMap(([encoding, name]) => {
      const text = decoded(new TextDecoder(encoding, { fatal: true }), lines);
      const confidence = guesses.get(encoding) ?? -1;
      // No text has control characters where other encodings have letters.
      return text === undefined || /[\u0080-\u009F]/.test(text) ? [] : [{ encoding, name, text, confidence }];
    })
    .toSorted((one, other) => Math.max(other.confidence, 1) - Math.max(one.confidence, 1));
  const [best] = readings;
  const isLikely = ({ confidence }: { confidence: number }) =>
    confidence > 0 && confidence >= (best?.confidence ?? 0) * alike;
  const likely = readings.filter(isLikely);
  const isOpen = !best || best.confidence <= 1 || new Set(likely.map(({ text }) => text)).size > 1;
  return {
    used: isOpen ? undefined : best?.encoding,
    readings: readings.map(({ encoding, name, text, confidence }) => ({
      encoding,
      name,
      example: exampleIn(text),
      isLikely: isLikely({ confidence }),
    })),
  };
}

/** Guesses are alike from this share of the highest confidence on. */
const alike = 0.6;

/** How sure the library is of each encoding that TextDecoder knows. */
function guessesFor(lines: Uint8Array): Map<string, number> {
  const guesses = new Map<string, number>();
  for (const { name, confidence } of analyse(lines)) {
    const encoding = knownAs(name);
    // So low it says no more than that the bytes are possible.
    const sureness = confidence > possible ? confidence : Math.min(confidence, 1);
    if (encoding) guesses.set(encoding, Math.max(sureness, guesses.get(encoding) ?? 0));
  }
  const highest = Math.max(0, ...guesses.values());
  // On old Macs nearly all letters with accents stand between 0x80 and 0x9F, and the library does not know them. In
  // Shift JIS most letters begin there, and the library is not sure of a few.
  const foreign = lines.filter((byte) => byte > 0x7f);
  const early = foreign.filter((byte) => byte < 0xa0);
  const isOneByte = [...guesses].every(([encoding, each]) => each < highest || /^(?:windows|iso-8859)/.test(encoding));
  if (isOneByte && early.length >= foreign.length / 2 && early.some((byte) => !windowsMarks.has(byte)))
    for (const encoding of ["macintosh", "shift_jis"])
      if (encoding === "macintosh" || guesses.has(encoding)) guesses.set(encoding, highest);
  return guesses;
}

const possible = 10;

/** Quotation marks, dashes and the like of Windows. */
const windowsMarks = new Set([0x80, 0x82, 0x84, 0x85, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0x99]);

function knownAs(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/** The lines that are not plain ASCII, because the others would lead the guesses astray. */
async function foreignLines(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await bytesOf(blob, 0, lookedAt);
  const found: number[] = [];
  let from = 0;
  for (let at = 0; at <= bytes.length && found.length < mostFound; at += 1) {
    const byte = bytes[at];
    if (byte !== undefined && byte !== 0x0a && byte !== 0x0d) continue;
    const line = bytes.subarray(from, at);
    if (line.some((each) => each > 0x7f || each === 0x1b)) found.push(...line.subarray(0, mostOfALine), 0x0a);
    from = at + 1;
  }
  return Uint8Array.from(found);
}

const lookedAt = 5_000_000;
const mostFound = 50_000;
const mostOfALine = 20_000;

/** The cell of the first letter that is not plain ASCII, or the words before it. */
function exampleIn(text: string): string {
  const [line = ""] = text.split("\n");
  const at = line.search(/[^\x20-\x7e\t]/);
  const before = line.slice(Math.max(0, at - 30), at);
  const cell = before.split(/[,;|\t]/).at(-1) ?? "";
  return line.slice(at - cell.length, at + 60).trim();
}

function decoded(decoder: TextDecoder, bytes: Uint8Array, options?: TextDecodeOptions): string | undefined {
  try {
    return decoder.decode(bytes, options);
  } catch {
    return undefined;
  }
}

const names: Record<string, string> = {
  "windows-1252": "Western European (Windows)",
  macintosh: "Western European (Mac)",
  "windows-1250": "Central European (Windows)",
  "iso-8859-2": "Central European (ISO)",
  "windows-1251": "Cyrillic (Windows)",
  "koi8-r": "Cyrillic (KOI8)",
  "iso-8859-5": "Cyrillic (ISO)",
  "x-mac-cyrillic": "Cyrillic (Mac)",
  "windows-1253": "Greek (Windows)",
  "iso-8859-7": "Greek (ISO)",
  "windows-1254": "Turkish (Windows)",
  "windows-1257": "Baltic (Windows)",
  "windows-1255": "Hebrew (Windows)",
  "iso-8859-8": "Hebrew (ISO)",
  "windows-1256": "Arabic (Windows)",
  "iso-8859-6": "Arabic (ISO)",
  "windows-1258": "Vietnamese (Windows)",
  "windows-874": "Thai (Windows)",
  shift_jis: "Japanese (Shift JIS)",
  "euc-jp": "Japanese (EUC)",
  "iso-2022-jp": "Japanese (ISO)",
  "euc-kr": "Korean (EUC)",
  gb18030: "Chinese, simplified (GB 18030)",
  big5: "Chinese, traditional (Big5)",
};
