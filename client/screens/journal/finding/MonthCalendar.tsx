import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { MonthCalendarQuery } from "#client/__generated__/MonthCalendarQuery.graphql.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { fullNameOfDay, nameOfMonth } from "#domain/dayNames.ts";
import { addDays, monthOf, rangeOf, weekdayOf, type LocalDate } from "#domain/days.ts";
import { fromEnum } from "#domain/enums.ts";
import { moods } from "#domain/moods.ts";
import { weatherNames, weatherOf } from "#domain/weathers.ts";
import * as styles from "./MonthCalendar.css.ts";

interface MonthCalendarProps {
  /** The shown day or month, if there is one. */
  day: LocalDate | null;
  month: LocalDate | null;
  /** The number of results by day, the newest day first. */
  found: ReadonlyMap<LocalDate, number>;
  onDay: (day: LocalDate) => void;
}

/** A month whose days link to their entries. A dot marks a day with results. */
export function MonthCalendar({ day, month: asked, found, onDay }: MonthCalendarProps) {
  const today = useToday();
  const [month, setMonth] = useState(() => monthOf(day ?? asked ?? today));
  const [focused, setFocused] = useState<LocalDate>();
  const [known, setKnown] = useState<typeof found>();
  const table = useRef<HTMLTableElement>(null);
  const weathers = useWeathers(Number(month.slice(0, 4)));
  const end = rangeOf("month", month).to ?? month;
  const [newest] = found.keys();

  // The calendar moves to a month with new results.
  if (found !== known) {
    setKnown(found);
    if (newest && ![...found.keys()].some((date) => monthOf(date) === month)) setMonth(monthOf(newest));
  }
  const last = end < today ? end : today;
  const inMonth = (date: LocalDate | null | undefined) => (date && monthOf(date) === month ? date : undefined);
  const stop = inMonth(focused) ?? inMonth(day) ?? inMonth(today) ?? month;

  const show = (date: LocalDate) => {
    setMonth(monthOf(date));
    setFocused(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step !== undefined && addDays(stop, step);
    if (!next || next > today) return;
    event.preventDefault();
    flushSync(() => {
      setMonth(monthOf(next));
      setFocused(next);
    });
    table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };

  return (
    <Card>
      <div className={styles.bar}>
        <IconButton
          icon="back"
          variant="plain"
          label={nameOfMonth(monthOf(addDays(month, -1)))}
          onClick={() => show(addDays(month, -1))}
        />
        <h2 className={styles.name} aria-live="polite">
          {nameOfMonth(month)}
        </h2>
        <IconButton
          icon="right"
          variant="plain"
          label={nameOfMonth(addDays(end, 1))}
          disabled={addDays(end, 1) > today}
          onClick={() => show(addDays(end, 1))}
        />
      </div>
      <div className={styles.weeks}>
        <table ref={table} className={styles.grid} aria-label={`The days of ${nameOfMonth(month)}`}>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col" abbr={name} className={styles.weekday}>
                  {name.slice(0, 1)}
                </th>
              ))}
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move among its buttons */}
          <tbody onKeyDown={onKeyDown}>
            {weeksOf(month, end).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((date, index) => (
                  <td key={weekdays[index]} className={styles.cell}>
                    {date && date <= last ? (
                      <button
                        type="button"
                        data-date={date}
                        tabIndex={date === stop ? 0 : -1}
                        aria-pressed={date === day}
                        aria-label={wordsOf(date, weathers.get(date), found.get(date))}
                        className={[
                          styles.date,
                          weatherColors[weathers.get(date) ?? "still"],
                          weathers.has(date) && styles.held,
                          date === today && styles.today,
                          found.has(date) && styles.hit,
                          date === day && styles.chosen,
                        ]
                          .filter(Boolean)
                          .join(" ")}
                        onFocus={() => setFocused(date)}
                        onClick={() => onDay(date)}
                      >
                        {Number(date.slice(8))}
                      </button>
                    ) : (
                      date && <span className={styles.toCome}>{Number(date.slice(8))}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        Each day has the colour of its mood.{found.size > 0 && " A dot marks a day with results."}
      </p>
    </Card>
  );
}

/** The weather of each day of a year, by its latest mood. */
function useWeathers(year: number) {
  const { viewer } = useLazyLoadQuery<MonthCalendarQuery>(
    graphql`
      query MonthCalendarQuery($year: Int!) {
        viewer @required(action: THROW) {
          yearInPixels(year: $year) {
            date
            mood
          }
        }
      }
    `,
    { year },
    { fetchPolicy: "store-and-network" },
  );
  return new Map(
    viewer.yearInPixels.flatMap(({ date, mood }) => {
      const known = fromEnum(moods, mood);
      return known ? [[date, weatherOf(known)] as const] : [];
    }),
  );
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The weeks of a month from Monday. Days of other months are undefined. */
function weeksOf(month: LocalDate, end: LocalDate): (LocalDate | undefined)[][] {
  const blanks = weekdayOf(month) - 1;
  const days = Array.from({ length: Number(end.slice(8)) }, (_, index) => addDays(month, index));
  const cells = [...Array.from({ length: blanks }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => cells[7 * week + index]),
  );
}

function wordsOf(date: LocalDate, weather: keyof typeof weatherNames | undefined, found: number | undefined): string {
  const facts = [fullNameOfDay(date), weather && weatherNames[weather].toLowerCase(), found && `${found} found`];
  return facts.filter(Boolean).join(", ");
}
