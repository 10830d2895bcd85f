import type Stripe from "stripe";
import { brand } from "#domain/brand.ts";
import type { Cost } from "#domain/cost.ts";
import { clock } from "#server/base/clock.ts";
import { config } from "#server/base/config.ts";
import { log } from "#server/base/log.ts";
import { takesPayments } from "./billing.ts";
import { askStripe } from "./stripe.ts";

/** How long a price is said without asking Stripe again. */
export const priceFreshMs = 3_600_000;
/** How long it is still said while Stripe does not answer. */
export const priceKeptMs = 86_400_000;
/** How long Stripe is left alone after it did not answer. */
export const priceRetryMs = 60_000;

let known: { cost: Cost; at: number } | undefined;
let nextAskAt = 0;

/**
 * What Kindling costs, as far as this process knows it. It never waits: where the price is not known or no longer fresh,
 * it asks Stripe, for a later call.
 */
export function knownCost(): Cost {
  if (!takesPayments) return "nothing";
  const now = clock.now();
  if (now >= nextAskAt) void askForPrice(now);
  return known && now < known.at + priceKeptMs ? known.cost : undefined;
}

async function askForPrice(now: number): Promise<void> {
  // Until it is answered, nobody asks again.
  nextAskAt = Infinity;
  try {
    const price = await askStripe((stripe) => stripe.prices.retrieve(config.stripe?.priceId ?? ""));
    known = { cost: price && costOf(price), at: now };
    nextAskAt = now + priceFreshMs;
    if (!known.cost) log.warn(`The price at Stripe is none that ${brand} can say: the landing page names none`);
  } catch {
    nextAskAt = clock.now() + priceRetryMs;
  }
}

/** Only a plain price that is charged again and again can be said in a sentence. */
function costOf({ active, billing_scheme, unit_amount, currency, recurring }: Stripe.Price): Cost {
  if (!active || billing_scheme !== "per_unit" || !unit_amount || recurring?.usage_type !== "licensed")
    return undefined;
  const { interval, interval_count: count } = recurring;
  const amount = new Intl.NumberFormat("en", { style: "currency", currency }).format(
    unit_amount / 10 ** minorDigitsOf(currency),
  );
  return { price: count === 1 ? `${amount} a ${interval}` : `${amount} every ${count} ${interval}s` };
}

/** How many digits of an amount at Stripe are behind the point. */
function minorDigitsOf(currency: string): number {
  if (withoutDigits.has(currency)) return 0;
  return withThreeDigits.has(currency) ? 3 : 2;
}

const withoutDigits = new Set("bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" "));
const withThreeDigits = new Set("bhd jod kwd omr tnd".split(" "));
