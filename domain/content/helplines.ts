import type { CountryHelp, SourcedHelpline } from "#domain/helplines.ts";

/**
 * The lines that come with Kindling, a dozen countries at most. A number stands here only when two public places were seen
 * to name it, one of them the line's own site, neither older than 12 months on the day of the check; both are quoted with
 * address and date. A number that nobody has seen lately is worse than none: a country without such proof, emergency number
 * included, gets the international directories. So far no number could be proven so, and the list is empty. An operator
 * who has called their country's lines names them in HELPLINES_FILE.
 */
export const helplines: readonly CountryHelp<SourcedHelpline>[] = [];
