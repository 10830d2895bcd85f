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

// docs/rules.md, Allowances.
export const allowances = {
  signInHere: { points: 10, seconds: 15 * minute, spent: "Too many attempts." },
  signInKnownDevice: { points: 10, seconds: 15 * minute, spent: "Too many attempts." },
  signInsFrom: { points: 100, seconds: 15 * minute, spent: "Too many attempts." },
  signInAnywhere: { points: 100, seconds: hour, spent: "Too many attempts." },
  passwordChange: { points: 10, seconds: 15 * minute, spent: "Too many attempts." },
  signUp: { points: 30, seconds: 30 * minute, spent: "Too many new accounts." },
  newAddress: { points: 30, seconds: 30 * minute, spent: "You’ve changed your email too often." },
  pictures: { points: 30, seconds: hour, spent: "You’ve changed your picture too often." },
  checkout: { points: 30, seconds: 30 * minute, spent: "Too many payments were started." },
  exports: { points: 5, seconds: hour, spent: "You’ve exported your journal too often." },
  requests: { points: 1_500, seconds: minute, spent: "Too many requests." },
  writtenKilobytes: { points: 100_000, seconds: 24 * hour, spent: "You’ve sent very much today." },
} as const;

export type Allowance = keyof typeof allowances;

/** A use of an allowance by `key`, which counts once, or as many times as `points` says. */
export type Claim = readonly [allowance: Allowance, key: string, points?: number];

const limiters = Object.fromEntries(
  Object.entries(allowances).map(([name, { points, seconds }]) => [
    name,
    limiterOf(name, Math.ceil(points * config.rateLimitScale), seconds),
  ]),
) as Record<Allowance, ReturnType<typeof limiterOf>>;

/** Counts in Redis for all servers; without Redis in the leader for all workers; while Redis is away in memory. */
function limiterOf(name: string, points: number, seconds: number) {
  const own = { keyPrefix: "kindling", points, duration: seconds };
  if (!redis && cluster.isWorker) return new RateLimiterCluster({ ...own, keyPrefix: name });
  const memory = new RateLimiterMemory(own);
  return redis ? new RateLimiterRedis({ ...own, storeClient: redis, insuranceLimiter: memory }) : memory;
}

/** Uses an allowance. Throws TooMany, without counting, if it is used up. */
export async function spend(...claim: Claim): Promise<void> {
  try {
    await count("consume", claim);
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    await count("reward", claim);
    throw new TooMany(allowances[claim[0]].spent, Math.ceil(spent.msBeforeNext / 1000));
  }
}

/**
 * Runs `work` and uses each allowance once. Uses are returned unless the work fails with an error that is `charged`.
 * Throws TooMany.
 */
export async function atPriceOf<Result>(
  [claim, ...others]: readonly Claim[],
  charged: (error: unknown) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!claim) return work();
  let isCharged = false;
  // Counted before the work, so that simultaneous work counts too.
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

// Keys are hashed, so that Redis does not reveal them. The deadline is for the database, so it pauses.
function count(change: "consume" | "reward", [allowance, key, points = 1]: Claim): Promise<RateLimiterRes> {
  const hash = keyedHash(instanceKey("email index"), allowance, key).toString("base64url");
  // The memory limiter expires entries by a timer.
  return withDeadlinePaused(() => outsideOfCalls(() => limiters[allowance][change](hash, points)));
}
