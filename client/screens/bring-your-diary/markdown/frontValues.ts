import type { ElsewhereTag } from "../elsewhere/elsewhere.ts";

type Front = Record<string, unknown>;

/** A value of front matter as text: the first of a list, and without the signs of a link. */
export function frontText(front: Front, ...names: readonly string[]): string {
  for (const name of names) {
    const [text] = textsIn(front[name]);
    if (text !== undefined) return text;
  }
  return "";
}

/** The moods of a note. Several stand in a list, or with commas between. */
export function frontMoods(front: Front): string[] {
  const texts = ["mood", "moods", "feeling", "feelings"].flatMap((name) => textsIn(front[name]));
  return [...new Set(texts.flatMap((text) => text.split(/[,;]/)).map((text) => text.replace(/^#/, "").trim()))].filter(
    Boolean,
  );
}

/** The tags of a note: a list, or a text with commas or blanks between them. */
export function frontTags(front: Front): ElsewhereTag[] {
  const names = ["tags", "tag"].flatMap((name) => {
    const value = front[name];
    if (typeof value !== "string") return textsIn(value);
    const links = [...value.matchAll(/\[\[([^[\]]+)\]\]/g)].map(([, words = ""]) => words);
    const rest = value.replaceAll(/\[\[[^[\]]+\]\]/g, ",");
    return [...links, ...rest.split(rest.includes(",") ? "," : /\s+/)];
  });
  return names.map((name) => ({ name: name.trim().replace(/^#/, ""), group: null })).filter(({ name }) => name !== "");
}

/** Place and weather in a line. */
export function frontSurroundings(front: Front): string {
  return [frontText(front, "location", "place"), frontText(front, "weather")].filter(Boolean).join(" · ");
}

/** The names of front matter that are read, or that mean nothing outside of the app. */
export const knownFront: ReadonlySet<string> = new Set([
  ..."date day created created_at createdat date_created modified updated updated_at time title".split(" "),
  ..."tags tag mood moods feeling feelings location place weather id uuid aliases alias cssclass cssclasses".split(" "),
  "publish",
  "permalink",
  "starred",
  "date created",
  "creation date",
  "date modified",
]);

/** A link such as [[2024-03-05]] without quotes is a list in a list. */
function textsIn(value: unknown, depth = 0): string[] {
  if (Array.isArray(value)) return depth < 3 ? value.flatMap((each) => textsIn(each, depth + 1)) : [];
  if (typeof value !== "string" && typeof value !== "number") return [];
  const text = `${value}`.replaceAll(/\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/g, "$1").trim();
  return text === "" ? [] : [text];
}
