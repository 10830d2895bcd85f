import { isInWord } from "./finding.ts";

// The keys of a text tell which terms may occur in it, without the text (docs/rules.md, Search). A key is a number made
// of a word's first letters, of one or two characters of a script without spaces, or of a name.

/** The lengths of the beginnings that have a key. A term is found by its longest one, so more lengths would say little more. */
const lengths = new Set([3, 4, 6, 9]);

/**
 * Calls `visit` with each key of a folded text, some more than once. If a term occurs in a text, the text has all keys
 * of the term. A term of one or two letters has none.
 */
export function visitKeys(text: string, visit: (key: number) => void): void {
  let key = wordStart;
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const width = widthAt(text, at, unit);
    if (isInWord(text, at, width)) {
      for (let last = at + width; at < last; at += 1) {
        key = mixed(key, text.charCodeAt(at));
        length += 1;
        if (lengths.has(length)) visit(key);
      }
      at -= 1;
      continue;
    }
    [key, length] = [wordStart, 0];
    // Punctuation is everywhere, and half of a surrogate pair is no character.
    if (unit < 128 || (width === 1 && isSurrogate(unit))) continue;
    const one = mixed(characterStart, unit);
    if (width === 1) visit(one);
    if (at + 1 < text.length) visit(mixed(one, text.charCodeAt(at + 1)));
    at += width - 1;
  }
}

/** The key of a name, such as "mood.happy". */
export function keyOfName(name: string): number {
  let key = nameStart;
  for (let at = 0; at < name.length; at += 1) key = mixed(key, name.charCodeAt(at));
  return key;
}

const [wordStart, characterStart, nameStart] = [0x811c9dc5, 0x2545f491, 0x1b873593];

function mixed(key: number, unit: number): number {
  return Math.imul(key ^ unit, 0x01000193);
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function widthAt(text: string, at: number, unit: number): 1 | 2 {
  const isHigh = unit >= 0xd800 && unit <= 0xdbff;
  return isHigh && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
