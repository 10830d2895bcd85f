import type { LocalDate } from "#domain/days.ts";
import { ContentsList } from "./ContentsList.tsx";
import { heading, list } from "./ContentsLeaf.css.ts";
import type { MonthOfBook } from "./useBook.ts";

interface ContentsLeafProps {
  months: readonly MonthOfBook[];
  current: MonthOfBook;
  onMonth: (firstDay: LocalDate) => void;
}

/** The contents, beside the opening of a month. Those of many years are scrolled within the leaf. */
export function ContentsLeaf({ months, current, onMonth }: ContentsLeafProps) {
  return (
    <nav aria-label="Contents">
      <h2 className={heading}>Contents</h2>
      <div className={list}>
        <ContentsList months={months} current={current} heading="h3" onMonth={onMonth} />
      </div>
    </nav>
  );
}
