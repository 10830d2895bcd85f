import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { config } from "./config.ts";
import { TooMany } from "./errors.ts";

const minute = 60;
const hour = 60 * minute;

// design.md section 6, 33.
const allowances = {
  signInHere: { points: 10, duration: 15 * minute },
  signInKnownDevice: { points: 10, duration: 15 * minute },
  signInAnywhere: { points: 100, duration: hour },
  signUp: { points: 30, duration: 30 * minute },
  exports: { points: 5, duration: hour },
  requests: { points: 1_500, duration: minute },
} as const;

export type Allowance = keyof typeof allowances;

/** One of what `key` is allowed. */
export type Claim = readonly [allowance: Allowance, key: string];

const limiters = Object.fromEntries(
  Object.entries(allowances).map(([name, { points, duration }]) => [
    name,
    new RateLimiterMemory({ keyPrefix: name, points: Math.ceil(points * config.rateLimitScale), duration }),
  ]),
) as Record<Allowance, RateLimiterMemory>;

/** Takes one from what `key` is allowed. Throws TooMany, which takes nothing, once it is used up. */
export async function spend(...[allowance, key]: Claim): Promise<void> {
  try {
    await limiters[allowance].consume(key);
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    await limiters[allowance].reward(key);
    throw new TooMany("Too many attempts.", Math.ceil(spent.msBeforeNext / 1000));
  }
}

/** Does `work` at the price of every claim, given back unless it fails with what is `charged`. Throws TooMany. */
export async function atPriceOf<Result>(
  [claim, ...others]: readonly Claim[],
  charged: (error: unknown) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!claim) return work();
  let isCharged = false;
  // Spent before the work, so that work side by side counts too.
  await spend(...claim);
  try {
    return await atPriceOf(others, charged, work);
  } catch (error) {
    isCharged = charged(error);
    throw error;
  } finally {
    if (!isCharged) await limiters[claim[0]].reward(claim[1]);
  }
}
