import { cutAtWord } from "#domain/titles.ts";

export interface Words {
  key: string;
  text: string;
}

export const mostLetters = 420;
export const mostLines = 9;
/** A text that exceeds the limit by less is shown whole. */
const leeway = 80;

/** Returns the texts shown before "Read more", the last one cut between words. Undefined if all fit. */
export function cutWords<Item extends Words>(items: readonly Item[]): Item[] | undefined {
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  const lines = items.reduce((sum, { text }) => sum + text.split("\n").length, 0);
  if (letters <= mostLetters + leeway && lines <= mostLines + 2) return undefined;

  const shown: Item[] = [];
  let lettersLeft = mostLetters;
  let linesLeft = mostLines;
  for (const item of items) {
    if (lettersLeft < leeway || linesLeft < 1) return shown;
    const text = cut(item.text, lettersLeft, linesLeft);
    shown.push({ ...item, text });
    if (text !== item.text) return shown;

    lettersLeft -= text.length;
    linesLeft -= text.split("\n").length;
  }
  return undefined;
}

function cut(text: string, letters: number, lines: number): string {
  const some = text.split("\n").slice(0, lines).join("\n");
  if (some === text && text.length <= letters) return text;
  return some.length <= letters ? `${some.trimEnd()} …` : cutAtWord(some, letters);
}
