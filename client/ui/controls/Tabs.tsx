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

  return (
    <TabsProvider tabs={tabs} selected={selected} onSelect={onSelect}>
      <div className={box}>
        <div className={bar}>
          {beside}
          <TabRow label={label} tabs={tabs} selected={selected} panelId={panelId} />
        </div>
        <TabPanel id={panelId} tab={selected}>
          {children}
        </TabPanel>
      </div>
    </TabsProvider>
  );
}

/** For a screen that places the row and the panel itself. */
export function TabsProvider<Id extends string>(
  props: Pick<TabsProps<Id>, "tabs" | "selected" | "onSelect" | "children">,
) {
  const { tabs, selected, onSelect, children } = props;
  const select = (chosen: string | null | undefined) => {
    const tab = tabs.find(({ id }) => id === chosen);
    if (tab) onSelect(tab.id);
  };

  return (
    <Ariakit.TabProvider selectedId={selected} setSelectedId={select}>
      {children}
    </Ariakit.TabProvider>
  );
}

interface TabRowProps<Id extends string> extends Pick<TabsProps<Id>, "label" | "tabs" | "selected"> {
  panelId: string;
}

export function TabRow<Id extends string>({ label, tabs, selected, panelId }: TabRowProps<Id>) {
  return (
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
  );
}

interface TabPanelProps {
  id: string;
  /** The tab's id. Without one it is no tab panel, because its tabs are not shown. */
  tab: string | undefined;
  children: ReactNode;
}

/** A tab panel. It is focusable if nothing inside it is. Ariakit's own check for that would force a layout. */
export function TabPanel({ id, tab, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  /** The tab whose panel is focusable. */
  const [stop, setStop] = useState<string>();

  useLayoutEffect(() => setStop(panel.current?.querySelector(stops) ? undefined : tab), [tab]);

  return (
    <div
      ref={panel}
      id={id}
      role={tab && "tabpanel"}
      aria-labelledby={tab}
      tabIndex={tab && stop === tab ? 0 : undefined}
      className={panelStyle}
    >
      {children}
    </div>
  );
}

const stops = ":is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex='-1'])";
