import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { idOfWords } from "#domain/archive.ts";
import type { ElsewhereEntry } from "./elsewhere.ts";

/** What an entry of another app is known by (docs/import.md, Who an entry is). */
export interface SourceId {
  id: string;
  /** The number of its words, if `id` is not made of them. */
  words?: string;
  /** Its id in earlier versions. */
  earlier?: string;
}

/**
 * Names the entries of a file in their order. One without an id of its app is known by what the file says of it, and is
 * counted among those that are equal in all.
 */
export function sourceIds(): (entry: ElsewhereEntry) => SourceId {
  const equal = new Map<string, number>();
  const onceOf = eachOnce();
  return (entry) => {
    const words = numberOfWords(entry);
    if (entry.id !== undefined) return { id: shortId(onceOf(entry.id)), words };
    const place = (equal.get(words) ?? 0) + 1;
    equal.set(words, place);
    const earlier = entry.earlierId === undefined ? {} : { earlier: shortId(entry.earlierId) };
    return { id: idOfWords(words, place), ...earlier };
  };
}

/**
 * A number made of all that the file says of an entry: its time, whether it has a mood, the app's word for that mood,
 * title and text. The person's choices, the device's zone and the ends of lines play no part.
 */
function numberOfWords({ occurredAt, written, mood, title, text, rawText = text }: ElsewhereEntry): string {
  const time = written ?? `${occurredAt.toISOString().slice(0, 16)}Z`;
  const said = [time, mood === undefined ? "page" : "mood", ...[mood ?? "", title, rawText].map(plain)];
  // Half of it tells all entries of a life apart.
  return bytesToHex(sha256(encoder.encode(JSON.stringify(said)))).slice(0, 32);
}

const encoder = new TextEncoder();

/** In one form of letters and line ends, because programs save the same text in several. */
function plain(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[ \t]+$/gm, "")
    .trim();
}

/** Gives ids that occur twice in a file an ending, so that each entry has its own: "x", "x#2". */
export function eachOnce(): (id: string) => string {
  const counts = new Map<string, number>();
  return (id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}#${count}`;
  };
}

/** An id that the import takes: a longer one ends with a number made of all of it. */
function shortId(id: string): string {
  return id.length <= longest ? id : `${id.slice(0, longest - 20)}~${numberOf(id)}`;
}

/** The same few letters for the same text. */
export function numberOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ (unit + at), 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** Room is left for the endings of further parts, and of a line that is kept beside its entry. */
const longest = 160;
