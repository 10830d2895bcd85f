import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { OnThisDay_viewer$key } from "#client/__generated__/OnThisDay_viewer.graphql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { useMemories } from "../_waiting/useMemories.ts";
import { EarlierDay } from "./EarlierDay.tsx";
import * as css from "./OnThisDay.css.ts";

/** "On This Day": past days, with links. No card if there are none, or if they are switched off. */
export function OnThisDay({ viewer }: { viewer: OnThisDay_viewer$key }) {
  const { onThisDay, settings } = useFragment(
    graphql`
      fragment OnThisDay_viewer on Viewer {
        settings {
          memories
        }
        onThisDay(years: 3) {
          lookBack
          date
          title
          words
          kind
          entryId
          gold
          coal
          actions
          journals
          moods
        }
      }
    `,
    viewer,
  );
  const memories = useMemories(onThisDay);
  if (!settings.memories || memories.length === 0) return null;

  return (
    <Card title="On This Day">
      <ul className={css.list}>
        {memories.map((memory) => (
          <EarlierDay key={memory.date} memory={memory} />
        ))}
      </ul>
    </Card>
  );
}
