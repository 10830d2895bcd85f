import { cutAtWord } from "#domain/titles.ts";
import type { Hit } from "#domain/finding.ts";

/** The length of an excerpt: about two lines. */
export const mostLetters = 170;
/** The most characters before the first hit. */
export const mostLettersBefore = 60;

/** A text, or the part of it around its first hit, cut between words. */
export function excerptOf(text: string, [first]: readonly Hit[]): string {
  const plain = text.trim();
  if (plain.length <= mostLetters && !plain.includes("\n")) return plain;
  const from = first && first.from > mostLettersBefore ? startNear(text, first.from - mostLettersBefore) : 0;
  const rest = text.slice(from).replaceAll(/\s+/g, " ").trim();
  return `${from > 0 ? "… " : ""}${cutAtWord(rest, mostLetters)}`;
}

/** The start of a word at a place or after it, so that no letter is cut. */
function startNear(text: string, place: number): number {
  const blank = text.slice(place, place + mostLettersBefore).search(/\s/);
  if (blank !== -1) return place + blank + 1;
  return /[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place + 1 : place;
}
