import { useId, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { Choice, Choices } from "#client/ui/fields/Choices.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { moodFaces } from "#domain/moods.ts";
import { HistoryPeriod } from "./HistoryPeriod.tsx";
import { filterTabs } from "../list/filters.ts";
import type { HistoryFilter } from "../list/historyView.ts";
import { useHistoryView } from "../list/useHistoryView.ts";
import { check, kind, kinds, sign } from "./FilterSheet.css.ts";

interface FilterSheetProps extends OpenedProps {
  queryRef: PreloadedQuery<HistoryQuery>;
}

/** The filters and the time period, for windows without room for tabs. A choice takes effect at once. */
export function FilterSheet({ queryRef, ...opened }: FilterSheetProps) {
  const [view, change] = useHistoryView();
  const id = useId();

  return (
    <Dialog
      {...opened}
      title="What to show"
      actions={
        <Button wide onClick={opened.onClose}>
          Show entries
        </Button>
      }
    >
      <VisuallyHidden>
        <span id={id}>Entries</span>
      </VisuallyHidden>
      <Choices labelledBy={id} value={view.filter}>
        <div className={kinds}>
          {filterTabs.map((tab) => (
            <Choice key={tab.id} value={tab.id} className={kind} onPick={(filter) => change({ filter })}>
              {signs[tab.id] && <span className={sign}>{signs[tab.id]}</span>}
              {tab.label}
              {tab.id === view.filter && (
                <span className={check}>
                  <Icon name="check" size={20} />
                </span>
              )}
            </Choice>
          ))}
        </div>
      </Choices>
      <HistoryPeriod queryRef={queryRef} />
    </Dialog>
  );
}

const signs: Readonly<Partial<Record<HistoryFilter, ReactNode>>> = {
  good: <CoinIcon size={24} />,
  learning: <LumpIcon size={26} />,
  moods: <Emoji symbol={moodFaces.calm.emoji} size="small" weather="still" />,
};
