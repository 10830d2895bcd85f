import { useMemo, useRef } from "react";
import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { BookScreenQuery } from "#client/__generated__/BookScreenQuery.graphql.ts";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { useWide } from "#client/ui/layout/useWide.ts";
import { ContentsDialog } from "./ContentsDialog.tsx";
import { EmptyBook } from "./EmptyBook.tsx";
import type { Ribbon } from "./ribbon.ts";
import { Stage } from "./Stage.tsx";
import { Thread } from "./Thread.tsx";
import { useBook, type MonthOfBook } from "./useBook.ts";
import type { OpenMonths } from "./useOpenMonths.ts";
import { useTurning } from "./useTurning.ts";
import { useTurningKeys } from "./useTurningKeys.ts";

interface BookOnTableProps {
  queryRef: PreloadedQuery<BookScreenQuery>;
  ribbon: Ribbon;
  onTable: OpenMonths;
  isContentsOpen: boolean;
  onCloseContents: () => void;
}

/** The open book with its contents. */
export function BookOnTable({ queryRef, ...rest }: BookOnTableProps) {
  const { data } = usePreloaded<BookScreenQuery>(
    graphql`
      query BookScreenQuery @preloadable {
        viewer @required(action: THROW) {
          book {
            pages
            months {
              firstDay
              entries
              pages
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { pages, months } = data.viewer.book;
  const counted = useMemo(() => withPagesBefore(months), [months]);

  return pages === 0 ? <EmptyBook /> : <OpenBook months={counted} {...rest} />;
}

interface OpenBookProps extends Omit<BookOnTableProps, "queryRef"> {
  months: readonly MonthOfBook[];
}

function OpenBook({ months, ribbon, onTable, isContentsOpen, onCloseContents }: OpenBookProps) {
  const isWide = useWide();
  const book = useBook(months, ribbon, isWide, onTable);
  const turning = useTurning(book, isWide);
  const sheet = useRef<HTMLDivElement>(null);
  const turn = (step: 1 | -1) => {
    turning.turnBy(step);
    toTop();
  };
  useTurningKeys(turn);
  const { current, pages, goToMonth, goToPage } = book;
  if (!current) return null;

  return (
    <>
      <output>
        <VisuallyHidden>{current.spoken}</VisuallyHidden>
      </output>
      <Stage
        ref={sheet}
        book={book}
        turning={turning}
        isWide={isWide}
        months={months}
        onTurn={turn}
        onMonth={goToMonth}
      />
      <Thread current={current} months={months} pages={pages} ends={ends(book)} onTurn={turn} onPage={goToPage} />
      <ContentsDialog
        open={isContentsOpen}
        months={months}
        current={current.month}
        onClose={onCloseContents}
        onMonth={(firstDay) => {
          onCloseContents();
          goToMonth(firstDay);
          toTop();
          sheet.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}

function ends({ besideOf }: ReturnType<typeof useBook>) {
  return { atStart: besideOf(-1) === undefined, atEnd: besideOf(1) === undefined };
}

/** A long leaf may have been scrolled. */
function toTop(): void {
  window.scrollTo({ top: 0 });
}

function withPagesBefore(months: readonly Omit<MonthOfBook, "before">[]): MonthOfBook[] {
  let before = 0;
  return months.map((month) => {
    const counted = { ...month, before };
    before += month.pages;
    return counted;
  });
}
