import { trialDays } from "#domain/limits.ts";

/** When a trial that starts at `start` is over: 7 days later (spec section 9). */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + trialDays * 86_400_000);
}

/** Whether the time that a person may use Kindling is over: the trial is, and no subscription is active. */
export function timeIsOver(
  { trialEndsAt, subscribed }: { trialEndsAt: Date; subscribed: boolean },
  now: Date,
): boolean {
  return !subscribed && trialEndsAt.getTime() <= now.getTime();
}
