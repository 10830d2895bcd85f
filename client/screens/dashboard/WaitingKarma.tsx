import { useToday } from "#client/chrome/session/useToday.ts";
import { useUncounted } from "#client/data/entries/outbox.ts";
import type { Range } from "#domain/days.ts";
import { signed } from "#domain/karmaWords.ts";
import { karmaWaitingIn } from "#domain/waiting.ts";

interface WaitingKarmaProps {
  range: Range;
  kind: "gold" | "coal";
}

/** Beside a count: the new entries that wait on this device and cannot be in it. */
export function WaitingKarma({ range, kind }: WaitingKarmaProps) {
  const amount = karmaWaitingIn(range, useToday(), useUncounted())[kind];
  return amount === 0 ? null : <> {signed(amount)} waiting</>;
}
