import { counted } from "../../_archive/counted.ts";
import type { LeftOut } from "../source/source.ts";

/** A number of things that stay in the file; none if there are none. */
export function leftOutIf(count: number, one: string, many: string, why: string): LeftOut[] {
  return count === 0 ? [] : [{ what: counted(count, one, many), why }];
}

/** The fields that we do not know, by name. */
export function leftOutFields(names: readonly string[]): LeftOut[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, 20).join(", ");
  const more = names.length > 20 ? ` and ${counted(names.length - 20)} more` : "";
  return [{ what: `Fields that Kindling does not know: ${shown}${more}`, why: "They stay in the file." }];
}
