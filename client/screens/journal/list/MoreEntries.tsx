import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { EntryListQuery } from "#client/__generated__/EntryListQuery.graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { pageSize } from "#domain/limits.ts";
import { end } from "./EntryList.css.ts";
import { watchNearness } from "./nearness.ts";

interface MoreEntriesProps {
  isLoading: boolean;
  onMore: LoadMoreFn<EntryListQuery>;
  onPressed: () => void;
}

/** Loads older entries near the end of the list, or by its button. */
export function MoreEntries({ isLoading, onMore, onPressed }: MoreEntriesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = () => {
    setHasFailed(false);
    onMore(pageSize.usual, { onComplete: (error) => setHasFailed(error !== null) });
  };
  const near = useEffectEvent((isNear: boolean) => {
    if (isNear && !hasFailed) load();
  });

  // Observe again after each page: a short page leaves the end in view.
  useEffect(() => {
    if (isLoading || !box.current) return undefined;
    return watchNearness(box.current, (isNear) => near(isNear));
  }, [isLoading]);

  return (
    <div ref={box} className={end}>
      {hasFailed && (
        <Text tone="danger" size="small">
          Older entries could not be loaded.
        </Text>
      )}
      <Button
        variant="line"
        busy={isLoading}
        busyLabel="Loading..."
        onClick={() => {
          onPressed();
          load();
        }}
      >
        {hasFailed ? "Try again" : "Show more"}
      </Button>
    </div>
  );
}
