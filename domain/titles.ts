import { defaultDescription } from "./wizard.ts";

/** What lists call an action or event: its title, else description, else "Action logged" (docs/rules.md, Actions and events). */
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

/** What lists call a page of the journal: its title, else its first words; by what it is where neither can be read. */
export function nameOfPage({ title, body }: { title: string | null; body: string }): string {
  return title || cutAtWord(body.trim().split(/[\r\n]/, 1)[0] ?? "", mostOfName) || "A page of the journal";
}

/** What of a page is left to read below its name: nothing is said twice where that is the whole of its first line. */
export function wordsBelowName({ title, body }: { title: string | null; body: string }): string {
  if (title) return body;
  const [first, ...rest] = body.trim().split(/\r\n|[\r\n]/);
  return first === nameOfPage({ title, body }) ? rest.join("\n").trim() : body;
}

const mostOfName = 40;

/** A text, or its start and " …", cut at a word's end; an endless word anywhere but within a character. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most + 1).search(/\s\S*$/);
  const start = end > most / 2 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  return `${start.trimEnd()} …`;
}
