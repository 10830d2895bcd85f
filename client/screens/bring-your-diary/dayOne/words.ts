import { textAt } from "../elsewhere/json.ts";
import { linesOfRichText, type Line } from "./richText.ts";

type Json = Record<string, unknown>;

/** Title and text of a Day One entry, without its pictures. An entry has its words twice; the richer ones are taken. */
export function wordsOf(entry: Json): { title: string; text: string } {
  const written = titled(linesOfMarkdown(textAt(entry, "text")));
  const rich = titled(linesOfRichText(entry) ?? []);
  return lettersOf(rich) < lettersOf(written) || lettersOf(rich) === 0 ? written : rich;
}

/** How many letters and numbers there are, because signs differ. */
function lettersOf({ title, text }: { title: string; text: string }): number {
  return (title + text).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
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

/** The Markdown stays as it is written, but for pictures and, outside of code, the signs that only protect a letter. */
function linesOfMarkdown(text: string): Line[] {
  let isCode = false;
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/!\[[^[\]]*\]\(dayone-moment:[^()]*\)/g, "")
    .split("\n")
    .map((line) => {
      const isFence = line.startsWith("```");
      if (isFence) isCode = !isCode;
      if (isCode || isFence) return { text: line, isHeader: false };
      const shown = line.replaceAll(/\\([\\`*_{}[\]()#+\-.!~>|])/g, "$1");
      const [, header] = /^#{1,6}\s+(.*)$/s.exec(shown) ?? [];
      return { text: header ?? shown, isHeader: header !== undefined };
    });
}
