import { localDateOf, rangeOf, type LocalDate, type Range } from "./days.ts";
import { karmaFor, type ActionEntry, type Karma } from "./karma.ts";
import { timeOfWaiting, type WaitingEntry } from "./waitingTime.ts";

const none: Karma = { gold: 0, coal: 0 };

/** The karma that an entry will earn on the server, by the same rule (docs/rules.md, Karma). */
export function karmaOfWaiting({ kind, input }: Pick<WaitingEntry, "kind" | "input">): Karma {
  if (kind === "mood") return none;
  if (kind === "journal") return { gold: 1, coal: 0 };
  const keys = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === "string" ? value.toLowerCase() : value,
  ]);
  return karmaFor({ intention: null, ...Object.fromEntries(keys) } as ActionEntry);
}

/** The karma of waiting entries in a range, which no balance contains yet. */
export function karmaWaitingIn(range: Range, today: LocalDate, waiting: readonly WaitingEntry[]): Karma {
  const { from, to } = rangeOf(range, today);
  const inRange = waiting
    .filter((entry) => {
      const day = localDateOf(timeOfWaiting(entry), entry.pressed.timeZone ?? "UTC");
      return (from === null || day >= from) && (to === null || day <= to);
    })
    .map(karmaOfWaiting);
  return sumOf(inRange);
}

/** All of it together. */
export function sumOf(karma: readonly Karma[]): Karma {
  return karma.reduce((sum, { gold, coal }) => ({ gold: sum.gold + gold, coal: sum.coal + coal }), none);
}
