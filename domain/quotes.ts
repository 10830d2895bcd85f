import { quotes, type Quote } from "./content/quotes.ts";
import { dayOfYear, type LocalDate } from "./days.ts";

/** The quote of a local day: the day of the year modulo the number of quotes (docs/rules.md, Quotes). */
export function quoteOf(day: LocalDate): Quote {
  // Safe: a remainder is always an index of the list.
  return quotes[dayOfYear(day) % quotes.length] as Quote;
}
