import { noDate, readDays } from "../elsewhere/days/dayColumn.ts";
import type { Elsewhere, ElsewhereEntry, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { eachOnce, numberOf } from "../elsewhere/ids.ts";
import { leftOutIf } from "../elsewhere/leftOut.ts";
import { isHtml, plainText } from "../elsewhere/plainText.ts";
import type { When } from "../elsewhere/zones.ts";
import type { Row } from "../source/csv.ts";
import { roles, type Columns } from "./columns.ts";
import type { Table } from "./table.ts";

/** The entries of a table by the columns that the person chose. */
export function entriesOfTable({ names, rows }: Table, columns: Columns): Elsewhere {
  const idOf = eachOnce();
  // Two tables may have entries of the same minute.
  const table = numberOf(names.join("\n"));
  const entries: ElsewhereEntry[] = [];
  const unread: UnreadEntry[] = [];
  const written = rows.map((row) => ({ day: row.cells[columns.date] ?? "", time: row.cells[columns.time] ?? "" }));
  const { days } = readDays(written, { reading: columns.reading });
  for (const [index, row] of rows.entries()) {
    const day = days[index] ?? { problem: noDate };
    if ("problem" in day) unread.push({ line: row.line, problem: day.problem });
    else {
      const entry = entryOf(row, columns, day.when);
      entries.push({ ...entry, id: idOf(`${table}:${entry.id}`) });
    }
  }
  const chosen = new Set(roles.map((role) => columns[role]));
  const leftOut = names.flatMap((name, index) => {
    const values = rows.filter(({ cells }) => cells[index]?.trim()).length;
    return chosen.has(index)
      ? []
      : leftOutIf(values, `value of “${shown(name)}”`, `values of “${shown(name)}”`, "You left this column out.");
  });
  return { app: "csv", source: "this table", entries, unread, leftOut };
}

function entryOf({ line, cells }: Row, columns: Columns, when: When): ElsewhereEntry {
  const cell = (index: number) => cells[index]?.trim() ?? "";
  const mood = cell(columns.mood);
  const text = cell(columns.text);
  return {
    id: `${cell(columns.date)} ${cell(columns.time)}`.trim(),
    line,
    ...when,
    ...(mood === "" ? {} : { mood }),
    title: cell(columns.title),
    text: isHtml(text) ? plainText(text) : text,
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

function shown(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
