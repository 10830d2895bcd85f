import { memo, useMemo, useRef, useState } from "react";
import { useFragment, useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { YearGrid_viewer$key } from "#client/__generated__/YearGrid_viewer.graphql.ts";
import type { YearGridQuery } from "#client/__generated__/YearGridQuery.graphql.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { isStill } from "#client/ui/motion/isStill.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { fullNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { fromEnum } from "#domain/enums.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { lastDayOf, moved, type Pixel } from "#domain/pixels.ts";
import { counted } from "#domain/trendWords.ts";
import { ChartTable } from "./ChartTable.tsx";
import { ChosenDay } from "./ChosenDay.tsx";
import { legendOf, type LegendEntry, type Shows } from "./pixelColours.ts";
import { count, halves, halfName, legend, legendDot, legendEntry, ofNothing, topOfYear } from "./YearGrid.css.ts";
import { YearMonths } from "./YearMonths.tsx";
import { tagged } from "./pixels.css.ts";
import { TagFilter, YearTags, type TagOfYear } from "./YearTags.tsx";

interface YearGridProps {
  year: number;
  shows: Shows;
  /** The id of the tag whose days are shown alone. */
  tag: string | undefined;
  onTag: (id: string | undefined) => void;
  attempt: number;
}

/** A year by its months, and the chosen day. */
export const YearGrid = memo(function YearGrid({ year, shows, tag, onTag, attempt }: YearGridProps) {
  const today = useToday();
  const top = useRef<HTMLDivElement>(null);
  // The screen's query loaded this year. Another year may be out of date, so it is refetched.
  const isHere = year === Number(today.slice(0, 4));
  const { viewer } = useLazyLoadQuery<YearGridQuery>(
    graphql`
      query YearGridQuery($year: Int!, $from: Date!, $to: Date!) {
        viewer @required(action: THROW) {
          ...YearGrid_viewer @arguments(year: $year, from: $from, to: $to)
        }
      }
    `,
    { year, from: `${year}-01-01`, to: `${year}-12-31` },
    { fetchKey: attempt, fetchPolicy: isHere ? "store-or-network" : "store-and-network" },
  );
  const { yearInPixels, tagDays } = useFragment<YearGrid_viewer$key>(
    graphql`
      fragment YearGrid_viewer on Viewer
      @argumentDefinitions(year: { type: "Int!" }, from: { type: "Date!" }, to: { type: "Date!" }) {
        yearInPixels(year: $year) {
          date
          gold
          coal
          mood
        }
        tagDays(from: $from, to: $to) {
          tag {
            id
            name
          }
          days
        }
      }
    `,
    viewer,
  );
  const pixels = useMemo(
    () => yearInPixels.map(({ mood, ...day }): Pixel => ({ ...day, mood: fromEnum(moods, mood) ?? null })),
    [yearInPixels],
  );
  const days = useMemo(() => withTag(pixels, undefined), [pixels]);
  // A name that cannot be decrypted is empty.
  const tags = useMemo(
    () => tagDays.map(({ tag: { id, name }, days: used }) => ({ id, name, days: used })).filter(({ name }) => name),
    [tagDays],
  );
  const chosenTag = tags.find(({ id }) => id === tag);
  const shown = useMemo(() => withTag(pixels, chosenTag), [pixels, chosenTag]);
  const last = lastDayOf(year, today, pixels.at(-1)?.date);
  const [wanted, setWanted] = useState(last);
  /** The half that a phone shows, where it is not the chosen day's. */
  const [wantedHalf, setWantedHalf] = useState<0 | 1>();
  const chosen = wanted > last ? last : wanted;
  const half = wantedHalf ?? halfOf(chosen);
  const choose = useMemo(
    () => (day: LocalDate) => {
      setWanted(day);
      setWantedHalf(undefined);
    },
    [],
  );

  const chooseTag = (id: string | undefined) => {
    onTag(id);
    // The rows are below the year. On a phone the year may be out of sight.
    if (id) top.current?.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
  };

  return (
    <>
      <div ref={top} className={topOfYear}>
        <TagFilter tag={chosenTag} onClear={() => onTag(undefined)} />
      </div>
      <div className={halves}>
        <IconButton icon="back" label={halfNames[0]} disabled={half === 0} onClick={() => setWantedHalf(0)} />
        <p className={halfName} aria-live="polite">
          {halfNames[half]}
        </p>
        <IconButton
          icon="right"
          label={halfNames[1]}
          disabled={half === 1 || halfOf(last) === 0}
          onClick={() => setWantedHalf(1)}
        />
      </div>
      <YearMonths
        year={year}
        days={shown}
        tag={chosenTag?.name}
        last={last}
        today={today}
        shows={shows}
        chosen={chosen}
        half={half}
        onChoose={choose}
      />
      <Legend days={[...shown.values()]} shows={shows} isOfTag={chosenTag !== undefined} />
      <ChosenDay
        day={days.get(chosen) ?? emptyDay(chosen)}
        holdsAnything={days.has(chosen)}
        today={today}
        before={moved(chosen, "ArrowLeft", last)}
        after={moved(chosen, "ArrowRight", last)}
        onChoose={choose}
      />
      <YearTable year={year} days={[...shown.values()]} tag={chosenTag} />
      <YearTags year={year} tags={tags} chosen={chosenTag} onChoose={chooseTag} />
    </>
  );
});

/** The days of a year, or those with a tag. */
function withTag(pixels: readonly Pixel[], tag: TagOfYear | undefined): ReadonlyMap<LocalDate, Pixel> {
  const dates = tag && new Set(tag.days);
  return new Map(pixels.filter(({ date }) => !dates || dates.has(date)).map((day) => [day.date, day]));
}

interface YearTableProps {
  year: number;
  days: readonly Pixel[];
  tag: TagOfYear | undefined;
}

function YearTable({ year, days, tag }: YearTableProps) {
  const felt = counted(days.filter(({ mood }) => mood !== null).length, "day");
  return (
    <ChartTable
      name={`The days of ${year}`}
      lead={tag ? `${felt} with “${tag.name}” and a mood in ${year}.` : `${felt} with a mood in ${year}.`}
      head={["Day", "Mood", "Good Karma", "Learning Points"]}
      rows={() =>
        days.map(({ date, mood, gold, coal }) => [
          fullNameOfDay(date),
          mood ? moodFaces[mood].label : "none",
          gold,
          coal,
        ])
      }
    />
  );
}

const halfNames = ["January to June", "July to December"] as const;

function halfOf(date: LocalDate): 0 | 1 {
  return date.slice(5, 7) <= "06" ? 0 : 1;
}

function emptyDay(date: LocalDate): Pixel {
  return { date, gold: 0, coal: 0, mood: null };
}

interface LegendProps {
  days: readonly Pixel[];
  shows: Shows;
  /** Whether only the days of a tag are shown. */
  isOfTag: boolean;
}

function Legend({ days, shows, isOfTag }: LegendProps) {
  const entries = legendOf(days, shows);
  const others = days.length - entries.reduce((sum, entry) => sum + entry.count, 0);
  return (
    <ul className={legend}>
      {entries.map((entry) => (
        <Explained key={entry.name} {...entry} />
      ))}
      {isOfTag && others > 0 && <Explained name={nothingNoted[shows]} colours={tagged} count={others} />}
      {!isOfTag && (
        <li className={`${legendEntry} ${ofNothing}`}>
          <span className={legendDot} aria-hidden="true" />
          {nothingNoted[shows]}
        </li>
      )}
    </ul>
  );
}

function Explained({ name, colours, count: days }: LegendEntry) {
  return (
    <li className={legendEntry}>
      <span className={`${legendDot} ${colours}`} aria-hidden="true" />
      {name} <span className={count}>{days}</span>
    </li>
  );
}

const nothingNoted: Readonly<Record<Shows, string>> = { mood: "No mood", karma: "No karma" };
