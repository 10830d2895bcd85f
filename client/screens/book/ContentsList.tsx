import { useEffect, useRef } from "react";
import { countOfPages, pageAt } from "#domain/book.ts";
import { nameOfMonth } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import * as css from "./ContentsList.css.ts";
import type { MonthOfBook } from "./useBook.ts";

interface ContentsListProps {
  months: readonly MonthOfBook[];
  current: MonthOfBook;
  /** The level of the years' headings. */
  heading: "h3" | "h2";
  onMonth: (firstDay: LocalDate) => void;
}

/** The months by years, each with its pages and the number of the page it begins with. */
export function ContentsList({ months, current, heading: Heading, onMonth }: ContentsListProps) {
  const here = useRef<HTMLButtonElement>(null);
  // The dialog around it opens after its effects.
  useEffect(() => {
    const frame = requestAnimationFrame(() => here.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const years = new Set(months.map(({ firstDay }) => firstDay.slice(0, 4)));

  return [...years].map((year) => (
    <section key={year}>
      <Heading className={css.year}>{year}</Heading>
      <ol className={css.list}>
        {months
          .filter(({ firstDay }) => firstDay.startsWith(year))
          .map((month) => (
            <li key={month.firstDay}>
              <button
                type="button"
                ref={month === current ? here : undefined}
                className={css.row}
                aria-current={month === current ? "true" : undefined}
                onClick={() => onMonth(month.firstDay)}
              >
                <span>{nameOfMonth(month.firstDay).slice(0, -5)}</span>
                <small className={css.count}>{countOf(month)}</small>
                <span className={css.leader} />
                <span className={css.number}>{pageAt(month, month.before + month.pages)}</span>
              </button>
            </li>
          ))}
      </ol>
    </section>
  ));
}

function countOf({ pages, entries }: MonthOfBook): string {
  if (pages > 0) return countOfPages(pages);
  return `${entries} ${entries === 1 ? "entry" : "entries"}`;
}
