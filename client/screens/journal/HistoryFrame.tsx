import type { ReactNode } from "react";
import { Stack } from "#client/ui/Stack.tsx";
import { Tabs } from "#client/ui/Tabs.tsx";
import type { HistoryFilter, HistoryView } from "./historyView.ts";

interface HistoryFrameProps {
  view: HistoryView;
  onChange: (change: Partial<HistoryView>) => void;
  periodSelect: ReactNode;
  children: ReactNode;
}

/** The period and the tabs, around entries that may still be loading. */
export function HistoryFrame({ view, onChange, periodSelect, children }: HistoryFrameProps) {
  return (
    <Stack>
      {periodSelect}
      <Tabs label="Entries" tabs={tabs} selected={view.filter} onSelect={(filter) => onChange({ filter })}>
        {children}
      </Tabs>
    </Stack>
  );
}

const tabs = [
  { id: "all", label: "All" },
  { id: "good", label: "Good" },
  { id: "learning", label: "Learning" },
  { id: "moods", label: "Moods" },
] as const satisfies readonly { id: HistoryFilter; label: string }[];
