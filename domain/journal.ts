import type { Face } from "./emotions.ts";
import { textLimits, textProblem } from "./limits.ts";

/** The gold that a journal entry earns (docs/rules.md, Karma). */
export const journalGold = 1;

/** Said when it is saved. */
export const journalEarned = `+${journalGold} Gold Karma earned`;

/** In the order of the picker. */
export const journalEmojis = [
  "reflection",
  "happy",
  "love",
  "sad",
  "angry",
  "anxious",
  "grateful",
  "peaceful",
  "frustrated",
  "overwhelmed",
  "inspired",
  "hopeful",
] as const;

export type JournalEmoji = (typeof journalEmojis)[number];

export const defaultJournalEmoji: JournalEmoji = "reflection";

export const journalFaces: Readonly<Record<JournalEmoji, Face>> = {
  reflection: { emoji: "✍️", label: "Reflection" },
  happy: { emoji: "😊", label: "Happy" },
  love: { emoji: "❤️", label: "Love" },
  sad: { emoji: "😢", label: "Sad" },
  angry: { emoji: "😠", label: "Angry" },
  anxious: { emoji: "😰", label: "Anxious" },
  grateful: { emoji: "🙏", label: "Grateful" },
  peaceful: { emoji: "🕊️", label: "Peaceful" },
  frustrated: { emoji: "😖", label: "Frustrated" },
  overwhelmed: { emoji: "😵", label: "Overwhelmed" },
  inspired: { emoji: "💡", label: "Inspired" },
  hopeful: { emoji: "🌱", label: "Hopeful" },
};

/** The tag of entries that belong to a mood, whose card already shows them (docs/rules.md, Journal). */
export const hiddenTag = "mood-reflection";

export interface JournalTexts {
  title: string | null;
  body: string;
}

/** An entry's texts as REST has them: title, blank line, body (docs/rules.md, Journal). */
export function contentOf({ title, body }: JournalTexts): string {
  return title ? `${title}\n\n${body}` : body;
}

/** Splits a content into texts. One short line before the first blank line is the title. */
export function textsFrom(content: string): JournalTexts {
  const text = content.replaceAll("\r\n", "\n");
  const end = text.indexOf("\n\n");
  const title = text.slice(0, Math.max(end, 0)).trim();
  const body = text.slice(end + 2);
  const isTitled =
    title !== "" && !/[\r\n]/.test(title) && title.length <= textLimits.journalTitle && body.trim() !== "";
  return isTitled ? { title, body } : { title: null, body: text };
}

/** The body of a journal entry that answers a question. The question is its first line. */
export function bodyAnswering(question: string, answer: string): string {
  return `${question}\n${answer.trim()}`;
}

/** The emoji for a key or character, the default for none, undefined for anything else. */
export function journalEmojiFrom(tag: string | null | undefined): JournalEmoji | undefined {
  if (!tag) return defaultJournalEmoji;
  const plain = tag.replaceAll("\uFE0F", "");
  return journalEmojis.find((key) => key === tag || journalFaces[key].emoji.replaceAll("\uFE0F", "") === plain);
}

/** The first problem with a text and its field, as a sentence for the person, or undefined (docs/rules.md, Journal). */
export function journalProblem({
  title,
  body,
}: JournalTexts): { field: "title" | "body"; message: string } | undefined {
  const titleProblem = textProblem("Title", title ?? "", textLimits.journalTitle);
  if (titleProblem) return { field: "title", message: titleProblem };
  if (/[\r\n]/.test(title ?? "")) return { field: "title", message: "Title must be one line." };
  if (body.trim() === "") return { field: "body", message: "Please write something first." };

  const bodyProblem = textProblem("Journal entry", body, textLimits.journalBody);
  return bodyProblem ? { field: "body", message: bodyProblem } : undefined;
}
