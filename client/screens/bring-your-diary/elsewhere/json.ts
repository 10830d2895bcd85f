import { isRecord } from "#client/platform/problem.ts";

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

/** The names of fields that are not known to us, of all objects together. */
export function unknownFields(objects: readonly Record<string, unknown>[], known: ReadonlySet<string>): string[] {
  const names = new Set<string>();
  for (const object of objects) for (const name of Object.keys(object)) if (!known.has(name)) names.add(name);
  return [...names].toSorted().map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name));
}

/** The texts of a list that are not blank. */
export function textsAt(from: Record<string, unknown>, name: string): string[] {
  const value = from[name];
  if (!Array.isArray(value)) return [];
  return value.filter((each): each is string => typeof each === "string" && each.trim() !== "");
}
