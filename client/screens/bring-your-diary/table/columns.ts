import { dayIn, orderOf, type DayOrder } from "../elsewhere/dates.ts";
import type { Letters } from "../source/letters.ts";
import { isNamed } from "./columnWords.ts";
import type { Table } from "./table.ts";

/** What a column may hold. */
export const roles = ["date", "time", "mood", "title", "text", "tags"] as const;

export type Role = (typeof roles)[number];

/** Which column holds what, by its place; -1 for none. */
export interface Columns extends Record<Role, number> {
  order: DayOrder;
}

/** A table as its columns are chosen. */
export interface TableHead {
  names: readonly string[];
  /** The first rows. */
  examples: readonly (readonly string[])[];
  rows: number;
  guess: Columns;
  /** Whether the days are such that their order matters and cannot be seen. */
  needsOrder: boolean;
  /** How its letters are read, if the file does not say it. */
  letters?: Letters;
}

export function headOfTable(table: Table, letters?: Letters): TableHead {
  const { names, rows } = table;
  const guess = guessOf(table);
  const days = rows.map(({ cells }) => cells[guess.date] ?? "");
  return {
    names,
    examples: rows.slice(0, 3).map(({ cells }) => cells.map((cell) => cell.slice(0, 80))),
    rows: rows.length,
    guess,
    ...(letters ? { letters } : {}),
    needsOrder: orderOf(days) === undefined && days.some((day) => /^\s*\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/.test(day)),
  };
}

/** The first problem with a choice of columns, as a sentence. */
export function columnsProblem(columns: Columns): { role: Role; message: string } | undefined {
  if (columns.date < 0) return { role: "date", message: "Please choose the column with the date." };
  if (columns.mood < 0 && columns.text < 0 && columns.title < 0)
    return { role: "mood", message: "Please choose a column with moods or text." };
  return undefined;
}

/** By the names of apps that are known, then by the first column whose cells are days. */
function guessOf({ names, rows }: Table): Columns {
  const taken = new Set<number>();
  const named = (role: Role) => {
    const found = names.findIndex((name, index) => !taken.has(index) && isNameOf(role, name));
    if (found >= 0) taken.add(found);
    return found;
  };
  const samples = rows.slice(0, 50);
  const cellsOf = (index: number) =>
    samples.map(({ cells }) => cells[index] ?? "").filter((cell) => cell.trim() !== "");
  const isDays = (index: number, share: number) => {
    const cells = cellsOf(index);
    const days = cells.filter((cell) => dayIn(cell, orderOf(cells)) !== undefined);
    return cells.length > 0 && days.length >= cells.length * share;
  };
  const full = names.findIndex((name, index) => isNameOf("date", name) && isDays(index, 0.5));
  const date = full >= 0 ? full : names.findIndex((_name, index) => isDays(index, 0.9));
  taken.add(date);
  const [time, mood, title, tags, text] = [named("time"), named("mood"), named("title"), named("tags"), named("text")];
  const order = orderOf(rows.map(({ cells }) => cells[date] ?? "")) ?? orderHere();
  return { date, time, mood, title, text, tags, order };
}

const patterns: Record<Role, { test: (name: string) => boolean }> = {
  date: /^(?:full_?date|date|day|datum|fecha|data|when|timestamp|date.?time|created.*)$/i,
  time: /^(?:time|time of day|hour|uhrzeit|zeit|hora|heure)$/i,
  mood: { test: (name) => isNamed("mood", name) },
  title: { test: (name) => isNamed("title", name) },
  text: { test: (name) => isNamed("text", name) },
  tags: { test: (name) => isNamed("tags", name) },
};

/** Whether a column of this name is known to hold this. */
export function isNameOf(role: Role, name: string): boolean {
  return patterns[role].test(name.trim());
}

/** As the device's language writes days. */
function orderHere(): DayOrder {
  const first = new Intl.DateTimeFormat().formatToParts().find(({ type }) => type === "day" || type === "month");
  return first?.type === "day" ? "dayFirst" : "monthFirst";
}
