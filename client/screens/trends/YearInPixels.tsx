import { startTransition, useDeferredValue, useEffect, useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { YearInPixels_viewer$key } from "#client/__generated__/YearInPixels_viewer.graphql.ts";
import { DialogQuery } from "#client/chrome/screen/DialogQuery.tsx";
import { useToday } from "#client/chrome/session/useToday.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { RadioRow } from "#client/ui/fields/RadioRow.tsx";
import { Select } from "#client/ui/fields/Select.tsx";
import { Swap } from "#client/ui/motion/Swap.tsx";
import { YearGrid } from "./YearGrid.tsx";
import type { Shows } from "./pixelColours.ts";
import { choices, yearPlace } from "./YearInPixels.css.ts";

/** Every day of a year by its mood or karma. Choosing a day lets the person read it or add to it. */
export function YearInPixels({ viewer }: { viewer: YearInPixels_viewer$key }) {
  const { years: written } = useFragment(
    graphql`
      fragment YearInPixels_viewer on Viewer {
        years
      }
    `,
    viewer,
  );
  const thisYear = useToday().slice(0, 4);
  const [year, setYear] = useState(thisYear);
  const shownYear = useDeferredValue(year);
  const [shows, setShows] = useState<Shows>("mood");
  const shownShows = useDeferredValue(shows);
  const [tag, setTag] = useState<string>();
  // In a step of its own, after the rest of the screen: it is the largest part and far below.
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  const years = [...new Set([thisYear, ...written.map(String)])].toSorted().toReversed();

  return (
    <Card
      title="Year in Pixels"
      headEnd={
        <div className={choices}>
          <RadioRow label="Pixels show" labelHidden options={views} value={shows} onChange={setShows} />
          <Select
            label="Year"
            labelHidden
            size="small"
            options={years.map((value) => ({ value, label: value }))}
            value={year}
            onChange={setYear}
          />
        </div>
      }
    >
      <div className={yearPlace}>
        {isDrawn && (
          <Swap contentKey={shownYear}>
            <DialogQuery fallback={problem}>
              {(attempt) => (
                <YearGrid year={Number(shownYear)} shows={shownShows} tag={tag} onTag={setTag} attempt={attempt} />
              )}
            </DialogQuery>
          </Swap>
        )}
      </div>
    </Card>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <ErrorNote
      title="This year could not be loaded"
      text={reasonIn(error) ?? "Something went wrong. Please try again."}
      onRetry={retry}
    />
  );
}

const views = [
  { value: "mood", label: "Moods" },
  { value: "karma", label: "Karma" },
] as const satisfies readonly { value: Shows; label: string }[];
