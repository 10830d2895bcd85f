import { weathers, type Weather } from "./weathers.ts";

/** One or two letters for a name: the initials of its first and last word. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const [first = "", ...others] = words.map((word) => Array.from(word.normalize("NFC"))[0] ?? "");
  return `${first}${others.at(-1) ?? ""}`.toLocaleUpperCase("en");
}

/** The weather whose colours a name gets, always the same one. */
export function tintOf(name: string): Weather {
  const sum = Array.from(name).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return weathers[sum % weathers.length] ?? "still";
}
