import { nameOfPage, titleOf } from "../titles.ts";
import { defaultDescription } from "../wizard.ts";
import { textsIn, type Fields } from "./field.ts";
import { kinds, type KindName } from "./kinds.ts";

// An entry as people read it: its title, then its paragraphs. Lists, the book, the archive and memories all follow this.

export interface Titles {
  /** What the entry is called in lists; never empty. */
  name: string;
  /** The title that the person gave it. */
  own: string | null;
}

/** A text below the title. */
export interface Paragraph {
  /** Its field. */
  name: string;
  text: string;
}

/** The titles of an entry, which has its texts by name. `moodName` is the name of a mood entry's mood. */
export function titlesOf(kind: KindName, entry: object, moodName = ""): Titles {
  const title = textsIn<Fields>(kinds[kind]).find(([, { isTitle }]) => isTitle);
  const own = title && textIn(entry, title[0]);
  const names: Record<KindName, () => string> = {
    action: () => titleOf({ eventTitle: own || null, description: textIn(entry, "description") || null }),
    mood: () => moodName,
    journal: () => nameOfPage({ title: own || null, body: textIn(entry, "body") }),
  };
  return { name: names[kind](), own: own || null };
}

/** The paragraphs of an entry, in the order of its kind's fields, without empty ones. */
export function paragraphsOf(kind: KindName, entry: object): Paragraph[] {
  return textsIn<Fields>(kinds[kind])
    .filter(([name, { isTitle }]) => !isTitle && !(kind === "action" && isSaidAlready(name, entry)))
    .map(([name]) => ({ name, text: textIn(entry, name) }))
    .filter(({ text }) => text !== "");
}

/** Without a title, the name of an action is its description. The default one says nothing. */
function isSaidAlready(name: string, entry: object): boolean {
  if (name !== "description") return false;
  return textIn(entry, "eventTitle") === "" || textIn(entry, name) === defaultDescription;
}

function textIn(entry: object, name: string): string {
  const text = (entry as Readonly<Record<string, unknown>>)[name];
  return typeof text === "string" ? text : "";
}
