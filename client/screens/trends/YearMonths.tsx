import { memo, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { weekdayOf, type LocalDate } from "#domain/days.ts";
import { dayIn, moved, type Pixel } from "#domain/pixels.ts";
import { counted, shortMonth } from "#domain/trendWords.ts";
import { colourOf, type Shows } from "./pixelColours.ts";
import { tagged, toCome } from "./pixels.css.ts";
import {
  cell,
  chosenDay,
  daysGrid,
  list,
  month as monthStyle,
  monthName,
  noDay,
  otherHalf,
  thisDay,
} from "./YearMonths.css.ts";

interface YearMonthsProps {
  year: number;
  days: ReadonlyMap<LocalDate, Pixel>;
  /** The name of the tag that all these days have, if only its days are shown. */
  tag: string | undefined;
  /** No day after it can be chosen. */
  last: LocalDate;
  today: LocalDate;
  shows: Shows;
  chosen: LocalDate;
  /** The half that a phone shows: 0 or 1. */
  half: number;
  onChoose: (day: LocalDate) => void;
}

/** The months of a year. Each is one button, which opens the day nearest to the tap; the arrow keys go on from there. */
export function YearMonths({ year, days, tag, last, today, shows, chosen, half, onChoose }: YearMonthsProps) {
  const months = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(chosen, event.key, last);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    months.current?.querySelectorAll<HTMLElement>("button")[Number(next.slice(5, 7)) - 1]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in it
    <ul ref={months} className={list} aria-label={`${year} by month`} onKeyDown={onKeyDown}>
      {Array.from({ length: 12 }, (_, index) => {
        const isOf = (date: LocalDate) => date.startsWith(`${year}-`) && Number(date.slice(5, 7)) === index + 1;
        return (
          <li key={index} className={Math.floor(index / 6) === half ? undefined : otherHalf}>
            <Month
              year={year}
              month={index + 1}
              days={days}
              tag={tag}
              last={last}
              shows={shows}
              today={isOf(today) ? today : undefined}
              chosen={isOf(chosen) ? chosen : undefined}
              onChoose={onChoose}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface MonthProps extends Pick<YearMonthsProps, "year" | "days" | "tag" | "last" | "shows" | "onChoose"> {
  month: number;
  /** These two only if they are of this month. */
  today: LocalDate | undefined;
  chosen: LocalDate | undefined;
}

const Month = memo(function Month(props: MonthProps) {
  const { year, month, days, tag, last, shows, today, chosen, onChoose } = props;
  const dates = Array.from({ length: 31 }, (_, index) => dayIn(year, month, index + 1)).filter(
    (date) => date !== undefined,
  );
  const first = dates[0] ?? last;
  const used = dates.filter((date) => days.has(date));
  const cells = (
    <>
      <span className={monthName}>
        {shortMonth(month)}{" "}
        <VisuallyHidden>
          {year}: {counted(used.length, "day")} {tag ? `with “${tag}”` : "with an entry"}.
        </VisuallyHidden>
      </span>
      <span className={daysGrid}>
        {dates.map((date, index) => {
          const day = days.get(date);
          const marks = [date === today && thisDay, date === chosen && date !== today && chosenDay];
          const colour = date > last ? toCome : day && (colourOf(day, shows) || (tag && tagged));
          return (
            <span
              key={date}
              data-date={date}
              className={[cell, colour, ...marks].filter(Boolean).join(" ")}
              style={index === 0 ? { gridColumn: weekdayOf(date) } : undefined}
            />
          );
        })}
      </span>
    </>
  );
  if (first > last) return <span className={`${monthStyle} ${noDay}`}>{cells}</span>;

  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    // A press of a key has no place: it opens the last day that holds anything.
    const pressed = detail === 0 ? used.at(-1) : nearestDay(currentTarget, clientX, clientY);
    const wanted = pressed ?? first;
    onChoose(wanted > last ? last : wanted);
  };
  return (
    <button className={monthStyle} aria-current={chosen ? "true" : undefined} onClick={choose}>
      {cells}
    </button>
  );
});

function nearestDay(month: HTMLElement, x: number, y: number): LocalDate | undefined {
  const cells = [...month.querySelectorAll<HTMLElement>("[data-date]")].map((drawn) => {
    const { left, top, width, height } = drawn.getBoundingClientRect();
    return { date: drawn.dataset.date, far: Math.hypot(left + width / 2 - x, top + height / 2 - y) };
  });
  return cells.toSorted((one, other) => one.far - other.far)[0]?.date;
}
