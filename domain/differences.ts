/** A piece of a text, and whether it differs from the other text. */
export interface Piece {
  text: string;
  differs: boolean;
}

/** Above this many comparisons the search takes too long. Then everything between the common beginning and end differs. */
const mostCompared = 4_000_000;

/** Divides each of two texts into pieces that are equal in both, or differ. */
export function differencesOf(one: string, other: string): [Piece[], Piece[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const same = (x: number, y: number) => a[x]?.trim() === b[y]?.trim();

  let start = 0;
  while (start < a.length && start < b.length && same(start, start)) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && same(endA - 1, endB - 1)) [endA, endB] = [endA - 1, endB - 1];

  const shared = commonWords(a.slice(start, endA), b.slice(start, endB));
  const isIn = (words: ReadonlySet<number>, end: number) => (index: number) =>
    index < start || index >= end || words.has(index - start);
  return [piecesOf(a, isIn(shared.one, endA)), piecesOf(b, isIn(shared.other, endB))];
}

/** The words of a text, each with the spaces after it. */
function wordsOf(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

/** The places of the longest common sequence of words in both lists. */
function commonWords(one: readonly string[], other: readonly string[]) {
  const found = { one: new Set<number>(), other: new Set<number>() };
  if (one.length * other.length > mostCompared) return found;

  const [a, b] = [one.map((word) => word.trim()), other.map((word) => word.trim())];
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (x: number, y: number) => lengths[x * width + y] ?? 0;
  for (let x = a.length - 1; x >= 0; x -= 1)
    for (let y = b.length - 1; y >= 0; y -= 1)
      lengths[x * width + y] = a[x] === b[y] ? at(x + 1, y + 1) + 1 : Math.max(at(x + 1, y), at(x, y + 1));

  for (let [x, y] = [0, 0]; x < a.length && y < b.length;) {
    if (a[x] === b[y]) {
      found.one.add(x);
      found.other.add(y);
      [x, y] = [x + 1, y + 1];
    } else if (at(x + 1, y) >= at(x, y + 1)) x += 1;
    else y += 1;
  }
  return found;
}

function piecesOf(words: readonly string[], isShared: (index: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, differs: boolean) => {
    const last = pieces.at(-1);
    if (last?.differs === differs) last.text += text;
    else if (text !== "") pieces.push({ text, differs });
  };
  for (const [index, word] of words.entries()) {
    const differs = !isShared(index);
    const next = index + 1;
    // The spaces after the last differing word do not count as different.
    const isLast = differs && (next >= words.length || isShared(next));
    add(isLast ? word.trimEnd() : word, differs);
    if (isLast) add(word.slice(word.trimEnd().length), false);
  }
  return pieces;
}
