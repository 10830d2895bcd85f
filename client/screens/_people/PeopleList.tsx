import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { pageSize } from "#domain/limits.ts";
import { end, heading as headingStyle, list, sheet } from "./PeopleList.css.ts";

interface PeopleListProps {
  /** The ids of the listed people, in order. */
  ids: readonly string[];
  pages: {
    hasNext: boolean;
    isLoadingNext: boolean;
    loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  };
  heading?: string;
  /** Rows of people above these. */
  before?: ReactNode;
  /** Shown if there are none, and none above. */
  empty: ReactNode;
  /** A `PersonRow` for each. */
  children: ReactNode;
}

/** People, page by page. When the focused row disappears, the next row takes the focus, else the title. */
export function PeopleList(props: PeopleListProps) {
  const { ids, pages, heading, before, empty, children } = props;
  const { hasNext, isLoadingNext, loadNext } = pages;
  const [hasFailed, setHasFailed] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const place = useRef<number>(undefined);

  useEffect(() => {
    // After the closing dialog has returned the focus, maybe to a button that is gone.
    const frame = requestAnimationFrame(() => {
      if (place.current === undefined || document.activeElement !== document.body) return;
      const items = [...(rows.current?.children ?? [])];
      const next = items[Math.min(place.current, ids.length - 1)] ?? document.querySelector("h1");
      if (next instanceof HTMLElement) next.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [ids]);

  const isEmpty = ids.length === 0 && !hasNext && !before;
  const more = () => {
    setHasFailed(false);
    loadNext(pageSize.usual, { onComplete: (error) => setHasFailed(error !== null) });
  };

  return (
    <div
      onFocus={({ target }) => {
        const items = [...(rows.current?.children ?? [])];
        const index = items.findIndex((item) => item.contains(target));
        place.current = index === -1 ? items.length : index;
      }}
    >
      {/* The live region exists before its text, so that screen readers announce it. */}
      <div aria-live="polite">{isEmpty && <Card>{empty}</Card>}</div>
      {!isEmpty && (
        <div className={sheet}>
          {heading && <h2 className={headingStyle}>{heading}</h2>}
          {before}
          <ul ref={rows} className={list}>
            {children}
          </ul>
          {hasNext && (
            <div className={end}>
              {hasFailed && (
                <Text tone="danger" size="small">
                  More people could not be loaded.
                </Text>
              )}
              <Button variant="line" busy={isLoadingNext} busyLabel="Loading..." onClick={more}>
                {hasFailed ? "Try again" : "Show more"}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
