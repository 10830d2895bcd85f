import { useToday } from "#client/chrome/session/useToday.ts";
import { useWaiting } from "#client/data/outbox.ts";
import type { Range } from "#domain/days.ts";
import { signed } from "#domain/karmaWords.ts";
import { karmaWaitingIn } from "#domain/waiting.ts";

interface WaitingKarmaProps {
  range: Range;
  kind: "gold" | "coal";
}

/** Beside a count: the new entries that wait on this device and are not in it yet. */
export function WaitingKarma({ range, kind }: WaitingKarmaProps) {
  const entries = useWaiting().filter(({ edit }) => !edit);
  const amount = karmaWaitingIn(range, useToday(), entries)[kind];
  return amount === 0 ? null : <> {signed(amount)} waiting</>;
}
