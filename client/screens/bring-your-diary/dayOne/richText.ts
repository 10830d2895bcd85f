import { isRecord } from "#client/platform/problem.ts";
import { recordIn, recordsAt, textAt } from "../elsewhere/json.ts";
import { checkSign, codeIn, fenced, linkTo, ruleLine, struckOut } from "../elsewhere/markdownForms.ts";

type Json = Record<string, unknown>;

export interface Line {
  text: string;
  isHeader: boolean;
}

/** The lines of the rich text of a Day One entry; undefined if it has none. */
export function linesOfRichText(entry: Json): Line[] | undefined {
  const contents = contentsOf(entry);
  if (!contents) return undefined;
  const lines: RichLine[] = [];
  let line = emptyLine();
  const endLine = () => {
    lines.push(line);
    line = emptyLine();
  };
  for (const piece of contents) {
    const embedded = recordsAt(piece, "embeddedObjects").flatMap(linesOfEmbedded);
    if (embedded.length > 0 && line.runs.length > 0) endLine();
    for (const text of embedded) lines.push({ ...emptyLine(), runs: [{ ...plain, text }] });
    const parts = textAt(piece, "text").split("\n");
    for (const [index, part] of parts.entries()) {
      addRun(line, part, piece.attributes, index < parts.length - 1);
      if (index < parts.length - 1) endLine();
    }
  }
  endLine();
  return withFences(lines);
}

/** What is embedded in an entry and has no words that we know, such as a podcast. */
export function unknownEmbedded(entry: Json): Json[] {
  if (!textAt(entry, "richText").includes("embeddedObjects")) return [];
  const objects = contentsOf(entry)?.flatMap((piece) => recordsAt(piece, "embeddedObjects")) ?? [];
  return objects.filter((object) => !writers.has(textAt(object, "type")));
}

function contentsOf(entry: Json): Json[] | undefined {
  const rich = recordIn(textAt(entry, "richText"));
  return rich && Array.isArray(rich.contents) ? recordsAt(rich, "contents") : undefined;
}

interface Run {
  text: string;
  link: string;
  isCode: boolean;
  isStruck: boolean;
}

interface RichLine {
  sign: string;
  isHeader: boolean;
  isCode: boolean;
  runs: Run[];
}

const plain: Omit<Run, "text"> = { link: "", isCode: false, isStruck: false };

function emptyLine(): RichLine {
  return { sign: "", isHeader: false, isCode: false, runs: [] };
}

function addRun(line: RichLine, text: string, attributes: unknown, isLineEnd: boolean): void {
  const ofPiece = isRecord(attributes) ? attributes : {};
  const ofLine = isRecord(ofPiece.line) ? ofPiece.line : {};
  // Code may have empty lines. Other empty lines have no sign.
  if (isLineEnd || text !== "") line.isCode ||= ofLine.codeBlock === true;
  if (text === "") return;
  line.sign ||= signOf(ofLine);
  line.isHeader ||= typeof ofLine.header === "number" && ofLine.header > 0;
  const run = {
    text,
    link: textAt(ofPiece, "linkURL"),
    isCode: ofPiece.inlineCode === true,
    isStruck: ofPiece.strikethrough === true,
  };
  const last = line.runs.at(-1);
  // Bold words in a link are a piece of their own.
  if (last && last.link === run.link && last.isCode === run.isCode && last.isStruck === run.isStruck) last.text += text;
  else line.runs.push(run);
}

function signOf({ listStyle, listIndex, indentLevel, checked, quote }: Json): string {
  const indent = "  ".repeat(Math.min(8, Math.max(0, (typeof indentLevel === "number" ? indentLevel : 1) - 1)));
  if (listStyle === "bulleted") return `${indent}- `;
  if (listStyle === "numbered") return `${indent}${typeof listIndex === "number" ? listIndex : 1}. `;
  if (listStyle === "checkbox") return `${indent}- ${checkSign(checked === true)} `;
  return quote === true ? "> " : "";
}

function withFences(lines: readonly RichLine[]): Line[] {
  const written: Line[] = [];
  let code: string[] = [];
  for (const line of [...lines, emptyLine()]) {
    if (line.isCode) {
      code.push(line.runs.map(({ text }) => text).join(""));
      continue;
    }
    for (const text of code.length > 0 ? fenced(code) : []) written.push({ text, isHeader: false });
    code = [];
    written.push({ text: line.sign + line.runs.map(wordsOfRun).join(""), isHeader: line.isHeader });
  }
  return written;
}

function wordsOfRun({ text, link, isCode, isStruck }: Run): string {
  const words = isCode ? codeIn(text) : text;
  return linkTo(link, isStruck ? struckOut(words) : words);
}

function linesOfEmbedded(object: Json): string[] {
  const write = writers.get(textAt(object, "type")) ?? linksOf;
  return write(object);
}

function linksOf(object: Json): string[] {
  const address = textAt(object, "url");
  return address === "" ? [] : [linkTo(address, textAt(object, "title").replaceAll(/\s+/g, " "))];
}

const noWords = () => [];

const writers = new Map<string, (object: Json) => string[]>([
  // The entry has a list of each of these, which is counted.
  ["photo", noWords],
  ["video", noWords],
  ["audio", noWords],
  ["pdfAttachment", noWords],
  ["preview", linksOf],
  ["externalVideo", linksOf],
  ["externalAudio", linksOf],
  ["horizontalRuleLine", () => [ruleLine]],
  ["horizontalLineRule", () => [ruleLine]],
  ["renderableCodeBlock", (object) => fenced(textAt(object, "contents").replace(/\n$/, "").split("\n"))],
  ["dayOneEntry", (object) => [`dayone://view?entryId=${textAt(object, "entryID") || textAt(object, "identifier")}`]],
  ["table", (object) => (textAt(object, "markdown") ? textAt(object, "markdown").split("\n") : rowsOf(object))],
]);

function rowsOf({ rows }: Json): string[] {
  if (!Array.isArray(rows)) return [];
  const wordsIn = (cell: Json) => recordsAt(cell, "content").map((piece) => textAt(piece, "text"));
  return rows.map((cells) =>
    recordsAt({ cells }, "cells")
      .map((cell) => wordsIn(cell).join(""))
      .join(" | "),
  );
}
