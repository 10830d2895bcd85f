import { checkSign, codeIn, fenced, linkTo, ruleLine, struckOut } from "./markdownForms.ts";
import {
  addBreak,
  addCode,
  addWords,
  beginWith,
  endLine,
  endParagraph,
  endRow,
  endTypedLine,
  nextCell,
  noLines,
  placeIn,
  rewrite,
  textOfLines,
  type LinePlace,
} from "./textLines.ts";

export type Attributes = Readonly<Record<string, string>>;

/** Writes the words of HTML as plain text, with its lines, lists, tables, links and code. */
export interface TextWriter {
  open: (tag: string, attributes?: Attributes) => void;
  text: (piece: string) => void;
  close: (tag: string) => void;
  /** The text so far. */
  end: () => string;
  /** The addresses of pictures without a description, which have no words. */
  pictures: () => readonly string[];
}

export function textWriter(): TextWriter {
  const written: Written = {
    page: noLines(),
    lists: [],
    rows: [],
    spans: new Map(),
    pictures: [],
    unshown: 0,
    blocks: 0,
    code: undefined,
  };
  return {
    open: (tag, attributes = {}) => {
      if (unshownTags.has(tag)) written.unshown += 1;
      if (written.unshown > 0) return;
      if (!written.code) openTag(written, tag, attributes);
      else if (tag === "br") written.code.push("\n");
      // Signs have no meaning in code.
      else if (tag === "a" && attributes.href) written.code.push(`<${attributes.href}> `);
    },
    text: (piece) => {
      if (written.unshown === 0) addText(written, piece.replaceAll(/\r\n?/g, "\n"));
    },
    close: (tag) => {
      if (unshownTags.has(tag)) written.unshown = Math.max(0, written.unshown - 1);
      if (written.unshown === 0 && (!written.code || tag === "pre")) closeTag(written, tag);
    },
    end: () => textOfLines(written.page),
    pictures: () => written.pictures,
  };
}

interface Written {
  page: ReturnType<typeof noLines>;
  lists: { isOrdered: boolean; next: number }[];
  rows: { at: number; cells: number }[];
  /** What has not ended yet, by its kind. */
  spans: Map<string, Span>;
  pictures: string[];
  unshown: number;
  blocks: number;
  /** The words of a block of code that has not ended yet. */
  code: string[] | undefined;
}

/** Words whose signs are known at their end, such as those of a link. */
interface Span {
  depth: number;
  from: LinePlace;
  write: (words: string, isFirst: boolean) => string;
}

function addText({ page, code, blocks }: Written, text: string): void {
  if (code) code.push(text);
  else if (blocks > 0) addWords(page, collapsed(text));
  else
    // Outside of all blocks the lines are a person's, and not those of a program.
    for (const [index, line] of text.split("\n").entries()) {
      if (index > 0) endTypedLine(page);
      addWords(page, collapsed(line));
    }
}

function collapsed(text: string): string {
  return text.replaceAll(/[ \t\r\n\f]+/g, " ");
}

function openTag(written: Written, tag: string, attributes: Attributes): void {
  const { page, lists, rows } = written;
  const { href = "", src = "", start = "" } = attributes;
  if (blockTags.has(tag)) {
    written.blocks += 1;
    if (!cellTags.has(tag)) endLine(page);
  }
  if (tag === "br") addBreak(page);
  else if (tag === "ul" || tag === "ol")
    lists.push({ isOrdered: tag === "ol", next: isNumber(start) ? Number(start) : 1 });
  else if (tag === "li") openItem(written, attributes);
  else if (tag === "tr") rows.push({ at: page.lines.length, cells: 0 });
  else if (cellTags.has(tag)) openCell(written);
  else if (tag === "blockquote") page.quotes += 1;
  else if (tag === "hr") addCode(page, [ruleLine]);
  else if (tag === "img") openPicture(written, attributes);
  else if (tag === "input" && attributes.type === "checkbox") addWords(page, `${checkSign("checked" in attributes)} `);
  else if (tag === "a" && href !== "") openLink(written, href);
  else if (embeddedTags.has(tag) && /^https?:/i.test(src)) addCode(page, [src]);
  else if (struckTags.has(tag)) openSpan(written, "struck", struckOut);
  else if (tag === "code") openSpan(written, "code", codeIn);
  else if (tag === "pre") written.code = [];
}

function closeTag(written: Written, tag: string): void {
  const { page, lists, rows, code } = written;
  if (code) addCode(page, fenced(code.join("").replace(/^\n/, "").replace(/\n$/, "").split("\n")));
  written.code = undefined;
  if (tag === "ul" || tag === "ol") lists.pop();
  else if (tag === "tr" && rows.pop()) endRow(page);
  else if (tag === "blockquote") page.quotes = Math.max(0, page.quotes - 1);
  else if (tag === "a" || tag === "code") closeSpan(written, tag);
  else if (struckTags.has(tag)) closeSpan(written, "struck");
  if (!blockTags.has(tag)) return;
  written.blocks = Math.max(0, written.blocks - 1);
  if (tag === "p" && lists.length === 0) endParagraph(page);
  else if (!cellTags.has(tag)) endLine(page);
}

function openItem({ page, lists }: Written, { value = "", ...attributes }: Attributes): void {
  const list = lists.at(-1);
  if (list && isNumber(value)) list.next = Number(value);
  const sign = list?.isOrdered === true ? `${list.next}. ` : "- ";
  if (list) list.next += 1;
  const isChecked = attributes["data-checked"] ?? checkedBy[attributes["data-list"] ?? ""];
  beginWith(page, isChecked === undefined ? sign : `${sign}${checkSign(isChecked === "true")} `, lists.length);
}

function openCell({ page, rows }: Written): void {
  const row = rows.at(-1);
  if (!row) return;
  if (row.cells > 0) nextCell(page, row.at);
  row.cells += 1;
}

function openPicture({ page, pictures }: Written, { alt = "", src = "" }: Attributes): void {
  if (alt.trim() !== "") addWords(page, ` ${collapsed(alt)} `);
  else if (src !== "") pictures.push(src);
}

function openLink(written: Written, address: string): void {
  // A link cannot stand in another.
  closeSpan(written, "a");
  openSpan(written, "a", (words, isFirst) => (isFirst ? linkTo(address, words) : words));
}

function openSpan({ page, spans }: Written, kind: string, write: Span["write"]): void {
  const open = spans.get(kind);
  if (open) open.depth += 1;
  else spans.set(kind, { depth: 1, from: placeIn(page), write });
}

function closeSpan({ page, spans }: Written, kind: string): void {
  const span = spans.get(kind);
  if (!span) return;
  span.depth -= 1;
  if (span.depth > 0) return;
  spans.delete(kind);
  if (!rewrite(page, span.from, span.write)) addWords(page, span.write("", true));
}

function isNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}

const checkedBy: Partial<Record<string, string>> = { checked: "true", unchecked: "false" };

const unshownTags = new Set(["script", "style", "head", "template", "svg"]);
const struckTags = new Set(["s", "strike", "del"]);
const embeddedTags = new Set(["iframe", "embed", "video", "audio", "source"]);
const cellTags = new Set(["td", "th"]);
export const blockTags: ReadonlySet<string> = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup html legend li main menu nav ol option p pre search section summary table tbody td
  tfoot th thead tr ul`.split(/\s+/),
);
