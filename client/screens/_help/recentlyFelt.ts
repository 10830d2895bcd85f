import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type {
  recentlyFelt_viewer$data,
  recentlyFelt_viewer$key,
} from "#client/__generated__/recentlyFelt_viewer.graphql.ts";
import { useLookedUp } from "#client/chrome/session/shell.ts";
import { knownZone } from "#client/platform/zones.ts";
import { fromEnum } from "#domain/enums.ts";
import type { Felt, FeltMood, FeltResponse } from "#domain/heavyDays.ts";
import { actionTypes, signs } from "#domain/karma.ts";

type ToldMood = Record<keyof FeltMood, string>;
type ToldResponse = recentlyFelt_viewer$data["recentResponses"][number];

/**
 * Returns the moods and responses of the last seven days, newest first. The shell already has them, so no request reveals
 * their use.
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
  return { moods: moods.map(moodFrom), responses: recentResponses.map(responseFrom) };
}

function moodFrom({ value, occurredAt, timeZone }: ToldMood): FeltMood {
  return { value, occurredAt: new Date(occurredAt), timeZone: knownZone(timeZone) };
}

function responseFrom({ type, classification, emotionResponse, occurredAt, timeZone }: ToldResponse): FeltResponse {
  return {
    type: fromEnum(actionTypes, type),
    classification: fromEnum(signs, classification),
    emotionResponse,
    occurredAt: new Date(occurredAt),
    timeZone: knownZone(timeZone),
  };
}
