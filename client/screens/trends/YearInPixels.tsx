import { useDeferredValue, useState } from "react";
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
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Swap } from "#client/ui/motion/Swap.tsx";
import { YearGrid } from "./YearGrid.tsx";
import { choice, yearPlace } from "./YearInPixels.css.ts";

/** Every day of a year by its mood or its karma. A day is read, or added to, by choosing it. */
export function YearInPixels({ viewer }: { viewer: YearInPixels_viewer$key }) {
  const { months } = useFragment(
    graphql`
      fragment YearInPixels_viewer on Viewer {
        months
      }
    `,
    viewer,
  );
  const thisYear = useToday().slice(0, 4);
  const [year, setYear] = useState(thisYear);
  const shownYear = useDeferredValue(year);
  const [shows, setShows] = useState<Shows>("mood");
  const shownShows = useDeferredValue(shows);
  // Nothing on the screen is as large, and hardly anything as far below.
  const isDrawn = useDeferredValue(true, false);
  const years = [...new Set([thisYear, ...months.map((month) => month.slice(0, 4))])].toSorted().toReversed();

  return (
    <Card
      title="Year in Pixels"
      headEnd={
        <Select
          label="Year"
          labelHidden
          size="small"
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
        />
      }
    >
      <Stack>
        <div className={choice}>
          <RadioRow label="Pixels show" labelHidden options={views} value={shows} onChange={setShows} />
        </div>
        <div className={yearPlace}>
          {isDrawn && (
            <Swap of={shownYear}>
              <DialogQuery fallback={problem}>
                {(attempt) => <YearGrid year={Number(shownYear)} shows={shownShows} attempt={attempt} />}
              </DialogQuery>
            </Swap>
          )}
        </div>
      </Stack>
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

export type Shows = (typeof views)[number]["value"];

const views = [
  { value: "mood", label: "Moods" },
  { value: "karma", label: "Karma" },
] as const;
