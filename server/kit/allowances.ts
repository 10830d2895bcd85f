import cluster from "node:cluster";
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { outsideOfCalls } from "#server/base/call.ts";
import { config } from "#server/base/config.ts";
import { withDeadlinePaused } from "#server/base/deadline.ts";
import { TooMany } from "#server/base/errors.ts";
import { keyedHash } from "#server/store/keys/sealing.ts";
import { instanceKey } from "#server/store/keys/vault.ts";
import { redis } from "#server/base/redis.ts";

const minute = 60;
const hour = 60 * minute;

// design.md section 6, 33.
const allowances = {
  signInHere: { points: 10, duration: 15 * minute, spent: "Too many attempts." },
  signInKnownDevice: { points: 10, duration: 15 * minute, spent: "Too many attempts." },
  signInsFrom: { points: 100, duration: 15 * minute, spent: "Too many attempts." },
  signInAnywhere: { points: 100, duration: hour, spent: "Too many attempts." },
  passwordChange: { points: 10, duration: 15 * minute, spent: "Too many attempts." },
  signUp: { points: 30, duration: 30 * minute, spent: "Too many new accounts." },
  newAddress: { points: 30, duration: 30 * minute, spent: "Too many changes of address." },
  pictures: { points: 30, duration: hour, spent: "Your picture was changed many times just now." },
  checkout: { points: 30, duration: 30 * minute, spent: "Too many payments were begun." },
  exports: { points: 5, duration: hour, spent: "Your journal was exported several times just now." },
  requests: { points: 1_500, duration: minute, spent: "Too many requests." },
} as const;

export type Allowance = keyof typeof allowances;

/** One of what `key` is allowed. */
export type Claim = readonly [allowance: Allowance, key: string];

const limiters = Object.fromEntries(
  Object.entries(allowances).map(([name, { points, duration }]) => [
    name,
    limiterOf(name, Math.ceil(points * config.rateLimitScale), duration),
  ]),
) as Record<Allowance, ReturnType<typeof limiterOf>>;

/** Counts for all servers together in Redis, for all workers in their leader without one, and while Redis cannot be used in memory. */
function limiterOf(name: string, points: number, duration: number) {
  const own = { keyPrefix: "kindling", points, duration };
  if (!redis && cluster.isWorker) return new RateLimiterCluster({ ...own, keyPrefix: name });
  const memory = new RateLimiterMemory(own);
  return redis ? new RateLimiterRedis({ ...own, storeClient: redis, insuranceLimiter: memory }) : memory;
}

/** Takes one from what `key` is allowed. Throws TooMany, which takes nothing, once it is used up. */
export async function spend(...claim: Claim): Promise<void> {
  try {
    await count("consume", claim);
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    await count("reward", claim);
    throw new TooMany(allowances[claim[0]].spent, Math.ceil(spent.msBeforeNext / 1000));
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
    if (!isCharged) await count("reward", claim);
  }
}

// Whose key it is must not be found out from Redis, and waiting for Redis is not waiting for the database.
function count(change: "consume" | "reward", [allowance, key]: Claim): Promise<RateLimiterRes> {
  const hash = keyedHash(instanceKey("email index"), allowance, key).toString("base64url");
  // What is counted in memory is forgotten by a timer.
  return withDeadlinePaused(() => outsideOfCalls(() => limiters[allowance][change](hash)));
}
