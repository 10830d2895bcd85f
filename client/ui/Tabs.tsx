import * as Ariakit from "@ariakit/react";
import type { ReactNode } from "react";
import { bar, box, list, panel, tab as tabStyle } from "./Tabs.css.ts";

interface TabsProps<Id extends string> {
  /** For screen readers only. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Stands before the tabs, on their line where both fit. */
  beside?: ReactNode;
  children: ReactNode;
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, beside, children }: TabsProps<Id>) {
  const select = (chosen: string | null | undefined) => {
    const tab = tabs.find(({ id }) => id === chosen);
    if (tab) onSelect(tab.id);
  };

  return (
    <Ariakit.TabProvider selectedId={selected} setSelectedId={select}>
      <div className={box}>
        <div className={bar}>
          {beside}
          <Ariakit.TabList aria-label={label} className={list}>
            {tabs.map((tab) => (
              <Ariakit.Tab key={tab.id} id={tab.id} className={tabStyle}>
                {tab.label}
              </Ariakit.Tab>
            ))}
          </Ariakit.TabList>
        </div>
        <Ariakit.TabPanel tabId={selected} className={panel}>
          {children}
        </Ariakit.TabPanel>
      </div>
    </Ariakit.TabProvider>
  );
}
