import { noDate, readDays } from "../elsewhere/days/dayColumn.ts";
import type { ElsewhereEntry, ElsewhereSource, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { eachOnce } from "../elsewhere/ids.ts";
import { leftOutIf } from "../elsewhere/leftOut.ts";
import type { When } from "../elsewhere/zones.ts";
import { tableIn } from "./table.ts";

/** The CSV of Bearable, which has a row for each thing of a part of a day: its mood, a factor, a symptom, a note. */
export const bearable: ElsewhereSource = {
  open: async (file) => {
    const table = await tableIn(file);
    const names = (table?.names ?? []).map((name) => name.toLowerCase());
    const place = (name: string) => names.indexOf(name);
    if (!table || ["date", "time of day", "category", "rating/amount"].some((name) => place(name) < 0))
      return undefined;
    const daysIn = (name: string) =>
      readDays(
        table.rows.map(({ cells }) => ({ day: cells[place(name)] ?? "", time: cells[place("time of day")] ?? "" })),
      );
    // The second column has the same days in words.
    const formatted = place("date formatted") < 0 ? undefined : daysIn("date formatted");
    const { days } = formatted && !formatted.question ? formatted : daysIn("date");
    const moods: ElsewhereEntry[] = [];
    const parts = new Map<string, Part>();
    const unread: UnreadEntry[] = [];
    const idOf = eachOnce();
    let measured = 0;

    for (const [index, { line, cells }] of table.rows.entries()) {
      const cell = (name: string) => cells[place(name)]?.trim() ?? "";
      const category = cell("category");
      if (isMeasured.test(category)) {
        measured += 1;
        continue;
      }
      const day = days[index] ?? { problem: noDate };
      if ("problem" in day) {
        unread.push({ line, problem: day.problem });
        continue;
      }
      const { when, written: key } = day;
      const part = parts.get(key) ?? { line, when, words: [], tags: [] };
      parts.set(key, part);
      if (category.toLowerCase() === "mood") {
        const mood = cell("rating/amount") || cell("detail");
        moods.push({
          id: idOf(`bearable:${key}`),
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
    const leftOut = leftOutIf(
      measured,
      "measured value",
      "measured values",
      "Symptoms, sleep, energy and the like stay in the file.",
    );
    return { app: "csv", source: "Bearable", entries: withParts(moods, parts), unread, leftOut };
  },
};

interface Part extends Pick<ElsewhereEntry, "line"> {
  when: When;
  words: string[];
  tags: { name: string; group: string | null }[];
}

const isMeasured = /symptom|energy|sleep|medic|measure|bowel|nutrition|water|period|cycle/i;

/** Words and tags go to the first mood of their part of the day; without one they are an entry of their own. */
function withParts(moods: readonly ElsewhereEntry[], parts: Map<string, Part>): ElsewhereEntry[] {
  const rest = new Map(parts);
  const entries = moods.map((mood) => {
    const key = mood.id.replace(/^bearable:/, "").replace(/#\d+$/, "");
    const part = rest.get(key);
    rest.delete(key);
    return part ? { ...mood, text: part.words.join("\n\n"), tags: part.tags } : mood;
  });
  for (const [key, { line, when, words, tags }] of rest)
    if (words.length > 0 || tags.length > 0)
      entries.push({ id: `bearable:${key}/words`, line, ...when, title: "", text: words.join("\n\n"), tags });
  return entries.toSorted((one, other) => one.line - other.line);
}
