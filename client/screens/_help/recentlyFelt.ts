import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { recentlyFelt_viewer$key } from "#client/__generated__/recentlyFelt_viewer.graphql.ts";
import { useWaiting } from "#client/data/entries/outbox.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { useLookedUp } from "#client/chrome/session/shell.ts";
import { knownZone } from "#client/platform/zones.ts";
import type { Felt, FeltMood, FeltResponse } from "#domain/heavyDays.ts";
import { timeOfWaiting } from "#domain/waitingTime.ts";

type ToldMood = Record<keyof FeltMood, string>;
type ToldResponse = Record<keyof FeltResponse, string>;

/**
 * Returns the moods and responses of the last seven days, newest first, and after them those that wait on this device. The
 * shell already has them, so no request reveals their use.
 *
 * @param current The current mood, which comes first; the shell's data may be older.
 */
export function useRecentlyFelt(current?: ToldMood | null): Felt {
  return useFelt(useLookedUp(), current);
}

/** The same of another query. */
export function useFelt(viewer: recentlyFelt_viewer$key, current?: ToldMood | null): Felt {
  const { recentMoods, recentResponses } = useFragment(
    graphql`
      fragment recentlyFelt_viewer on Viewer {
        recentMoods {
          value
          occurredAt
          timeZone
        }
        recentResponses {
          # By which an edit that waits finds it.
          entryId
          type
          classification
          emotionResponse
          occurredAt
          timeZone
        }
      }
    `,
    viewer,
  );
  const moods = current ? [current, ...recentMoods] : recentMoods;
  // An edit that waits is among them already.
  const waiting = useWaiting().filter(({ edit }) => !edit);
  return {
    moods: [...moods, ...waiting.flatMap(moodOfWaiting)].map(moodFrom),
    responses: [...recentResponses, ...waiting.flatMap(responseOfWaiting)].map(responseFrom),
  };
}

function moodOfWaiting(item: WaitingItem): ToldMood[] {
  const { value } = saidIn(item);
  return item.kind === "mood" && value ? [{ value, ...whenOf(item) }] : [];
}

function responseOfWaiting(item: WaitingItem): ToldResponse[] {
  const { type, classification, emotionResponse } = saidIn(item);
  return item.kind === "action" && type && classification && emotionResponse
    ? [{ type, classification, emotionResponse, ...whenOf(item) }]
    : [];
}

function whenOf(item: WaitingItem): Pick<ToldMood, "occurredAt" | "timeZone"> {
  return { occurredAt: timeOfWaiting(item).toISOString(), timeZone: item.pressed.timeZone ?? "" };
}

function saidIn({ input }: WaitingItem): Partial<Record<string, string | null>> {
  // Safe: it is the input of this kind's mutation, with GraphQL's keys.
  return input as Partial<Record<string, string | null>>;
}

function moodFrom({ value, occurredAt, timeZone }: ToldMood): FeltMood {
  return { value, occurredAt: new Date(occurredAt), timeZone: knownZone(timeZone) };
}

function responseFrom({ type, classification, emotionResponse, occurredAt, timeZone }: ToldResponse): FeltResponse {
  return {
    type,
    classification,
    emotionResponse,
    occurredAt: new Date(occurredAt),
    timeZone: knownZone(timeZone),
  };
}
