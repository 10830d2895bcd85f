import type { LocalDate } from "#domain/days.ts";
import { ContentsList } from "./ContentsList.tsx";
import { heading } from "./ContentsLeaf.css.ts";
import type { MonthOfBook } from "./useBook.ts";

interface ContentsLeafProps {
  months: readonly MonthOfBook[];
  current: MonthOfBook;
  onMonth: (firstDay: LocalDate) => void;
}

/** The contents of a month's year, beside its opening. */
export function ContentsLeaf({ months, current, onMonth }: ContentsLeafProps) {
  const year = current.firstDay.slice(0, 4);

  return (
    <nav aria-label="Contents">
      <h2 className={heading}>Contents</h2>
      <ContentsList
        months={months.filter(({ firstDay }) => firstDay.startsWith(year))}
        current={current}
        heading="h3"
        onMonth={onMonth}
      />
    </nav>
  );
}
