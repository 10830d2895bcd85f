import { noteStartLength } from "./limits.ts";
import { defaultDescription } from "./wizard.ts";

/**
 * The title of an action or event in lists: its title, else description, else "Action logged" (docs/rules.md, Actions
 * and events).
 */
export function titleOf({
  eventTitle,
  description,
}: {
  eventTitle: string | null;
  description: string | null;
}): string {
  if (eventTitle) return eventTitle;
  return description && description !== defaultDescription ? description : "Action logged";
}

/** The title of a journal entry in lists: its title, else its first words, else a general name. */
export function nameOfPage({ title, body }: { title: string | null; body: string }): string {
  return title || cutAtWord(firstLineOf(body), mostOfName) || "A journal entry";
}

/** The first words of a page without a title, which are its name, and the rest of its text. Together they are the text. */
export function splitAtFirstWords(body: string): [first: string, rest: string] {
  const first = cutAtWord(firstLineOf(body), mostOfName).replace(/ …$/, "");
  return [first, body.trimStart().slice(first.length)];
}

export const mostOfName = 40;

/** The first line of a mood's note, or its start where that is long, for a list. */
export function noteStart(note: string): string {
  return cutAtWord(firstLineOf(note), noteStartLength);
}

function firstLineOf(text: string): string {
  return text.trim().split(/[\r\n]/, 1)[0] ?? "";
}

/** A text, or its start and " …". Cuts between words; a very long word is cut between characters. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most;
  while (end > most / 2 && !/\s/.test(text.charAt(end))) end -= 1;
  const start = end > most / 2 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  return `${start.trimEnd()} …`;
}
