// The Markdown in which brought texts keep what plain words would lose. Texts are shown as they are written.

/** "[words](address)"; the address alone where the words only repeat it. */
export function linkTo(address: string, words: string): string {
  const target = address.trim().replaceAll(/\s/g, "%20");
  if (target === "" || target.startsWith("#")) return words;
  if (words.trim() === "") return target;
  if (bare(words) === bare(target)) return /^https?:/i.test(target) ? marked(words, () => target) : words;
  return marked(words, (inner) => `[${inner}](${target})`);
}

function bare(address: string): string {
  return address
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/i, "")
    .replace(/\/$/, "");
}

export function codeIn(words: string): string {
  return marked(words, (inner) => {
    const sign = backticks(inner, 1);
    const gap = /^`|`$/.test(inner) ? " " : "";
    return sign + gap + inner + gap + sign;
  });
}

export function struckOut(words: string): string {
  return marked(words, (inner) => `~~${inner}~~`);
}

/** Lines of code between two fences. */
export function fenced(lines: readonly string[]): string[] {
  const fence = backticks(lines.join("\n"), 3);
  return [fence, ...lines, fence];
}

export const ruleLine = "---";

export function checkSign(isChecked: boolean): string {
  return isChecked ? "[x]" : "[ ]";
}

/** Puts signs around words, and not around the blanks beside them. */
function marked(text: string, sign: (inner: string) => string): string {
  const inner = text.trim();
  if (inner === "") return text;
  const start = text.indexOf(inner);
  return text.slice(0, start) + sign(inner) + text.slice(start + inner.length);
}

/** More backticks than any that stand in the text. */
function backticks(text: string, least: number): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 0);
  return "`".repeat(Math.max(least, longest + 1));
}
