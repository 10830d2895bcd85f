import { isRecord } from "#client/platform/problem.ts";
import { counted } from "../../_archive/counted.ts";

// Reads values of a file that somebody else's program wrote.

export function textAt(from: Record<string, unknown>, name: string): string {
  const value = from[name];
  return typeof value === "string" ? value : "";
}

export function numberAt(from: Record<string, unknown>, name: string): number | undefined {
  const value = from[name];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

export function recordsAt(from: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const value = from[name];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The object in a text of JSON; undefined if there is none. */
export function recordIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A field that is not known to us, where it has a value, and one of its values. */
export interface UnknownField {
  name: string;
  /** What has it, such as "3 entries". */
  where: string;
  example: unknown;
}

/** The fields that are not known to us, of all objects together. Where they are empty, nothing is left behind. */
export function unknownFields(
  objects: readonly Record<string, unknown>[],
  known: ReadonlySet<string>,
  [one, many]: readonly [one: string, many: string] = ["entry", "entries"],
): UnknownField[] {
  const found = new Map<string, { count: number; example: unknown }>();
  for (const object of objects)
    for (const [name, value] of Object.entries(object)) {
      if (known.has(name) || !isFilled(value)) continue;
      const field = found.get(name) ?? { count: 0, example: value };
      field.count += 1;
      found.set(name, field);
    }
  return [...found]
    .toSorted(([name], [other]) => (name < other ? -1 : 1))
    .map(([name, { count, example }]) => ({ name, where: counted(count, one, many), example }));
}

/** The same for the file itself, whose other fields are settings of the app: a passcode is no example. */
export function unknownFieldsOfFile(file: Record<string, unknown>, known: ReadonlySet<string>): UnknownField[] {
  return unknownFields([file], known).map(({ name, example }) => ({
    name,
    where: "the file",
    example: Array.isArray(example) ? example : undefined,
  }));
}

/** The values of a field, where there are any. */
export function valuesAt(objects: readonly Record<string, unknown>[], ...names: string[]): unknown[] {
  return objects.flatMap((object) => names.map((name) => object[name]).find(isFilled) ?? []);
}

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return false;
  return Array.isArray(value) ? value.length > 0 : !isRecord(value) || Object.keys(value).length > 0;
}

/** The texts of a list that are not blank. */
export function textsAt(from: Record<string, unknown>, name: string): string[] {
  const value = from[name];
  if (!Array.isArray(value)) return [];
  return value.filter((each): each is string => typeof each === "string" && each.trim() !== "");
}
