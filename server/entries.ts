import { localDateOf, whenProblem } from "#domain/days.ts";
import { textProblem } from "#domain/limits.ts";
import type { Viewer } from "./account/viewer.ts";
import { BadInput } from "./errors.ts";
import { dateText } from "./pages.ts";

/** What every entry of the diary knows of its time (design.md section 3). */
export interface Timed {
  occurredAt: Date;
  timeZone: string;
  localDate: Date;
}

/** When an entry happened and the day it belongs to. */
export interface When {
  occurredAt: Date;
  localDate: string;
}

/** The time of a new entry: as said, or now, on the viewer's own calendar. Throws BadInput for a time that cannot be. */
export function newWhen(viewer: Viewer, said: Date | null | undefined): When {
  const occurredAt = checkedWhen(said ?? new Date());
  return { occurredAt, localDate: localDateOf(occurredAt, viewer.zone) };
}

/** The time of an edited entry. Only another time moves it, in the zone it was written in. Throws BadInput. */
export function editedWhen(before: Timed, said: Date | null | undefined): When {
  if (!said || said.getTime() === before.occurredAt.getTime()) {
    return { occurredAt: before.occurredAt, localDate: dateText(before.localDate) };
  }
  const occurredAt = checkedWhen(said);
  return { occurredAt, localDate: localDateOf(occurredAt, before.timeZone) };
}

/** A text as it is kept: an empty one is none. Throws BadInput naming the field. */
export function keptText(label: string, text: string | null | undefined, max: number, field: string): string | null {
  const problem = textProblem(label, text ?? "", max);
  if (problem) throw new BadInput(problem, field);
  return text || null;
}

function checkedWhen(when: Date): Date {
  const problem = whenProblem(when, new Date());
  if (problem) throw new BadInput(problem, "occurredAt");
  return when;
}
