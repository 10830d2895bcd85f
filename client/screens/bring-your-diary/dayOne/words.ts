import { recordIn, recordsAt, textAt } from "../elsewhere/json.ts";
import { isRecord } from "#client/platform/problem.ts";

type Json = Record<string, unknown>;

/** Title and text of a Day One entry, without its pictures. */
export function wordsOf(entry: Json): { title: string; text: string } {
  const rich = recordIn(textAt(entry, "richText"));
  if (rich && Array.isArray(rich.contents)) return titled(linesOfRich(recordsAt(rich, "contents")));
  return titled(linesOfMarkdown(textAt(entry, "text")));
}

interface Line {
  text: string;
  isHeader: boolean;
}

/** A header on the first line is the title. */
function titled(lines: readonly Line[]): { title: string; text: string } {
  const first = lines.findIndex(({ text }) => text.trim() !== "");
  const head = lines[first];
  const rest = head?.isHeader ? lines.slice(first + 1) : lines;
  const text = rest
    .map((line) => line.text.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replace(/^\n+/, "")
    .trimEnd();
  return { title: head?.isHeader ? head.text.trim() : "", text };
}

function linesOfRich(contents: readonly Json[]): Line[] {
  const lines: Line[] = [];
  let line: Line = { text: "", isHeader: false };
  for (const piece of contents) {
    const { attributes } = piece;
    const ofLine = isRecord(attributes) && isRecord(attributes.line) ? attributes.line : {};
    const isHeader = typeof ofLine.header === "number" && ofLine.header > 0;
    for (const [index, part] of textAt(piece, "text").split("\n").entries()) {
      if (index > 0) {
        lines.push(line);
        line = { text: "", isHeader: false };
      }
      if (part === "") continue;
      line = { text: (line.text || signOf(ofLine)) + part, isHeader: line.isHeader || isHeader };
    }
  }
  return [...lines, line];
}

function signOf({ listStyle, listIndex, indentLevel, checked, quote }: Json): string {
  const indent = "  ".repeat(Math.min(8, Math.max(0, (typeof indentLevel === "number" ? indentLevel : 1) - 1)));
  if (listStyle === "bulleted") return `${indent}- `;
  if (listStyle === "numbered") return `${indent}${typeof listIndex === "number" ? listIndex : 1}. `;
  if (listStyle === "checkbox") return `${indent}[${checked === true ? "x" : " "}] `;
  return quote === true ? "> " : "";
}

/** The Markdown stays as it is written, but for pictures and the signs that only protect a letter. */
function linesOfMarkdown(text: string): Line[] {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/!\[[^[\]]*\]\(dayone-moment:[^()]*\)/g, "")
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!~>|])/g, "$1")
    .split("\n")
    .map((line) => {
      const [, header] = /^#{1,6}\s+(.*)$/s.exec(line) ?? [];
      return { text: header ?? line, isHeader: header !== undefined };
    });
}
