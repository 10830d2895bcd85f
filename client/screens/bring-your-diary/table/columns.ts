import type { DayQuestion } from "../elsewhere/days/dayQuestion.ts";
import type { Letters } from "../source/letters.ts";
import { isNamed } from "./columnWords.ts";

/** What a column may hold. */
export const roles = ["date", "time", "mood", "title", "text", "tags"] as const;

export type Role = (typeof roles)[number];

/** Which column holds what, by its place; -1 for none. */
export interface Columns extends Record<Role, number> {
  /** The answer to the question of the date column, if it has one. */
  reading: string | undefined;
}

/** A table as its columns are chosen. */
export interface TableHead {
  names: readonly string[];
  /** The first rows. */
  examples: readonly (readonly string[])[];
  rows: number;
  guess: Columns;
  /** What each column leaves open if it is the one with the date. */
  questions: readonly (DayQuestion | undefined)[];
  /** How its letters are read, if the file does not say it. */
  letters?: Letters;
}

/** The first problem with a choice of columns, as a sentence. */
export function columnsProblem(
  columns: Columns,
  { questions }: Pick<TableHead, "questions">,
): { field: Role | "reading"; message: string } | undefined {
  if (columns.date < 0) return { field: "date", message: "Please choose the column with the date." };
  if (columns.mood < 0 && columns.text < 0 && columns.title < 0)
    return { field: "mood", message: "Please choose a column with moods or text." };
  const question = questions[columns.date];
  return question && !question.choices.some(({ reading }) => reading === columns.reading)
    ? { field: "reading", message: "Please choose which day it is." }
    : undefined;
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
