import { useEffect, useEffectEvent, useRef, useState } from "react";
import { nameOfMonth } from "#domain/dayNames.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { toastObstacle } from "#client/ui/overlays/toasts.ts";
import * as css from "./Thread.css.ts";
import type { MonthOfBook, Spread } from "./useBook.ts";

interface ThreadProps {
  current: Spread;
  months: readonly MonthOfBook[];
  /** How many the book has. */
  pages: number;
  ends: { atStart: boolean; atEnd: boolean };
  onTurn: (step: 1 | -1) => void;
  onPage: (page: number) => void;
}

/** Below the book: both ways to turn it, where it is open, and the thread of all its pages, which can be dragged. */
export function Thread({ current, months, pages, ends, onTurn, onPage }: ThreadProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The page under the thumb while it is dragged. */
  const [dragged, setDragged] = useState<number>();
  const page = dragged ?? current.page;
  const month = dragged === undefined ? current.month : monthOfPage(months, dragged);
  const name = nameOfMonth(month.firstDay);
  const arrive = useEffectEvent(() => {
    if (dragged !== undefined) onPage(dragged);
    setDragged(undefined);
  });

  // React's onChange is the browser's input event. The book opens when the thumb is let go.
  useEffect(() => {
    const range = input.current;
    const listener = () => arrive();
    range?.addEventListener("change", listener);
    return () => range?.removeEventListener("change", listener);
  }, []);

  return (
    <div className={css.foot} {...toastObstacle}>
      <div className={css.controls}>
        <span className={css.turn}>
          <IconButton icon="back" label="Previous page" disabled={ends.atStart} onClick={() => onTurn(-1)} />
        </span>
        <div className={css.where}>
          <span aria-hidden="true" className={css.place}>
            {dragged === undefined ? current.written : `${name}, page ${page} of ${pages}`}
          </span>
          <input
            ref={input}
            type="range"
            className={css.thread}
            style={{ "--done": pages > 1 ? (page - 1) / (pages - 1) : 0 }}
            aria-label="Page"
            aria-valuetext={`Page ${page} of ${pages}, ${name}`}
            min={1}
            max={pages}
            value={page}
            onChange={(event) => setDragged(Number(event.target.value))}
          />
        </div>
        <span className={css.turn}>
          <IconButton icon="right" label="Next page" disabled={ends.atEnd} onClick={() => onTurn(1)} />
        </span>
      </div>
    </div>
  );
}

function monthOfPage(months: readonly MonthOfBook[], page: number): MonthOfBook {
  const [first] = months;
  const found = months.find(({ before, pages }) => page <= before + pages) ?? first;
  if (!found) throw new Error("A book has months.");
  return found;
}
