/**
 * The names in a list such as "Sad, Overwhelmed" or "Traurig, müde und einsam". `joiners` finds the words for "and" of the
 * language that it is written in.
 */
export function listedNames(text: string, joiners: () => readonly string[]): string[] {
  const parts = text.split(/[,\u060C\u3001\uFF0C;\u061B]/u).map((part) => part.trim());
  const last = parts.pop() ?? "";
  // Only before the last name of a list stands a word.
  const names = last.includes(" ") ? splitAt(last, joiners()) : [last];
  return [...parts, ...names].map((name) => name.trim()).filter((name) => name !== "");
}

function splitAt(text: string, joiners: readonly string[]): string[] {
  for (const joiner of joiners) {
    if (text.startsWith(joiner.slice(1))) return [text.slice(joiner.length - 1)];
    const [one = "", other, ...more] = text.split(joiner);
    if (other !== undefined && more.length === 0) return [one, other];
  }
  return [text];
}

/**
 * The words for "and" in the languages in which a day is written, such as " und " for "Mittwoch, 29. Oktober 2025". In
 * languages that write it without blanks, a part of a name may look the same, so they have none.
 */
export function joinersIn(header: string, day: Date): string[] {
  const found = languages().filter((language) => isWrittenIn(language, header, day));
  return [...new Set(found.map(joinerOf))].filter((joiner) => /^ .*[ -]$/.test(joiner));
}

function isWrittenIn(language: string, header: string, day: Date): boolean {
  const names = formatOf(language)
    .formatToParts(day)
    .filter(({ type }) => type === "weekday" || type === "month");
  const shown = header.toLowerCase();
  return names.every(({ value }) => shown.includes(value.toLowerCase()));
}

function formatOf(language: string): Intl.DateTimeFormat {
  const style = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, style);
  formats.set(language, format);
  return format;
}

/** To make one takes long. */
const formats = new Map<string, Intl.DateTimeFormat>();

function joinerOf(language: string): string {
  const parts = new Intl.ListFormat(language).formatToParts(["A", "B"]);
  return parts.find(({ type }) => type === "literal")?.value ?? "";
}

/** All languages of two letters that this browser knows. */
function languages(): readonly string[] {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  known ??= Intl.ListFormat.supportedLocalesOf(letters.flatMap((one) => letters.map((other) => one + other)));
  return known;
}

let known: readonly string[] | undefined;
