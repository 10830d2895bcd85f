import { isRecord } from "#client/platform/problem.ts";
import { recordIn, recordsAt, textAt } from "../elsewhere/json.ts";
import { plainText } from "../elsewhere/plainText.ts";
import { textOfLexical } from "./lexical.ts";

type Json = Record<string, unknown>;

type Kind = "super" | "html" | "checklist" | "plain";

/** How the text of a note is written. Undefined for what is no text of a diary: spreadsheets and sign-in codes. */
export function kindOfNote(content: Json): Kind | undefined {
  const type = textAt(content, "noteType");
  if (type === "spreadsheet" || type === "authentication") return undefined;
  if (type === "super" || type === "") {
    const written = recordIn(textAt(content, "text"));
    if (written && isRecord(written.root)) return "super";
  }
  if (type === "rich-text" || /plus-editor|bold-editor/.test(textAt(content, "editorIdentifier"))) return "html";
  return type === "task" && recordIn(textAt(content, "text"))?.groups ? "checklist" : "plain";
}

/**
 * The words of a note.
 *
 * @param embedded Counts what has no words, by its kind.
 */
export function textOfNote(content: Json, embedded: Map<string, number>): string {
  const text = textAt(content, "text");
  const kind = kindOfNote(content);
  if (kind === "html") return plainText(text);
  const written = kind === "super" || kind === "checklist" ? recordIn(text) : undefined;
  if (kind === "super" && isRecord(written?.root)) return textOfLexical(written.root, embedded);
  return written ? textOfChecklist(written) : text;
}

function textOfChecklist(list: Json): string {
  return recordsAt(list, "groups")
    .map((group) => {
      const tasks = recordsAt(group, "tasks").map(
        (task) => `- [${task.completed === true ? "x" : " "}] ${textAt(task, "description").trim()}`,
      );
      return [textAt(group, "name").trim(), ...tasks].filter(Boolean).join("\n");
    })
    .join("\n\n");
}
