import { isRecord } from "#client/platform/problem.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { hasDay } from "../elsewhere/days/oneDay.ts";
import { unknownFields, unknownFieldsOfFile } from "../elsewhere/json.ts";
import { leftOutFields, leftOutIf, leftOutOfAll } from "../elsewhere/leftOut.ts";
import { shortened } from "../elsewhere/shortened.ts";
import type { LeftOut } from "../source/source.ts";
import { isNameOf } from "./columns.ts";
import type { Table } from "./table.ts";

type Json = Record<string, unknown>;

/** The table in a JSON: a list of objects, one within an object, or an object on each line. Undefined without a list. */
export function jsonTable(text: string): Table | undefined {
  const value = valueIn(text);
  const lists = listsIn(value);
  const dated = lists.filter(({ records }) => records.some(hasDayIn));
  const named = lists.filter(({ records }) =>
    records.some((each) => Object.keys(each).some((name) => isNameOf("date", name))),
  );
  const [list] =
    [dated, named, Array.isArray(value) ? lists : []]
      .find(({ length }) => length > 0)
      ?.toSorted((one, other) => other.records.length - one.records.length) ?? [];
  if (!list) return undefined;
  const { records, others } = list;
  const all = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const names = all.slice(0, mostNames);
  const rows = records.map((record, index) => ({ line: index + 1, cells: names.map((name) => cellOf(record[name])) }));
  return {
    names,
    rows,
    leftOut: [
      ...leftOutFields(unknownFields(records, new Set(names))),
      ...leftOutIf(others, "item without fields", "items without fields", "It is no entry."),
      ...leftOutBeside(
        value,
        lists.filter((each) => each !== list),
      ),
    ],
  };
}

const mostNames = 100;

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    try {
      if (lines.length > 1) return lines.map((line): unknown => JSON.parse(line));
    } catch {
      // It is no list of lines either.
    }
    throw new FileProblem("This JSON is damaged. Please export it again.");
  }
}

interface List {
  /** Its name in the file; "" for the file itself. */
  name: string;
  records: Json[];
  /** How many of its items are no objects. */
  others: number;
}

/** The lists of objects in a value, and in the objects within it. */
function listsIn(value: unknown, name = "", depth = 0): List[] {
  if (Array.isArray(value)) {
    const records = value.filter(isRecord);
    return records.length === 0 ? [] : [{ name, records, others: value.length - records.length }];
  }
  if (!isRecord(value) || depth > deepestList) return [];
  return Object.entries(value).flatMap(([key, inner]) => listsIn(inner, key, depth + 1));
}

const deepestList = 4;

function hasDayIn(record: Json): boolean {
  return Object.values(record).some((value) => typeof value === "string" && value.length < 100 && hasDay(value));
}

/** What stands in the file beside the list that is read. */
function leftOutBeside(value: unknown, lists: readonly List[]): LeftOut[] {
  if (!isRecord(value)) return [];
  const inLists = new Set(Object.keys(value).filter((key) => typeof value[key] === "object"));
  return [
    ...lists.flatMap(({ name, records }) =>
      leftOutOfAll(
        records,
        `item of “${shortened(name)}”`,
        `items of “${shortened(name)}”`,
        "They are another list of this file.",
      ),
    ),
    ...leftOutFields(unknownFieldsOfFile(value, inLists)),
  ];
}

/** Lists of lists deeper than this are no diary's, and reading them would fill the stack. */
export const deepest = 100;

function cellOf(value: unknown, depth = 0): string {
  if (depth > deepest) throw new FileProblem(`This JSON has lists in lists, ${deepest} deep, so it was not opened.`);
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return `${value}`;
  if (Array.isArray(value))
    return value
      .map((each) => cellOf(each, depth + 1))
      .filter(Boolean)
      .join(" | ");
  // Lists of tags may stand in groups: { "type": "Emotions", "entries": ["calm"] }.
  return isRecord(value)
    ? Object.values(value)
        .filter(Array.isArray)
        .map((each) => cellOf(each, depth + 1))
        .filter(Boolean)
        .join(" | ")
    : "";
}
