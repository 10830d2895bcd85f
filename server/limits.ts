import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { config } from "./config.ts";
import { TooMany } from "./errors.ts";

const minute = 60;
const hour = 60 * minute;

// design.md section 6, 33.
const allowances = {
  signInHere: { points: 10, duration: 15 * minute },
  signInAnywhere: { points: 100, duration: hour },
  signUp: { points: 30, duration: 30 * minute },
  exports: { points: 5, duration: hour },
  requests: { points: 1_500, duration: minute },
} as const;

export type Allowance = keyof typeof allowances;

const limiters = Object.fromEntries(
  Object.entries(allowances).map(([name, { points, duration }]) => [
    name,
    new RateLimiterMemory({ keyPrefix: name, points: Math.ceil(points * config.rateLimitScale), duration }),
  ]),
) as Record<Allowance, RateLimiterMemory>;

/** Takes one from what `key` is allowed. Throws TooMany, with the seconds to wait, once it is used up. */
export async function spend(allowance: Allowance, key: string): Promise<void> {
  try {
    await limiters[allowance].consume(key);
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    throw new TooMany("Too many attempts. Please wait a little and try again.", Math.ceil(spent.msBeforeNext / 1000));
  }
}

/** Gives one back. */
export async function giveBack(allowance: Allowance, key: string): Promise<void> {
  await limiters[allowance].reward(key);
}
