import type { ReactNode } from "react";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import type { HistoryFilter, HistoryView } from "./list/historyView.ts";

interface HistoryFrameProps {
  view: HistoryView;
  onChange: (change: Partial<HistoryView>) => void;
  periodSelect: ReactNode;
  children: ReactNode;
}

/** The period and the tabs, around entries that may still be loading. */
export function HistoryFrame({ view, onChange, periodSelect, children }: HistoryFrameProps) {
  return (
    <Tabs
      label="Entries"
      tabs={tabs}
      selected={view.filter}
      onSelect={(filter) => onChange({ filter })}
      beside={periodSelect}
    >
      {children}
    </Tabs>
  );
}

const tabs = [
  { id: "all", label: "All" },
  { id: "good", label: "Good" },
  { id: "learning", label: "Learning" },
  { id: "moods", label: "Moods" },
] as const satisfies readonly { id: HistoryFilter; label: string }[];
