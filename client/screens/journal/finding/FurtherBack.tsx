import { useEffect, useEffectEvent, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { FoundEntriesPageQuery } from "#client/__generated__/FoundEntriesPageQuery.graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { shortNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { pageSize } from "#domain/limits.ts";
import { end } from "../list/EntryList.css.ts";

interface FurtherBackProps {
  /** True if there are no results yet. The search then continues automatically. */
  isEmpty: boolean;
  /** The earliest day searched so far. Null if the page was full. */
  lookedBackTo: LocalDate | null | undefined;
  isLoading: boolean;
  onMore: LoadMoreFn<FoundEntriesPageQuery>;
  onPressed: () => void;
}

/** Continues a search below its results. */
export function FurtherBack({ isEmpty, lookedBackTo, isLoading, onMore, onPressed }: FurtherBackProps) {
  const [hasFailed, setHasFailed] = useState(false);

  const load = () => {
    setHasFailed(false);
    onMore(pageSize.usual, { onComplete: (error) => setHasFailed(error !== null) });
  };
  const goOn = useEffectEvent(load);
  useEffect(() => {
    if (isEmpty && !isLoading && !hasFailed) goOn();
  }, [isEmpty, isLoading, hasFailed]);

  return (
    <div className={end}>
      {hasFailed ? (
        <Text tone="danger" size="small">
          The search could not go further back.
        </Text>
      ) : (
        lookedBackTo && <Text size="small">Looked back as far as {shortNameOfDay(lookedBackTo)}.</Text>
      )}
      <Button
        variant="line"
        busy={isLoading}
        busyLabel="Searching..."
        onClick={() => {
          onPressed();
          load();
        }}
      >
        {hasFailed ? "Try again" : "Search further back"}
      </Button>
    </div>
  );
}
