import { dayIn, timeIn } from "../elsewhere/dates.ts";
import type { Elsewhere, ElsewhereEntry, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { eachOnce, numberOf } from "../elsewhere/ids.ts";
import { leftOutIf } from "../elsewhere/leftOut.ts";
import { isHtml, plainText } from "../elsewhere/plainText.ts";
import { whenAt, whenOn, whenOnDay, zoneHere, zoneWithOffset } from "../elsewhere/zones.ts";
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
  const entries: ElsewhereEntry[] = [];
  const unread: UnreadEntry[] = [];
  for (const row of rows) {
    const entry = row.problem === undefined ? entryOf(row, columns) : undefined;
    if (entry) entries.push({ ...entry, id: idOf(`${table}:${entry.id}`) });
    else unread.push({ line: row.line, problem: row.problem ?? noDate });
  }
  const chosen = new Set(roles.map((role) => columns[role]));
  const leftOut = names.flatMap((name, index) => {
    const values = rows.filter(({ cells }) => cells[index]?.trim()).length;
    return chosen.has(index)
      ? []
      : leftOutIf(values, `value of “${shown(name)}”`, `values of “${shown(name)}”`, "You left this column out.");
  });
  return { app: "csv", source: "this table", entries, unread, leftOut: [...leftOut, ...beside] };
}

export const noDate = "It has no date that can be read.";

function entryOf({ line, cells }: Row, columns: Columns): ElsewhereEntry | undefined {
  const cell = (index: number) => cells[index]?.trim() ?? "";
  const [dayText, timeText] = [cell(columns.date), cell(columns.time)];
  const time = timeIn(timeText) ?? timeIn(dayText);
  const day = dayIn(dayText, columns.order);
  const when = instantIn(dayText) ?? (day && (time ? whenOn(day, time, undefined, zoneHere()) : whenOnDay(day)));
  if (!when) return undefined;
  const mood = cell(columns.mood);
  const text = cell(columns.text);
  return {
    id: `${dayText} ${timeText}`.trim(),
    line,
    ...when,
    ...(mood === "" ? {} : { mood }),
    title: cell(columns.title),
    text: isHtml(text) ? plainText(text) : text,
    tags: tagsIn(cell(columns.tags)),
  };
}

/** A date with a time and an offset is an instant. */
function instantIn(text: string) {
  const [, day, time, offset = ""] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|[+-]\d\d:?\d\d)$/.exec(text) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const [sign, hours, minutes] = [offset[0] === "-" ? -1 : 1, Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  const at = new Date(`${day}T${time}${offset === "Z" ? "Z" : `${offset.slice(0, 3)}:${offset.slice(-2)}`}`);
  if (Number.isNaN(at.getTime())) return undefined;
  return whenAt(at, offset === "Z" ? zoneHere() : zoneWithOffset(at, sign * (hours * 60 + minutes)));
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
