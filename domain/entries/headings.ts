import type { ActionEntry } from "../karma.ts";
import { reflectionQuestions } from "../reflections.ts";
import { reflectionNames } from "./action.ts";
import type { TextField } from "./field.ts";
import { kinds, type KindName } from "./kinds.ts";
import { paragraphsOf, type Paragraph } from "./reading.ts";

export interface HeadedParagraph extends Paragraph {
  /** What stands above it: the question that it answers, or the field's name. */
  heading?: string | undefined;
}

/** The paragraphs of an entry with their headings, on a card or in a file. An action needs its choices for its questions. */
export function headedParagraphsOf(kind: KindName, entry: object, where: "card" | "file"): HeadedParagraph[] {
  const fields: Readonly<Record<string, unknown>> = kinds[kind].fields;
  const questions = kind === "action" ? questionsOf(entry) : new Map<string, string>();
  return paragraphsOf(kind, entry).map((paragraph) => {
    // Safe: a paragraph is a text of its kind.
    const { named, short } = fields[paragraph.name] as TextField;
    const isNamed = named === "everywhere" || (named === "on cards" && where === "card");
    return { ...paragraph, heading: questions.get(paragraph.name) ?? (isNamed ? short : undefined) };
  });
}

/** The questions of an entry by the names of their answers. */
export function questionsOf(entry: Partial<Omit<ActionEntry, "intention">>): ReadonlyMap<string, string> {
  const { type = "action", classification = "positive", emotionResponse = "", effectOnOthers = "" } = entry;
  const questions = reflectionQuestions({ type, classification, emotionResponse, effectOnOthers });
  return new Map(reflectionNames.map((name, index) => [name, questions[index] ?? ""]));
}
