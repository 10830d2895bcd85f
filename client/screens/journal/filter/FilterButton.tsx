import type { PreloadedQuery } from "react-relay";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { nameOfView } from "../list/filters.ts";
import type { HistoryView } from "../list/historyView.ts";
import { button, chosen } from "./FilterButton.css.ts";

interface FilterButtonProps {
  view: HistoryView;
  queryRef: PreloadedQuery<HistoryQuery>;
}

/** Names the shown part of the diary, and opens the sheet that changes it. */
export function FilterButton({ view, queryRef }: FilterButtonProps) {
  const { drawn, open } = useOpened();
  const today = useToday();
  const show = () =>
    open(async () => {
      const { FilterSheet } = await import("./FilterSheet.tsx");
      return (props) => <FilterSheet queryRef={queryRef} {...props} />;
    });

  return (
    <span className={button}>
      <Button variant="line" aria-haspopup="dialog" onClick={() => void show()}>
        <span className={chosen}>
          <VisuallyHidden>Filter:</VisuallyHidden> {nameOfView(view, today)}
        </span>
        <Icon name="chevron" size={18} />
      </Button>
      {drawn}
    </span>
  );
}
