import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { recentlyFelt_viewer$key } from "#client/__generated__/recentlyFelt_viewer.graphql.ts";
import { useLookedUp } from "#client/chrome/session/shell.ts";
import { knownZone } from "#client/platform/zones.ts";
import type { FeltMood } from "#domain/heavyDays.ts";

type ToldMood = Record<keyof FeltMood, string>;

/**
 * The moods of the last seven days, newest first. The shell holds them anyway, so no request tells what they are looked at for.
 *
 * @param current Stands before them, where it may be older.
 */
export function useRecentlyFelt(current?: ToldMood | null): FeltMood[] {
  const { recentMoods } = useFragment<recentlyFelt_viewer$key>(
    graphql`
      fragment recentlyFelt_viewer on Viewer {
        recentMoods {
          value
          occurredAt
          timeZone
        }
      }
    `,
    useLookedUp(),
  );
  return (current ? [current, ...recentMoods] : recentMoods).map(({ value, occurredAt, timeZone }) => ({
    value,
    occurredAt: new Date(occurredAt),
    timeZone: knownZone(timeZone),
  }));
}
