import { useWaiting } from "#client/data/entries/outbox.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { asEnum } from "#domain/enums.ts";
import type { OwnFace } from "#domain/moodCard.ts";
import { timeOfWaiting } from "#domain/waitingTime.ts";
import { useHeld } from "../_held/useHeld.ts";
import type { Waiting } from "../_held/waitingHeld.ts";

interface Felt {
  readonly value: string;
  readonly occurredAt: string;
  readonly timeZone: string;
}

/** A mood that the server does not have yet, with the input that it will be saved with. */
export interface MoodHere extends Felt {
  input: { value: string; ownMoodId?: string | null; note?: string | null };
  /** The own mood that was pressed. */
  own?: OwnFace | undefined;
  /** If it is held back for the time of its undo. */
  held?: Waiting;
  /** If it waits on this device. */
  item?: WaitingItem;
}

/**
 * The newest mood there is: the server's current mood, one that waits on this device, or one that is held back for the
 * time of its undo (docs/rules.md, Moods).
 */
export function useMoodNow<Stored extends Felt>(stored: Stored | null | undefined): Stored | MoodHere | undefined {
  const here = [...useWaiting().flatMap(moodOfItem), ...moodOfHeld(useHeld("mood"))];
  return here.reduce<Stored | MoodHere | undefined>(
    (newest, mood) => (newest && timeOf(newest) > timeOf(mood) ? newest : mood),
    stored ?? undefined,
  );
}

function timeOf({ occurredAt }: Felt): number {
  return Date.parse(occurredAt);
}

/** An edit that waits is in the stored mood already. */
function moodOfItem(item: WaitingItem): MoodHere[] {
  if (item.kind !== "mood" || item.edit) return [];
  // Safe: it is the input of a mood's mutation, with GraphQL's keys.
  const input = item.input as MoodHere["input"];
  const occurredAt = timeOfWaiting(item).toISOString();
  return [{ value: input.value, occurredAt, timeZone: item.pressed.timeZone ?? "", input, item }];
}

function moodOfHeld(waiting: Waiting | undefined): MoodHere[] {
  if (waiting?.held.kind !== "mood") return [];
  const { value, own, pressed } = waiting.held;
  const input = { value: asEnum(value), ownMoodId: own?.id };
  return [
    { value: input.value, occurredAt: pressed.occurredAt, timeZone: pressed.timeZone, input, own, held: waiting },
  ];
}
