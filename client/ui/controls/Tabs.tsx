import * as Ariakit from "@ariakit/react";
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { bar, box, list, panel as panelStyle, tab as tabStyle } from "./Tabs.css.ts";

interface TabsProps<Id extends string> {
  /** For screen readers only. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Shown before the tabs, on the same line if both fit. */
  beside?: ReactNode;
  children: ReactNode;
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, beside, children }: TabsProps<Id>) {
  const panelId = useId();
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
              <Ariakit.Tab
                key={tab.id}
                id={tab.id}
                className={tabStyle}
                aria-controls={tab.id === selected ? panelId : undefined}
              >
                {tab.label}
              </Ariakit.Tab>
            ))}
          </Ariakit.TabList>
        </div>
        <Panel id={panelId} tab={selected}>
          {children}
        </Panel>
      </div>
    </Ariakit.TabProvider>
  );
}

interface PanelProps {
  id: string;
  /** The tab's id. */
  tab: string;
  children: ReactNode;
}

/** A tab panel. It is focusable if nothing inside it is. Ariakit's own check for that would force a layout. */
function Panel({ id, tab, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  /** The tab whose panel is focusable. */
  const [stop, setStop] = useState<string>();

  useLayoutEffect(() => setStop(panel.current?.querySelector(stops) ? undefined : tab), [tab]);

  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={tab}
      tabIndex={stop === tab ? 0 : undefined}
      className={panelStyle}
    >
      {children}
    </div>
  );
}

const stops = ":is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex='-1'])";
