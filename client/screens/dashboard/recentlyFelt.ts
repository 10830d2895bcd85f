import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { recentlyFelt_viewer$key } from "#client/__generated__/recentlyFelt_viewer.graphql.ts";
import { useLookedUp } from "#client/chrome/session/shell.ts";
import { knownZone } from "#client/platform/zones.ts";
import type { FeltMood } from "#domain/heavyDays.ts";

type ToldMood = Record<keyof FeltMood, string>;

/**
 * Returns the moods of the last seven days, newest first. The shell already has them, so no request reveals their use.
 *
 * @param current Comes first; the shell's data may be older.
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
