import { useId, useState, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { TabPanel, TabRow, TabsProvider } from "#client/ui/controls/Tabs.tsx";
import { useWide } from "#client/ui/layout/useWide.ts";
import { FilterButton } from "./filter/FilterButton.tsx";
import { FindField } from "./finding/FindField.tsx";
import * as css from "./History.css.ts";
import { HistoryPeriod } from "./filter/HistoryPeriod.tsx";
import { filterTabs } from "./list/filters.ts";
import { useHistoryView } from "./list/useHistoryView.ts";

interface HistoryFrameProps {
  queryRef: PreloadedQuery<HistoryQuery>;
  calendar: ReactNode;
  /** Below the calendar, where it has a column. */
  notes: ReactNode;
  /** Marks the end of a calendar that stands above the entries. */
  belowCalendar: ReactNode;
  children: ReactNode;
}

/** The controls and the column around entries that may still be loading. A phone has a filter sheet for tabs and period, and a calendar to open. */
export function HistoryFrame({ queryRef, calendar, notes, belowCalendar, children }: HistoryFrameProps) {
  const [view, change] = useHistoryView();
  const hasTabs = useWide();
  const hasColumn = useWide("columns");
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();

  return (
    <TabsProvider tabs={filterTabs} selected={view.filter} onSelect={(filter) => change({ filter })}>
      <div className={css.frame}>
        <div className={css.controls}>
          <FindField isNarrow={!hasTabs} />
          {hasTabs ? (
            <>
              <div className={css.period}>
                <HistoryPeriod queryRef={queryRef} labelHidden />
              </div>
              <TabRow label="Entries" tabs={filterTabs} selected={view.filter} panelId={panelId} />
            </>
          ) : (
            <FilterButton view={view} queryRef={queryRef} />
          )}
          {!hasColumn && (
            <IconButton
              icon="calendar"
              label={isOpen ? "Close the calendar" : "Open the calendar"}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
        </div>
        {hasColumn && (
          <div className={css.column}>
            <div className={css.inView}>
              <aside aria-label="Calendar">{calendar}</aside>
              {notes}
            </div>
          </div>
        )}
        <div className={css.entries}>
          <TabPanel id={panelId} tab={hasTabs ? view.filter : undefined}>
            {isOpen && !hasColumn && (
              <>
                <aside className={css.calendar} aria-label="Calendar">
                  {calendar}
                </aside>
                {belowCalendar}
              </>
            )}
            {children}
          </TabPanel>
        </div>
      </div>
    </TabsProvider>
  );
}
