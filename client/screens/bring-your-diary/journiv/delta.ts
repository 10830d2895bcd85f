import { isRecord } from "#client/platform/problem.ts";

/** The words of a Quill Delta, with its lists. What is embedded, such as a picture, has none. */
export function textOfDelta(delta: Record<string, unknown>): string {
  if (!Array.isArray(delta.ops)) return "";
  const lines: string[] = [""];
  for (const op of delta.ops) {
    if (!isRecord(op) || typeof op.insert !== "string") continue;
    for (const [index, part] of op.insert.split("\n").entries()) {
      if (index > 0) {
        // The sign of a list belongs to the line that this break ends.
        lines[lines.length - 1] = signOf(op.attributes, lines) + (lines.at(-1) ?? "");
        lines.push("");
      }
      lines[lines.length - 1] += part;
    }
  }
  return lines.join("\n").trim();
}

function signOf(attributes: unknown, lines: readonly string[]): string {
  if (!isRecord(attributes)) return "";
  const { list, blockquote } = attributes;
  if (list === "bullet") return "- ";
  if (list === "checked") return "[x] ";
  if (list === "unchecked") return "[ ] ";
  if (list === "ordered") return `${Number(/^(\d+)\. /.exec(lines.at(-2) ?? "")?.[1] ?? 0) + 1}. `;
  return blockquote === true ? "> " : "";
}
