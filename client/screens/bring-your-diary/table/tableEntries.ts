import { dayIn, timeIn } from "../elsewhere/dates.ts";
import type { Elsewhere, ElsewhereEntry, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { eachOnce, numberOf } from "../elsewhere/ids.ts";
import { leftOutOfAll } from "../elsewhere/leftOut.ts";
import { isHtml, picturesIn, plainText } from "../elsewhere/plainText.ts";
import { shortened } from "../elsewhere/shortened.ts";
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
  // A text such as "Bread &amp; butter" looks like plain words.
  const isMarkup = /html/i.test(names[columns.text] ?? "");
  const entries: ElsewhereEntry[] = [];
  const unread: UnreadEntry[] = [];
  for (const row of rows) {
    const entry = row.problem === undefined ? entryOf(row, columns, isMarkup) : undefined;
    if (entry) entries.push({ ...entry, earlierId: idOf(`${table}:${entry.earlierId}`) });
    else unread.push({ line: row.line, problem: row.problem ?? "It has no date that can be read." });
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

function entryOf({ line, cells }: Row, columns: Columns, isMarkup: boolean): ElsewhereEntry | undefined {
  const cell = (index: number) => cells[index]?.trim() ?? "";
  const [dayText, timeText] = [cell(columns.date), cell(columns.time)];
  const time = timeIn(timeText) ?? timeIn(dayText);
  const day = dayIn(dayText, columns.order);
  const when = instantIn(dayText) ?? (day && (time ? whenOn(day, time, undefined, zoneHere()) : whenOnDay(day)));
  if (!when) return undefined;
  const mood = cell(columns.mood);
  const text = cell(columns.text);
  return {
    earlierId: `${dayText} ${timeText}`.trim(),
    line,
    ...when,
    ...(mood === "" ? {} : { mood }),
    title: cell(columns.title),
    text: isMarkup || isHtml(text) ? plainText(text) : text,
    rawText: text,
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
