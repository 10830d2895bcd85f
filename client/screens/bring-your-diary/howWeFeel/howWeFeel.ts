import { noDate, readDays, type ReadDay } from "../elsewhere/days/dayColumn.ts";
import type { ElsewhereEntry, ElsewhereSource, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { eachOnce } from "../elsewhere/ids.ts";
import { leftOutFields, leftOutIf } from "../elsewhere/leftOut.ts";
import { rowsOf, type Row } from "../source/csv.ts";
import type { LeftOut } from "../source/source.ts";
import { headOf, textOf } from "../source/text.ts";

/** The CSV of How We Feel. Its columns are found by their names. */
export const howWeFeel: ElsewhereSource = {
  open: async (file) => {
    if (!isHead(await headOf(file))) return undefined;
    const [head, ...rows] = rowsOf(await textOf(file.blob));
    const names = head?.cells.map((name) => name.replace(/^\uFEFF/, "").trim()) ?? [];
    const idOf = eachOnce();
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    const { days } = readDays(rows.map(({ cells }) => ({ day: cells[names.indexOf("Date")] ?? "" })));
    for (const [index, row] of rows.entries()) {
      const day = days[index] ?? { problem: noDate };
      if ("problem" in day) unread.push({ line: row.line, problem: day.problem });
      else for (const entry of entriesOf(row, names, day)) entries.push({ ...entry, id: idOf(entry.id) });
    }
    return { app: "how-we-feel", source: "How We Feel", entries, unread, leftOut: leftOutOf(names, rows) };
  },
};

function isHead(head: string): boolean {
  const first = /^[^\n]*/.exec(head)?.[0] ?? "";
  return /(?:^|[,;"\uFEFF])Date\b/.test(first) && /\bMood\b/.test(first) && /Tags \(People\)|Takeaways/.test(first);
}

/** A row may have several moods. Each becomes one, and the words stand with the first. */
function entriesOf(
  { line, cells }: Row,
  names: readonly string[],
  { when, written }: Exclude<ReadDay, { problem: string }>,
): ElsewhereEntry[] {
  const cell = (name: string) => cells[names.indexOf(name)]?.trim() ?? "";
  const [mood, ...more] = cell("Mood")
    .split(";")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  const first: ElsewhereEntry = {
    id: written,
    line,
    ...when,
    ...(mood === undefined ? {} : { mood }),
    title: "",
    text: words.map(cell).filter(Boolean).join("\n\n"),
    tags: tagColumns.flatMap(([name, group]) => tagsIn(cell(name), group)),
  };
  return [first, ...more.map((each) => ({ ...first, id: `${first.id}/${each}`, mood: each, text: "", tags: [] }))];
}

function tagsIn(cell: string, group: string): ElsewhereTag[] {
  return cell
    .split(/[;|]/)
    .map((name) => ({ name: name.trim(), group }))
    .filter(({ name }) => name !== "");
}

const words = ["Notes", "Reflections", "Takeaways"];
const tagColumns = [
  ["Tags (People)", "People"],
  ["Tags (Places)", "Places"],
  ["Tags (Events)", "Events"],
] as const;

const measured = new Set(
  "Exercise|Sleep|Menstrual|Steps|Meditation|Weather|Temperature (F)|Temperature (C)|Water (cups)|Caffeine (mg)|Alcoholic Drinks".split(
    "|",
  ),
);

function leftOutOf(names: readonly string[], rows: readonly Row[]): LeftOut[] {
  const read = new Set(["Date", "Mood", ...words, ...tagColumns.map(([name]) => name)]);
  const values = names.reduce(
    (sum, name, index) => (measured.has(name) ? sum + rows.filter(({ cells }) => cells[index]?.trim()).length : sum),
    0,
  );
  return [
    ...leftOutIf(values, "measured value", "measured values", "Sleep, steps, weather and the like stay in the file."),
    ...leftOutFields(names.filter((name) => name !== "" && !read.has(name) && !measured.has(name))),
  ];
}
