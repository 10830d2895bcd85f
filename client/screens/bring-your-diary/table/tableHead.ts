import { surveyDays } from "../elsewhere/days/dayColumn.ts";
import type { Letters } from "../source/letters.ts";
import { isNameOf, type Columns, type Role, type TableHead } from "./columns.ts";
import type { Table } from "./table.ts";

/** What a person sees of a table to choose its columns. */
export function headOfTable(table: Table, letters?: Letters): TableHead {
  const { names, rows } = table;
  const samples = names.map((_name, index) => sampleOf(table, index));
  return {
    names,
    examples: rows.slice(0, 3).map(({ cells }) => cells.map((cell) => cell.slice(0, 80))),
    rows: rows.length,
    guess: guessOf(names, samples),
    ...(letters ? { letters } : {}),
    questions: samples.map(({ days }, index) =>
      days > 0 ? surveyDays(rows.map(({ cells }) => cells[index] ?? "")).question : undefined,
    ),
  };
}

/** What the first cells of a column look like. */
interface Sample {
  /** The share of its cells that are days. */
  days: number;
  /** Whether these are numbers that count from a day long ago. */
  isCounted: boolean;
  /** The share that are times. */
  times: number;
}

function sampleOf({ rows }: Table, index: number): Sample {
  const cells = rows
    .slice(0, 50)
    .map(({ cells: all }) => all[index] ?? "")
    .filter((cell) => cell.trim() !== "");
  const share = (part: number) => (cells.length === 0 ? 0 : part / cells.length);
  const times = share(cells.filter((cell) => /^\D*\d{1,2}\D+\d{2}(?:\D+\d{2})?\D*$/.test(cell)).length);
  if (share(cells.filter((cell) => /\d/.test(cell)).length) < 0.5) return { days: 0, isCounted: false, times };
  const { count, isCounted } = surveyDays(cells);
  return { days: share(count), isCounted, times };
}

/** By the names of apps that are known, then by the first columns whose cells are days and times. */
function guessOf(names: readonly string[], samples: readonly Sample[]): Columns {
  const taken = new Set<number>();
  const named = (role: Role) => {
    const found = names.findIndex((name, index) => !taken.has(index) && isNameOf(role, name));
    if (found >= 0) taken.add(found);
    return found;
  };
  const full = names.findIndex((name, index) => isNameOf("date", name) && (samples[index]?.days ?? 0) >= 0.5);
  // Numbers without a name may count anything.
  const date = full >= 0 ? full : samples.findIndex(({ days, isCounted }) => days >= 0.9 && !isCounted);
  taken.add(date);
  const [byName, mood, title, tags, text] = [
    named("time"),
    named("mood"),
    named("title"),
    named("tags"),
    named("text"),
  ];
  const isTimes = ({ days, times }: Sample, index: number) => !taken.has(index) && times >= 0.9 && days < 0.5;
  const time = byName >= 0 ? byName : samples.findIndex(isTimes);
  return { date, time, mood, title, text, tags, reading: undefined };
}
