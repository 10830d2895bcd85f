import { beginsWithLetter, numbersOf, type BookLeaf } from "#domain/book.ts";
import { nameOfMonth, nameWithinMonth } from "#domain/dayNames.ts";
import { CannotOpen } from "#client/ui/notes/CannotOpen.tsx";
import { Questions } from "#client/ui/display/Questions.tsx";
import * as css from "./DaysLeaf.css.ts";
import { run } from "./leaves.css.ts";
import { MonthAway } from "./MonthAway.tsx";
import type { BookEntry, OpenMonth } from "./openMonth.ts";
import { isWhole, type MonthOfBook } from "./useBook.ts";
import type { MonthState } from "./useOpenMonths.ts";

interface DaysLeafProps {
  leaf: BookLeaf;
  month: MonthOfBook;
  open: OpenMonth;
  state: MonthState;
  onRetry: () => void;
}

/** Some days of a month, with everything that was written on them. */
export function DaysLeaf({ leaf, month, open, state, onRetry }: DaysLeafProps) {
  const first = open.entries.find(({ isPage }) => isPage);
  const days = open.days.filter(({ date }) => leaf.from <= date && date <= leaf.to);
  const numbers = numbersOf(leaf);

  return (
    <>
      <h2 className={run}>{nameOfMonth(month.firstDay)}</h2>
      <div className={css.days}>
        {days.map(({ date }) => {
          const entries = open.entries.filter(({ day }) => day === date);
          return (
            entries.length > 0 && (
              <section key={date}>
                <h3 className={css.day}>{nameWithinMonth(date)}</h3>
                {entries.map((entry) => (
                  <EntryInBook key={entry.id} entry={entry} isFirst={entry === first} />
                ))}
              </section>
            )
          );
        })}
        {!isWhole(leaf.to, open) && <MonthAway month={month} state={state} onRetry={onRetry} isRest />}
      </div>
      <p className={css.number}>{numbers}</p>
    </>
  );
}

/** The first page of a month begins with a large letter. */
function EntryInBook({ entry, isFirst }: { entry: BookEntry; isFirst: boolean }) {
  const { title, face, occurredAt, time, facts, texts, isPage, isUnreadable } = entry;
  const text = isPage ? css.pageText : css.text;

  return (
    <article className={isPage ? css.page : css.entry}>
      <h4 className={isPage ? css.pageTitle : css.title}>
        <span className={css.face}>{face}</span> {title && <bdi>{title}</bdi>}{" "}
        <time dateTime={occurredAt} className={css.time}>
          {time}
        </time>
      </h4>
      <p className={css.facts}>{facts}</p>
      {isUnreadable && <CannotOpen kind="entry" />}
      {!isUnreadable &&
        texts.map(({ name, heading, text: words }, index) =>
          heading === undefined ? (
            <p
              key={name}
              dir="auto"
              className={isFirst && index === 0 && beginsWithLetter(words) ? `${text} ${css.opening}` : text}
            >
              {words}
            </p>
          ) : (
            <div key={name} className={css.answer}>
              <p className={css.question}>
                <Questions>{heading}</Questions>
              </p>
              <p dir="auto" className={css.text}>
                {words}
              </p>
            </div>
          ),
        )}
    </article>
  );
}
