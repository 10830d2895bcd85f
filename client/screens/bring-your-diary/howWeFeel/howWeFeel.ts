import { counted } from "../../_archive/counted.ts";
import { noDate, readDays, type ReadDay } from "../elsewhere/days/dayColumn.ts";
import type { ElsewhereEntry, ElsewhereSource, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { eachOnce } from "../elsewhere/ids.ts";
import { leftOutFields, leftOutOfAll } from "../elsewhere/leftOut.ts";
import { rowsOf, type Row } from "../source/csv.ts";
import type { LeftOut } from "../source/source.ts";
import { headOf, textOf } from "../source/text.ts";
import { wholeRow } from "../table/wholeRow.ts";

/** The CSV of How We Feel. Its columns are found by their names. */
export const howWeFeel: ElsewhereSource = {
  recognizes: async (file) => isHead(await headOf(file)),
  read: async (file) => {
    const [head, ...rows] = rowsOf(await textOf(file.blob));
    const names = head?.cells.map((name) => name.replace(/^\uFEFF/, "").trim()) ?? [];
    const idOf = eachOnce();
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    const { days } = readDays(rows.map(({ cells }) => ({ day: cells[names.indexOf("Date")] ?? "" })));
    for (const [index, row] of rows.entries()) {
      const { line, problem } = wholeRow(row, names.length, -1);
      const day = problem === undefined ? (days[index] ?? { problem: noDate }) : { problem };
      if ("problem" in day) unread.push({ line, problem: day.problem });
      else
        for (const { earlierId = "", ...entry } of entriesOf(row, names, day))
          entries.push({ ...entry, earlierId: idOf(earlierId) });
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
    earlierId: written,
    line,
    ...when,
    written,
    ...(mood === undefined ? {} : { mood }),
    title: "",
    text: words.map(cell).filter(Boolean).join("\n\n"),
    tags: tagColumns.flatMap(([name, group]) => tagsIn(cell(name), group)),
  };
  return [
    first,
    ...more.map((each) => ({ ...first, earlierId: `${first.earlierId}/${each}`, mood: each, text: "", tags: [] })),
  ];
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
  const valuesOf = (index: number) => rows.map(({ cells }) => cells[index]?.trim() ?? "").filter(Boolean);
  const values = names.flatMap((name, index) =>
    measured.has(name) ? valuesOf(index).map((value) => `${name}: ${value}`) : [],
  );
  const unknown = names.flatMap((name, index) => {
    const [example, ...more] = name === "" || read.has(name) || measured.has(name) ? [] : valuesOf(index);
    return example === undefined ? [] : { name, where: counted(more.length + 1, "row"), example };
  });
  const why = "Sleep, steps, weather and the like stay in the file.";
  return [...leftOutOfAll(values, "measured value", "measured values", why), ...leftOutFields(unknown)];
}
