import type { CountryHelp } from "#domain/helplines.ts";

/** The lines that came with the page: Kindling's own, or the operator's (domain/helplines.ts). */
export function helplinesHere(): readonly CountryHelp[] {
  return JSON.parse(document.getElementById("helplines")?.textContent ?? "[]") as CountryHelp[];
}
