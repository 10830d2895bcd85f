import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { pageSize } from "#domain/limits.ts";
import { end, list } from "./PeopleList.css.ts";

interface PeopleListProps {
  /** Of those who are in it, in order. */
  ids: readonly string[];
  pages: {
    hasNext: boolean;
    isLoadingNext: boolean;
    loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  };
  /** In their place where there are none. */
  empty: ReactNode;
  /** A `PersonCard` for each. */
  children: ReactNode;
}

/** People, a page at a time. When what has the focus goes, the card that comes into its place takes it, else the title. */
export function PeopleList({ ids, pages: { hasNext, isLoadingNext, loadNext }, empty, children }: PeopleListProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const cards = useRef<HTMLUListElement>(null);
  const place = useRef<number>(undefined);

  useEffect(() => {
    // After a dialog has given the focus back, to a button that may have gone.
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
      {/* It is there before its words are, so that they are said. */}
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
