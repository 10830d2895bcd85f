import { memo, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useFragment, useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { YearGrid_viewer$key } from "#client/__generated__/YearGrid_viewer.graphql.ts";
import type { YearGridQuery } from "#client/__generated__/YearGridQuery.graphql.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import type { LocalDate } from "#domain/days.ts";
import { fromEnum } from "#domain/enums.ts";
import { moods, type Mood } from "#domain/moods.ts";
import { dayIn, lastDayOf, moved, type Pixel } from "#domain/pixels.ts";
import { counted, pixelInWords, shortMonth } from "#domain/trendWords.ts";
import { weatherNames, weatherOf, weathers } from "#domain/weathers.ts";
import { ChosenDay } from "./ChosenDay.tsx";
import {
  grid,
  karmaPixels,
  legend,
  legendDot,
  legendEntry,
  monthName,
  noDay,
  pixel,
  sum,
  toCome,
} from "./YearGrid.css.ts";
import type { Shows } from "./YearInPixels.tsx";

interface YearGridProps {
  year: number;
  shows: Shows;
  attempt: number;
}

/** The months of a year, one below another, and the day that is chosen. Arrow keys go from day to day, and up and down by months. */
export const YearGrid = memo(function YearGrid({ year, shows, attempt }: YearGridProps) {
  const today = useToday();
  // This year came with the screen; another one may have changed since it was last shown.
  const isHere = year === Number(today.slice(0, 4));
  const { viewer } = useLazyLoadQuery<YearGridQuery>(
    graphql`
      query YearGridQuery($year: Int!) {
        viewer @required(action: THROW) {
          ...YearGrid_viewer @arguments(year: $year)
        }
      }
    `,
    { year },
    { fetchKey: attempt, fetchPolicy: isHere ? "store-or-network" : "store-and-network" },
  );
  const { yearInPixels } = useFragment<YearGrid_viewer$key>(
    graphql`
      fragment YearGrid_viewer on Viewer @argumentDefinitions(year: { type: "Int!" }) {
        yearInPixels(year: $year) {
          date
          gold
          coal
          mood
        }
      }
    `,
    viewer,
  );
  const days = useMemo(
    () =>
      new Map(
        yearInPixels.map(({ mood, ...day }): [LocalDate, Pixel] => [
          day.date,
          { ...day, mood: fromEnum(moods, mood) ?? null },
        ]),
      ),
    [yearInPixels],
  );
  const last = lastDayOf(year, today, yearInPixels.at(-1)?.date);
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(last);
  const [isTold, setIsTold] = useState(false);
  const chosen = wanted > last ? last : wanted;
  const choose = (day: LocalDate) => {
    setIsTold(false);
    setWanted(day);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(chosen, event.key, last);
    if (!next) return;
    event.preventDefault();
    // Drawn before the focus comes, because an empty day is hidden from readers until it is chosen.
    flushSync(() => choose(next));
    table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    const day = target instanceof Element ? target.closest<HTMLElement>("[data-date]")?.dataset.date : undefined;
    if (day) choose(day);
  };

  return (
    <>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid's days are cells that take the focus
        role="grid"
        aria-label={`The days of ${year}`}
        className={grid}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <tbody>
          {Array.from({ length: 12 }, (_, index) => (
            <Month
              key={index}
              year={year}
              month={index + 1}
              days={days}
              last={last}
              shows={shows}
              chosen={Number(chosen.slice(5, 7)) === index + 1 ? chosen : undefined}
            />
          ))}
        </tbody>
      </table>
      <Legend shows={shows} />
      <p className={sum}>
        {counted([...days.values()].filter(({ mood }) => mood !== null).length, "day")} with a mood in {year}.
      </p>
      <ChosenDay
        day={days.get(chosen) ?? emptyDay(chosen)}
        holdsAnything={days.has(chosen)}
        today={today}
        isTold={isTold}
        before={moved(chosen, "ArrowLeft", last)}
        after={moved(chosen, "ArrowRight", last)}
        onChoose={(day) => {
          setWanted(day);
          setIsTold(true);
        }}
      />
    </>
  );
});

interface MonthProps {
  year: number;
  month: number;
  days: ReadonlyMap<LocalDate, Pixel>;
  /** No day after it can be chosen. */
  last: LocalDate;
  shows: Shows;
  /** The chosen day, if it is of this month. */
  chosen: LocalDate | undefined;
}

const Month = memo(function Month({ year, month, days, last, shows, chosen }: MonthProps) {
  return (
    <tr>
      <th scope="row" className={monthName}>
        {shortMonth(month)}
      </th>
      {Array.from({ length: 31 }, (_, index) => {
        const date = dayIn(year, month, index + 1);
        if (!date) return <td key={index} className={noDay} aria-hidden="true" />;
        if (date > last) return <td key={date} className={`${pixel} ${toCome}`} aria-hidden="true" />;
        const day = days.get(date);
        return (
          <td
            key={date}
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- not every reader knows that a grid's td is one
            role="gridcell"
            data-date={date}
            tabIndex={date === chosen ? 0 : -1}
            aria-selected={date === chosen}
            // A screen reader that reads the whole year leaves out empty days; the arrow keys reach them.
            aria-hidden={!day && date !== chosen}
            aria-label={pixelInWords(day ?? emptyDay(date))}
            className={`${pixel} ${day ? colourOf(day, shows) : ""}`}
          />
        );
      })}
    </tr>
  );
});

function emptyDay(date: LocalDate): Pixel {
  return { date, gold: 0, coal: 0, mood: null };
}

function colourOf({ mood, gold, coal }: Pixel, shows: Shows): string {
  if (shows === "mood") return colourOfMood(mood);
  if (gold === 0 && coal === 0) return "";
  return karmaPixels[karmaKind(gold - coal)];
}

function colourOfMood(mood: Mood | null): string {
  const weather = mood && weatherOf(mood);
  return weather ? weatherColors[weather] : "";
}

type KarmaKind = keyof typeof karmaPixels;

function karmaKind(more: number): KarmaKind {
  if (more === 0) return "even";
  if (more < 0) return "coal";
  return more > 3 ? "muchGold" : "gold";
}

const karmaWords: Readonly<Record<KarmaKind, string>> = {
  gold: "More Good Karma",
  muchGold: "Far more Good Karma",
  even: "Equal",
  coal: "More Learning Points",
};

function Legend({ shows }: { shows: Shows }) {
  const entries =
    shows === "mood"
      ? weathers.map((weather) => ({ name: weatherNames[weather], colours: weatherColors[weather] }))
      : (Object.keys(karmaWords) as KarmaKind[]).map((kind) => ({
          name: karmaWords[kind],
          colours: karmaPixels[kind],
        }));

  return (
    <ul className={legend}>
      {entries.map(({ name, colours }) => (
        <li key={name} className={legendEntry}>
          <span className={`${legendDot} ${colours}`} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
