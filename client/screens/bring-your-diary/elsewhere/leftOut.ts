import { isRecord } from "#client/platform/problem.ts";
import { counted } from "../../_archive/counted.ts";
import type { LeftOut } from "../source/source.ts";
import type { UnknownField } from "./json.ts";
import { shortened } from "./shortened.ts";

/** A number of things that stay in the file; none if there are none. `example` is one of them. */
export function leftOutIf(count: number, one: string, many: string, why: string, example?: unknown): LeftOut[] {
  return count === 0 ? [] : [{ what: counted(count, one, many), why, ...exampleOf(example) }];
}

/** The same for things that are at hand. */
export function leftOutOfAll(values: readonly unknown[], one: string, many: string, why: string): LeftOut[] {
  return leftOutIf(values.length, one, many, why, values[0]);
}

/** The fields that we do not know, each by its name. */
export function leftOutFields(fields: readonly UnknownField[]): LeftOut[] {
  const named = fields.slice(0, mostFields).map(({ name, where, example }) => ({
    what: `Field “${shortened(name)}” of ${where}`,
    why: "Kindling does not know this field.",
    ...exampleOf(example),
  }));
  const more = fields.slice(mostFields);
  const names = more.slice(0, mostFields).map(({ name }) => shortened(name));
  const why = "Kindling does not know these fields.";
  return [...named, ...leftOutIf(more.length, "more field", "more fields", why, names)];
}

/** More are listed by their names alone. */
const mostFields = 20;

function exampleOf(value: unknown): Pick<LeftOut, "example"> {
  // That something is so, is no example.
  const example = value === true ? "" : shortened(wordsOf(value, 0), 80);
  return example === "" ? {} : { example };
}

/** Words for a value of any shape, such as "name: Walk, days: 3". */
function wordsOf(value: unknown, depth: number): string {
  if (typeof value === "string") return value.slice(0, 400);
  if (typeof value === "number" || typeof value === "boolean") return `${value}`;
  if (depth === deepestExample) return isRecord(value) || Array.isArray(value) ? "…" : "";
  if (Array.isArray(value)) return joined(value.slice(0, 20).map((each) => wordsOf(each, depth + 1)));
  if (!isRecord(value)) return "";
  const fields = Object.entries(value).slice(0, 20);
  return joined(
    fields.map(([name, each]) => {
      const words = wordsOf(each, depth + 1);
      return words === "" ? "" : `${name}: ${words}`;
    }),
  );
}

const deepestExample = 3;

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== "").join(", ");
}
