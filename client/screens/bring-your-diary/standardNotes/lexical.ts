import { FileProblem } from "../../_archive/fileProblem.ts";
import { numberAt, recordsAt, textAt } from "../elsewhere/json.ts";

type Json = Record<string, unknown>;

/** Parts in parts deeper than this are no diary's, and reading them would fill the stack. */
export const deepest = 200;

/**
 * The words of a Super note, which the editor Lexical wrote, with its lists, links and code.
 *
 * @param embedded Counts the parts without words, such as pictures, by their type.
 */
export function textOfLexical(root: Json, embedded: Map<string, number>): string {
  return blocksOf(root, { embedded, indent: "", depth: 0 })
    .map((block) => block.trimEnd())
    .join("\n\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replace(/^\n+/, "");
}

interface Place {
  embedded: Map<string, number>;
  /** Before each line of a list within a list. */
  indent: string;
  depth: number;
}

function inside(place: Place): Place {
  if (place.depth >= deepest)
    throw new FileProblem(`This file has parts in parts, ${deepest} deep, so it was not opened.`);
  return { ...place, depth: place.depth + 1 };
}

function blocksOf(node: Json, place: Place): string[] {
  return recordsAt(node, "children").flatMap((child) => blockOf(child, inside(place)));
}

/** The paragraphs that a block holds; its words alone, if it is no block. */
function blockOf(node: Json, place: Place): string[] {
  switch (textAt(node, "type")) {
    case "list":
      return [linesOfList(node, place).join("\n")];
    case "quote":
      return [`> ${wordsOf(node, place).replaceAll("\n", "\n> ")}`];
    case "code":
      return [`\`\`\`\n${wordsOf(node, place)}\n\`\`\``];
    case "horizontalrule":
      return ["---"];
    case "table":
      return [
        recordsAt(node, "children")
          .map((row) => cellsOf(row, inside(place)))
          .join("\n"),
      ];
    default: {
      const hasBlocks = recordsAt(node, "children").some((child) => blockTypes.has(textAt(child, "type")));
      return hasBlocks ? blocksOf(node, place) : [wordsIn(node, place)];
    }
  }
}

const blockTypes = new Set(
  "paragraph heading list quote code horizontalrule table collapsible-container collapsible-title collapsible-content".split(
    " ",
  ),
);

function cellsOf(row: Json, place: Place): string {
  return recordsAt(row, "children")
    .map((cell) => blocksOf(cell, inside(place)).join(" ").replaceAll(/\s+/g, " ").trim())
    .join(" | ");
}

function linesOfList(list: Json, place: Place): string[] {
  let number = numberAt(list, "start") ?? 1;
  return recordsAt(list, "children").flatMap((item) => {
    const within = inside({ ...place, indent: `${place.indent}  ` });
    const lists = recordsAt(item, "children").filter((child) => textAt(child, "type") === "list");
    const rest = recordsAt(item, "children").filter((child) => textAt(child, "type") !== "list");
    const nested = lists.flatMap((child) => linesOfList(child, within));
    // Lexical wraps a list within a list in an item without words.
    if (rest.length === 0) return nested;
    const words = wordsOf({ children: rest }, within).replaceAll("\n", `\n${within.indent}`);
    const line = `${place.indent}${signOf(textAt(list, "listType"), item, number)}${words}`;
    number += 1;
    return [line, ...nested];
  });
}

function signOf(kind: string, item: Json, number: number): string {
  if (kind === "number") return `${number}. `;
  return kind === "check" ? `- [${item.checked === true ? "x" : " "}] ` : "- ";
}

function wordsOf(node: Json, place: Place): string {
  return recordsAt(node, "children")
    .map((child) => wordsIn(child, inside(place)))
    .join("");
}

/** The words of a part of a line. */
function wordsIn(node: Json, place: Place): string {
  const type = textAt(node, "type");
  if (type === "linebreak") return "\n";
  if (type === "tab") return "\t";
  if (type === "link" || type === "autolink") return linkOf(wordsOf(node, place), textAt(node, "url"));
  if (type === "youtube") return `https://www.youtube.com/watch?v=${textAt(node, "videoID")}`;
  if (type === "tweet") return `https://twitter.com/i/web/status/${textAt(node, "id")}`;
  if (type === "remote-image") return linkOf(textAt(node, "alt"), textAt(node, "src"));
  const text = textAt(node, "text");
  if (text !== "") return formatted(text, numberAt(node, "format") ?? 0);
  if (Array.isArray(node.children)) return wordsOf(node, place);
  if (type !== "text") count(type || "unknown", place);
  return "";
}

function count(type: string, { embedded }: Place): void {
  embedded.set(type, (embedded.get(type) ?? 0) + 1);
}

function linkOf(words: string, address: string): string {
  const shown = words.trim();
  if (address === "" || shown === address) return words;
  return shown === "" ? address : `[${words}](${address})`;
}

/** Code and what was struck out keep their signs, because without them the words say something else. */
function formatted(text: string, format: number): string {
  if (format & isCode) return `\`${text}\``;
  return format & isStruckOut ? `~~${text}~~` : text;
}

const isStruckOut = 4;
const isCode = 16;
