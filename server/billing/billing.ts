import { trialDays } from "#domain/limits.ts";

/** When a trial that starts at `start` is over: 7 days later (spec section 9). */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + trialDays * 86_400_000);
}

/** Whether the time that a person may use Kindling is over. */
export function trialHasEnded({ trialEndsAt }: { trialEndsAt: Date }, now: Date): boolean {
  return trialEndsAt.getTime() <= now.getTime();
}
