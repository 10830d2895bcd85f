import { noDate, readDays } from "../elsewhere/days/dayColumn.ts";
import type { ElsewhereEntry, ElsewhereSource, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { eachOnce } from "../elsewhere/ids.ts";
import { leftOutOfAll } from "../elsewhere/leftOut.ts";
import type { When } from "../elsewhere/zones.ts";
import { headOf } from "../source/text.ts";
import { tableIn } from "../table/table.ts";
import { wholeRow } from "../table/wholeRow.ts";

/** The CSV of Bearable, which has a row for each thing of a part of a day: its mood, a factor, a symptom, a note. */
export const bearable: ElsewhereSource = {
  recognizes: async (file) => {
    const [head = ""] = (await headOf(file)).replace(/^\uFEFF/, "").split(/[\r\n]/, 1);
    const names = new Set(head.split(/[,;\t]/).map((name) => name.replaceAll('"', "").trim().toLowerCase()));
    return ["date", "time of day", "category", "rating/amount"].every((name) => names.has(name));
  },
  read: async (file) => {
    const table = (await tableIn(file)) ?? { names: [], rows: [] };
    const names = table.names.map((name) => name.toLowerCase());
    const place = (name: string) => names.indexOf(name);
    const daysIn = (name: string) =>
      readDays(
        table.rows.map(({ cells }) => ({ day: cells[place(name)] ?? "", time: cells[place("time of day")] ?? "" })),
      );
    // The second column has the same days in words.
    const formatted = place("date formatted") < 0 ? undefined : daysIn("date formatted");
    const { days } = formatted && !formatted.question ? formatted : daysIn("date");
    const moods: MoodOfPart[] = [];
    const parts = new Map<string, Part>();
    const unread: UnreadEntry[] = [];
    const idOf = eachOnce();
    const measured: string[] = [];

    for (const [index, row] of table.rows.entries()) {
      const { line, cells, problem } = wholeRow(row, names.length, place("notes"), table.separator);
      if (problem !== undefined) {
        unread.push({ line, problem });
        continue;
      }
      const cell = (name: string) => cells[place(name)]?.trim() ?? "";
      const category = cell("category");
      if (isMeasured.test(category)) {
        measured.push([category, cell("detail"), cell("rating/amount")].filter(Boolean).join(" "));
        continue;
      }
      const day = days[index] ?? { problem: noDate };
      if ("problem" in day) {
        unread.push({ line, problem: day.problem });
        continue;
      }
      const { written: key } = day;
      const when = { ...day.when, written: key };
      const part = parts.get(key) ?? { line, when, words: [], tags: [] };
      parts.set(key, part);
      if (category.toLowerCase() === "mood") {
        const mood = cell("rating/amount") || cell("detail");
        moods.push({
          key,
          earlierId: idOf(`bearable:${key}`),
          line,
          ...when,
          ...(mood ? { mood } : {}),
          title: "",
          text: "",
          tags: [],
        });
      } else if (cell("detail")) part.tags.push({ name: cell("detail"), group: category || null });
      if (cell("notes")) part.words.push(cell("notes"));
    }
    const leftOut = leftOutOfAll(
      measured,
      "measured value",
      "measured values",
      "Symptoms, sleep, energy and the like stay in the file.",
    );
    return { app: "csv", source: "Bearable", entries: withParts(moods, parts), unread, leftOut };
  },
};

interface Part extends Pick<ElsewhereEntry, "line"> {
  when: When & { written: string };
  words: string[];
  tags: { name: string; group: string | null }[];
}

const isMeasured = /symptom|energy|sleep|medic|measure|bowel|nutrition|water|period|cycle/i;

function wordsOf({ words, tags }: Part): Pick<ElsewhereEntry, "text" | "rawText" | "tags"> {
  return { text: words.join("\n\n"), rawText: words.toSorted().join("\n\n"), tags };
}

interface MoodOfPart extends ElsewhereEntry {
  /** The part of its day. */
  key: string;
}

/**
 * Words and tags go to a mood of their part of the day, the same however the rows are sorted; without one they are an
 * entry of their own.
 */
function withParts(moods: readonly MoodOfPart[], parts: Map<string, Part>): ElsewhereEntry[] {
  const rest = new Map(parts);
  const entries = moods
    .toSorted((one, other) => ((one.mood ?? "") < (other.mood ?? "") ? -1 : 1))
    .map(({ key, ...mood }): ElsewhereEntry => {
      const part = rest.get(key);
      rest.delete(key);
      return part ? { ...mood, ...wordsOf(part) } : mood;
    });
  for (const [key, part] of rest)
    if (part.words.length > 0 || part.tags.length > 0)
      entries.push({ earlierId: `bearable:${key}/words`, line: part.line, ...part.when, title: "", ...wordsOf(part) });
  return entries.toSorted((one, other) => one.line - other.line);
}
