import type { CountryHelp } from "#domain/helplines.ts";

/** The lines that came with the page: Kindling's own, or the operator's (domain/helplines.ts). */
export function helplinesHere(): readonly CountryHelp[] {
  try {
    return JSON.parse(document.getElementById("helplines")?.textContent ?? "[]") as CountryHelp[];
  } catch {
    // Whatever has become of them on the way, the page of help has to stand.
    return [];
  }
}
