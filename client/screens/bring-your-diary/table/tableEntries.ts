import { noDate, readDays, type ReadDay } from "../elsewhere/days/dayColumn.ts";
import type { Elsewhere, ElsewhereEntry, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { eachOnce, numberOf } from "../elsewhere/ids.ts";
import { leftOutOfAll } from "../elsewhere/leftOut.ts";
import { isHtml, picturesIn, plainText } from "../elsewhere/plainText.ts";
import { shortened } from "../elsewhere/shortened.ts";
import type { Row } from "../source/csv.ts";
import { roles, type Columns } from "./columns.ts";
import type { Table } from "./table.ts";
import { wholeRow } from "./wholeRow.ts";

/** The entries of a table by the columns that the person chose. */
export function entriesOfTable(given: Table, columns: Columns): Elsewhere {
  const { names, separator, leftOut: beside = [] } = given;
  const rows = given.rows.map((row) => wholeRow(row, names.length, columns.text, separator));
  const idOf = eachOnce();
  // Two tables may have entries of the same minute.
  const table = numberOf(names.join("\n"));
  // A text such as "Bread &amp; butter" looks like plain words.
  const isMarkup = /html/i.test(names[columns.text] ?? "");
  const entries: ElsewhereEntry[] = [];
  const unread: UnreadEntry[] = [];
  const dayCells = rows.map(({ cells }) => ({ day: cells[columns.date] ?? "", time: cells[columns.time] ?? "" }));
  const { days } = readDays(dayCells, { reading: columns.reading });
  for (const [index, row] of rows.entries()) {
    const day = row.problem === undefined ? (days[index] ?? { problem: noDate }) : { problem: row.problem };
    if ("problem" in day) unread.push({ line: row.line, problem: day.problem });
    else {
      const entry = entryOf(row, columns, day, isMarkup);
      entries.push({ ...entry, earlierId: idOf(`${table}:${entry.earlierId}`) });
    }
  }
  const chosen = new Set(roles.map((role) => columns[role]));
  const pictures = picturesIn(rows.map(({ cells }) => cells[columns.text] ?? ""));
  const columnsLeftOut = names.flatMap((name, index) => {
    if (chosen.has(index)) return [];
    const values = rows.map(({ cells }) => cells[index] ?? "").filter((value) => value.trim() !== "");
    const column = `“${shortened(name)}”`;
    return leftOutOfAll(values, `value of ${column}`, `values of ${column}`, "You left this column out.");
  });
  const leftOut = [
    ...leftOutOfAll(pictures, "picture in a text", "pictures in texts", "Kindling keeps words only."),
    ...columnsLeftOut,
    ...beside,
  ];
  return { app: "csv", source: "this table", entries, unread, leftOut };
}

type DayOfRow = Extract<ReadDay, { when: unknown }>;

function entryOf({ line, cells }: Row, columns: Columns, day: DayOfRow, isMarkup: boolean): ElsewhereEntry {
  const cell = (index: number) => cells[index]?.trim() ?? "";
  const { when, written } = day;
  const mood = cell(columns.mood);
  const text = cell(columns.text);
  return {
    earlierId: `${cell(columns.date)} ${cell(columns.time)}`.trim(),
    line,
    ...when,
    written,
    ...(mood === "" ? {} : { mood }),
    title: cell(columns.title),
    text: isMarkup || isHtml(text) ? plainText(text) : text,
    rawText: text,
    tags: tagsIn(cell(columns.tags)),
  };
}

/** "walk | friends", as Daylio writes them, or with semicolons or commas between. */
function tagsIn(text: string): ElsewhereTag[] {
  const separator = ["|", ";", ","].find((each) => text.includes(each)) ?? "|";
  return text
    .split(separator)
    .map((name) => ({ name: name.trim(), group: null }))
    .filter(({ name }) => name !== "");
}
