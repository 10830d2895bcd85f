import { isRecord } from "#client/platform/problem.ts";
import { textAt } from "../elsewhere/json.ts";
import { checkSign, codeIn, fenced, linkTo, ruleLine, struckOut } from "../elsewhere/markdownForms.ts";

type Json = Record<string, unknown>;

/** The words of a Quill Delta, with its lists, links and code. Of what is embedded only addresses and rules are kept. */
export function textOfDelta(delta: Json): string {
  if (!Array.isArray(delta.ops)) return "";
  const lines: string[] = [];
  let code: string[] = [];
  let [words, plain] = ["", ""];
  const endLine = (attributes: Json) => {
    if (attributes["code-block"]) code.push(plain);
    else {
      if (code.length > 0) lines.push(fenced(code).join("\n"));
      code = [];
      // The sign of a list belongs to the line that this break ends.
      lines.push(signOf(attributes, lines) + words);
    }
    [words, plain] = ["", ""];
  };
  for (const op of delta.ops) {
    if (!isRecord(op)) continue;
    const attributes = isRecord(op.attributes) ? op.attributes : {};
    const inserted = typeof op.insert === "string" ? op.insert : isRecord(op.insert) ? wordsOfEmbedded(op.insert) : "";
    for (const [index, part] of inserted.split("\n").entries()) {
      if (index > 0) endLine(attributes);
      [words, plain] = [words + wordsOfRun(part, attributes), plain + part];
    }
  }
  endLine({});
  return lines.join("\n").trim();
}

function wordsOfRun(text: string, attributes: Json): string {
  if (text === "") return "";
  const words = attributes.code === true ? codeIn(text) : text;
  return linkTo(textAt(attributes, "link"), attributes.strike === true ? struckOut(words) : words);
}

/** Media are counted apart. */
function wordsOfEmbedded(embedded: Json): string {
  if (embedded.divider !== undefined || embedded.hr !== undefined) return `\n${ruleLine}\n`;
  const address = textAt(embedded, "video");
  return /^https?:/i.test(address) ? address : "";
}

function signOf({ list, blockquote, indent }: Json, lines: readonly string[]): string {
  const level = "  ".repeat(typeof indent === "number" ? Math.min(8, Math.max(0, indent)) : 0);
  if (list === "bullet") return `${level}- `;
  if (list === "checked" || list === "unchecked") return `${level}- ${checkSign(list === "checked")} `;
  if (list === "ordered") return `${level}${numberAfter(lines, level)}. `;
  return blockquote === true ? "> " : "";
}

/** The next number of a list, whose last item may have lists in it. */
function numberAfter(lines: readonly string[], level: string): number {
  const last = lines.findLast((line) => !line.startsWith(`${level} `));
  return Number((last?.startsWith(level) && /^(\d+)\. /.exec(last.slice(level.length))?.[1]) || 0) + 1;
}
