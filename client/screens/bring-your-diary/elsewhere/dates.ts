import { isLocalDate, type LocalDate } from "#domain/days.ts";

/** Which number comes first in a day such as 03/04/2025. */
export type DayOrder = "dayFirst" | "monthFirst";

/**
 * The day that a text names: 2025-10-29, 29.10.2025, "Wednesday, 29 October 2025", "2025 Wed Oct 29", also with the
 * names of months in other languages. Undefined if it names none.
 */
export function dayIn(text: string, order: DayOrder = "monthFirst"): LocalDate | undefined {
  const iso = /(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})/.exec(text);
  if (iso) return dayFrom(iso[1], iso[2], iso[3]);
  const numbers = /(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4})/.exec(text);
  if (numbers) {
    const [, one, other, year] = numbers;
    return order === "dayFirst" ? dayFrom(year, other, one) : dayFrom(year, one, other);
  }
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  const month = (text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).map(monthNamed).find((each) => each !== undefined);
  const day = /(?<!\d)\d{1,2}(?![\d:])/.exec(text.replace(/\d{1,2}[:.]\d{2}.*$/s, ""))?.[0];
  return month === undefined ? undefined : dayFrom(year, `${month}`, day);
}

/** Whether texts such as 13/04/2025 show that the day comes first. Undefined if none shows it. */
export function orderOf(texts: readonly string[]): DayOrder | undefined {
  for (const text of texts) {
    const [, one = "", other = ""] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}/.exec(text) ?? [];
    if (Number(one) > 12) return "dayFirst";
    if (Number(other) > 12) return "monthFirst";
  }
  return undefined;
}

/** The time of day in a text as "16:04", of 12 or 24 hours, or of words such as "evening". */
export function timeIn(text: string): string | undefined {
  // With a point it is a time only where it stands alone, because days are written so.
  const plain = text.replace(/^\s*(\d{1,2})\.(\d{2})\s*$/, "$1:$2");
  const [, hours = "", minutes = "", half = ""] =
    /(?:^|[^\d.:])(\d{1,2})[:h](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?\s?(?:m\b)?/i.exec(plain) ?? [];
  if (hours !== "") {
    const hour = half === "" ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
    return hour < 24 && Number(minutes) < 60 ? `${`${hour}`.padStart(2, "0")}:${minutes}` : undefined;
  }
  const word = text.trim().toLowerCase();
  return partsOfDay.find(([names]) => names.includes(word))?.[1];
}

const partsOfDay: readonly [names: readonly string[], time: string][] = [
  [["am", "morning", "pre"], "09:00"],
  [["mid", "midday", "noon", "afternoon"], "13:00"],
  [["pm", "evening", "night", "all day"], "20:00"],
];

function dayFrom(year = "", month = "", day = ""): LocalDate | undefined {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isLocalDate(date) ? date : undefined;
}

function monthNamed(word: string): number | undefined {
  names ??= monthNames();
  const folded = word.toLowerCase();
  return names.get(folded) ?? names.get(folded.slice(0, 3));
}

let names: Map<string, number> | undefined;

/** Months by their names, alone and within a date, long and short, and by the first three letters in English. */
function monthNames(): Map<string, number> {
  const found = new Map<string, number>();
  for (const language of languages)
    for (const month of ["long", "short"] as const)
      for (const more of [{}, { day: "numeric" as const }]) {
        const format = new Intl.DateTimeFormat(language, { month, ...more, timeZone: "UTC" });
        for (let number = 1; number <= 12; number += 1) {
          const parts = format.formatToParts(Date.UTC(2025, number - 1, 15));
          const name =
            parts
              .find(({ type }) => type === "month")
              ?.value.toLowerCase()
              .replace(/\.$/, "") ?? "";
          if (/^[\p{L}\p{M}]{3,}$/u.test(name) && !found.has(name)) found.set(name, number);
        }
      }
  return found;
}

const languages = "en de fr es pt it nl sv da nb fi pl cs sk hu ro tr ru uk bg el hr id ca".split(" ");
