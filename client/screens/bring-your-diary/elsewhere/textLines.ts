/** Lines of text that grow word by word. A break takes effect once words follow it. */
export interface TextLines {
  lines: Line[];
  /** The line that is not at its end. */
  line: Line | undefined;
  quotes: number;
  /** What the next line begins with. */
  sign: string;
  hasGap: boolean;
  hasBlank: boolean;
  isAfterBlock: boolean;
}

interface Line {
  /** Whether a blank line comes before it. */
  hasGap: boolean;
  isCode: boolean;
  /** The first is the sign of its list or quote. */
  pieces: string[];
}

export function noLines(): TextLines {
  return { lines: [], line: undefined, quotes: 0, sign: "", hasGap: false, hasBlank: false, isAfterBlock: true };
}

/** Adds words with single blanks between them. */
export function addWords(page: TextLines, text: string): void {
  const words = text.slice(text.startsWith(" ") ? 1 : 0, text.endsWith(" ") ? -1 : undefined);
  if (words !== "") {
    const { pieces } = page.line ?? beginLine(page);
    const isBeside = pieces.length > 1 && pieces.at(-1) !== bar;
    pieces.push(isBeside && (page.hasBlank || text.startsWith(" ")) ? ` ${words}` : words);
  }
  page.hasBlank = page.line !== undefined && (text.endsWith(" ") || (words === "" && page.hasBlank));
}

function beginLine(page: TextLines): Line {
  const { hasGap, quotes, sign } = page;
  const line = { hasGap, isCode: false, pieces: ["> ".repeat(Math.min(deepestSigns, quotes)) + sign] };
  page.lines.push(line);
  Object.assign(page, { line, sign: "", hasGap: false, hasBlank: false, isAfterBlock: false });
  return line;
}

export function endLine(page: TextLines): void {
  if (page.line?.pieces.at(-1) === bar) return;
  Object.assign(page, { line: undefined, hasBlank: false, isAfterBlock: true });
}

export function endParagraph(page: TextLines): void {
  endLine(page);
  leaveGap(page);
}

/** Of two breaks the second makes a blank line. */
export function addBreak(page: TextLines): void {
  if (!page.line) leaveGap(page);
  endLine(page);
}

/** Ends a line as it was typed. Right behind a break of HTML it means nothing. */
export function endTypedLine(page: TextLines): void {
  if (!page.line && !page.isAfterBlock) leaveGap(page);
  Object.assign(page, { line: undefined, hasBlank: false, isAfterBlock: false });
}

function leaveGap(page: TextLines): void {
  page.hasGap = page.lines.length > 0;
}

/** Puts the sign of a list before the next line. */
export function beginWith(page: TextLines, sign: string, level: number): void {
  page.sign = "  ".repeat(Math.min(deepestSigns, Math.max(0, level - 1))) + sign;
}

/** Begins another cell of the row whose words began at a line. */
export function nextCell(page: TextLines, rowAt: number): void {
  page.line = (page.lines.length > rowAt ? page.lines.at(-1) : undefined) ?? beginLine(page);
  page.line.pieces.push(bar);
  [page.hasBlank, page.hasGap] = [false, false];
}

export function endRow(page: TextLines): void {
  page.line = undefined;
  endLine(page);
}

/** Adds lines whose blanks stay as they are. */
export function addCode(page: TextLines, texts: readonly string[]): void {
  endRow(page);
  for (const text of texts) {
    const line = beginLine(page);
    line.isCode = true;
    line.pieces.push(text);
  }
  endRow(page);
}

/** A place in the lines, before the words that follow. */
export interface LinePlace {
  line: number;
  piece: number;
}

export function placeIn({ lines, line }: TextLines): LinePlace {
  return line ? { line: lines.length - 1, piece: line.pieces.length } : { line: lines.length, piece: 1 };
}

/** Rewrites the words since a place, line by line. False if there are none. */
export function rewrite(
  { lines }: TextLines,
  from: LinePlace,
  write: (words: string, isFirst: boolean) => string,
): boolean {
  let isFirst = true;
  for (const [index, { pieces }] of lines.slice(from.line).entries()) {
    const at = index === 0 ? from.piece : 1;
    const words = pieces.slice(at).join("");
    if (words.trim() === "") continue;
    pieces.splice(at, pieces.length, write(words, isFirst));
    isFirst = false;
  }
  return !isFirst;
}

export function textOfLines({ lines }: TextLines): string {
  let [text, needsGap] = ["", false];
  for (const { hasGap, isCode, pieces } of lines) {
    const written = pieces.join("");
    const shown = isCode ? written : written.replaceAll("\u00A0", " ").trimEnd();
    needsGap ||= hasGap;
    if (shown.trim() === "" && !isCode) {
      needsGap = true;
      continue;
    }
    text += text === "" ? shown.trimStart() : `\n${needsGap ? "\n" : ""}${shown}`;
    needsGap = false;
  }
  return text.trimEnd();
}

const bar = " | ";
/** Signs that are deeper than this would be longer than the words. */
const deepestSigns = 8;
