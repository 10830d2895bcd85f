import { useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { OnThisDay_viewer$key } from "#client/__generated__/OnThisDay_viewer.graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { isHardest } from "#domain/heavyDays.ts";
import { useMemories } from "../_waiting/useMemories.ts";
import { EarlierDay } from "./EarlierDay.tsx";
import * as css from "./OnThisDay.css.ts";
import { useMoodNow } from "./useMoodNow.ts";

/** "On This Day": past days, with links. A phone shows the first, and the others at a press. No card if there are none, or if they are switched off. */
export function OnThisDay({ viewer }: { viewer: OnThisDay_viewer$key }) {
  const { onThisDay, settings, currentMood } = useFragment(
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
        currentMood {
          value
          occurredAt
          timeZone
        }
      }
    `,
    viewer,
  );
  const memories = useMemories(onThisDay);
  const mood = useMoodNow(currentMood);
  const [isWhole, setIsWhole] = useState(false);
  if (!settings.memories || memories.length === 0 || isHardest(mood?.value ?? "")) return null;
  const others = memories.length - 1;

  return (
    <Card dense title="On This Day">
      <ul className={isWhole ? css.list : css.beginning}>
        {memories.map((memory) => (
          <EarlierDay key={memory.date} memory={memory} />
        ))}
      </ul>
      {others > 0 && (
        <div className={css.more}>
          <Button variant="plain" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? "Show one day" : `${others} more ${others === 1 ? "day" : "days"}`}
          </Button>
        </div>
      )}
    </Card>
  );
}
