import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { pageSize } from "#domain/limits.ts";
import { end, list } from "./PeopleList.css.ts";

interface PeopleListProps {
  /** The ids of the listed people, in order. */
  ids: readonly string[];
  pages: {
    hasNext: boolean;
    isLoadingNext: boolean;
    loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  };
  /** Shown if there are none. */
  empty: ReactNode;
  /** A `PersonCard` for each. */
  children: ReactNode;
}

/** People, page by page. When the focused card disappears, the next card takes the focus, else the title. */
export function PeopleList({ ids, pages: { hasNext, isLoadingNext, loadNext }, empty, children }: PeopleListProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const cards = useRef<HTMLUListElement>(null);
  const place = useRef<number>(undefined);

  useEffect(() => {
    // After the closing dialog has returned the focus, maybe to a button that is gone.
    const frame = requestAnimationFrame(() => {
      if (place.current === undefined || document.activeElement !== document.body) return;
      const items = [...(cards.current?.children ?? [])];
      const next = items[Math.min(place.current, ids.length - 1)] ?? document.querySelector("h1");
      if (next instanceof HTMLElement) next.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [ids]);

  const isEmpty = ids.length === 0 && !hasNext;
  const more = () => {
    setHasFailed(false);
    loadNext(pageSize.usual, { onComplete: (error) => setHasFailed(error !== null) });
  };

  return (
    <div
      onFocus={({ target }) => {
        const items = [...(cards.current?.children ?? [])];
        const index = items.findIndex((item) => item.contains(target));
        place.current = index === -1 ? items.length : index;
      }}
    >
      {/* The live region exists before its text, so that screen readers announce it. */}
      <div aria-live="polite">{isEmpty && <Card>{empty}</Card>}</div>
      {!isEmpty && (
        <ul ref={cards} className={list}>
          {children}
        </ul>
      )}
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
  );
}
