import { trialDays } from "./limits.ts";
import { firstWord, numberWord } from "./numbers.ts";

/**
 * What Kindling costs after the free days: a price such as "€4.00 a month", as the payment provider says it, or nothing
 * on a server that takes no payments. Undefined where it is not known.
 */
export type Cost = { price: string } | "nothing" | undefined;

/** In pages that are made at build, where the price will be. */
export const pricePlaceholder = "{price}";

const days = `${firstWord(trialDays)} days free`;

/** Beside the buttons that lead to a new account. */
export function costLine(cost: Cost): string {
  if (cost === "nothing") return "Nothing is charged on this server. You can take your pages with you on any day.";
  const start = cost ? `${days}, then ${cost.price}.` : `${days}.`;
  return `${start} Stop on any day and take your pages with you.`;
}

/** The same in rows of two cells. */
export function costRows({ price }: { price: string }): readonly (readonly [when: string, what: string])[] {
  return [
    [`The first ${numberWord(trialDays)} days`, "nothing"],
    ["After that", price],
    ["If you stop", "take every page with you"],
  ];
}
