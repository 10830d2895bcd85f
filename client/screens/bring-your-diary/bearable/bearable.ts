import { dayIn, orderOf, timeIn } from "../elsewhere/dates.ts";
import type { ElsewhereEntry, ElsewhereSource, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { eachOnce } from "../elsewhere/ids.ts";
import { leftOutOfAll } from "../elsewhere/leftOut.ts";
import { whenOn, zoneHere } from "../elsewhere/zones.ts";
import { rowsOf } from "../source/csv.ts";
import { headOf } from "../source/text.ts";
import { tableIn } from "../table/table.ts";
import { wholeRow } from "../table/wholeRow.ts";

/** The CSV of Bearable, which has a row for each thing of a part of a day: its mood, a factor, a symptom, a note. */
export const bearable: ElsewhereSource = {
  recognizes: async (file) => {
    const [head] = rowsOf((await headOf(file)).replace(/[\r\n][^]*/, ""));
    const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
    return ["date", "time of day", "category", "rating/amount"].every((name) => names.includes(name));
  },
  read: async (file) => {
    const table = (await tableIn(file)) ?? { names: [], rows: [] };
    const names = table.names.map((name) => name.toLowerCase());
    const place = (name: string) => names.indexOf(name);
    const dateAt = place("date formatted") >= 0 ? place("date formatted") : place("date");
    const order = orderOf(table.rows.map(({ cells }) => cells[dateAt] ?? ""));
    const moods: MoodOfPart[] = [];
    const parts = new Map<string, Part>();
    const unread: UnreadEntry[] = [];
    const idOf = eachOnce();
    const measured: string[] = [];

    for (const row of table.rows) {
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
      const day = dayIn(cells[dateAt] ?? "", order);
      const time = timeIn(cell("time of day")) ?? "12:00";
      const when = day && whenOn(day, time, undefined, zoneHere());
      if (!when) {
        unread.push({ line, problem: "It has no date that can be read." });
        continue;
      }
      const key = `${day} ${time}`;
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
  when: Pick<ElsewhereEntry, "occurredAt" | "timeZone" | "localDate">;
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
