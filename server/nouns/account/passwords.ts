import { availableParallelism } from "node:os";
import argon2 from "argon2";
import { normalPassword, passwordForms } from "#domain/passwordForms.ts";
import { currentCall } from "#server/base/call.ts";
import { shareOf } from "#server/base/config.ts";
import { withDeadlinePaused } from "#server/base/deadline.ts";
import { Unavailable } from "#server/base/errors.ts";
import { queueOf } from "#server/base/queue.ts";

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Of each queue; fewer on fewer cores. */
export const hashings = { atOnce: 4, waiting: 100 } as const;
const hashesAtOnce = shareOf(Math.min(hashings.atOnce, availableParallelism()));
/** Separate queues, so that signed-in people never wait for sign-ins of visitors. */
const queues = { visitors: queueOf(hashesAtOnce), people: queueOf(hashesAtOnce) };

let nobodysHash: Promise<string> | undefined;

/** Hashes a new password with argon2id, in its normal form. Throws Unavailable when the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return withDeadlinePaused(() => queued(() => argon2.hash(normalPassword(password), cost)));
}

/**
 * True if one of the password's forms matches the hash. A missing hash costs as many hashes, so that timing reveals no
 * account. Throws Unavailable.
 */
export function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  return withDeadlinePaused(async () => {
    nobodysHash ??= argon2.hash("nobody has this password", cost);
    const known = hash ?? (await nobodysHash);
    const matches = await queued(() => isOneOf(passwordForms(password), known));
    return hash !== undefined && matches;
  });
}

/** One after the other, in one place of the queue. */
async function isOneOf(forms: readonly string[], hash: string): Promise<boolean> {
  for (const form of forms) if (await argon2.verify(hash, form)) return true;
  return false;
}

function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  const { kind } = currentCall()?.identity ?? {};
  const queue = kind === "signedIn" || kind === "expired" ? queues.people : queues.visitors;
  if (queue.waiting() >= hashings.waiting)
    throw new Unavailable("Many people are signing in just now. Please try again in a moment.", 5);
  return queue.run(work);
}
