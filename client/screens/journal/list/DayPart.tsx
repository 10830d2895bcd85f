import { useContext, useEffect, useId, useRef, useState } from "react";
import type { ActionEntryCard_action$key } from "#client/__generated__/ActionEntryCard_action.graphql.ts";
import type { JournalEntryCard_entry$key } from "#client/__generated__/JournalEntryCard_entry.graphql.ts";
import type { MoodEntryCard_mood$key } from "#client/__generated__/MoodEntryCard_mood.graphql.ts";
import type { LocalDate } from "#domain/days.ts";
import { ActionEntryCard } from "../cards/ActionEntryCard.tsx";
import { JournalEntryCard } from "../cards/JournalEntryCard.tsx";
import { MoodEntryCard } from "../cards/MoodEntryCard.tsx";
import { nameOfDay } from "../dayNames.ts";
import { dayName, entryGap } from "./DayPart.css.ts";
import type { DayPart as Part } from "./dayParts.ts";
import { ListContext } from "./listMemory.ts";
import { watchNearness } from "./nearness.ts";

/** An entry of the list, and the key of its card. */
export interface ListEntry {
  id: string;
  day: LocalDate;
  insight: { readonly key: string; readonly text: string } | null | undefined;
  action?: ActionEntryCard_action$key | null | undefined;
  mood?: MoodEntryCard_mood$key | null | undefined;
  journal?: JournalEntryCard_entry$key | null | undefined;
}

interface DayPartProps {
  part: Part<ListEntry>;
  today: LocalDate;
  /** The ids of the entries that show their insight. */
  insights: ReadonlySet<string>;
}

/**
 * Entries of one day. They are drawn while they are near what is seen; far from it an empty box keeps their place, so that
 * the page stays light however long the list is. What holds the focus stays. Everything drawn lies in the page's own flow:
 * texts may grow, and the browser's search, screen readers and zoom find what they expect.
 */
export function DayPart({ part, today, insights }: DayPartProps) {
  const { key, entries, entriesAbove } = part;
  const { memory } = useContext(ListContext);
  const box = useRef<HTMLDivElement>(null);
  // What is not remembered is measured by drawing it. Who comes back to their place finds drawn there what was drawn then.
  const [isNear, setIsNear] = useState(
    () => entriesAbove < firstFew || !memory.heights.has(key) || memory.drawn.has(key),
  );
  const [hasFocus, setHasFocus] = useState(false);
  const isDrawn = isNear || hasFocus;

  useEffect(() => (box.current ? watchNearness(box.current, setIsNear) : undefined), []);

  useEffect(() => {
    const element = box.current;
    if (!isDrawn || !element) return undefined;

    memory.drawn.add(key);
    const measurement = new ResizeObserver(() => memory.heights.set(key, element.getBoundingClientRect().height));
    measurement.observe(element);
    return () => {
      measurement.disconnect();
      // Only where it has gone far, and not where the whole screen was left.
      if (element.isConnected) memory.drawn.delete(key);
    };
  }, [isDrawn, key, memory]);

  return (
    <div
      ref={box}
      className={isDrawn ? entryGap : undefined}
      style={isDrawn ? undefined : { height: memory.heights.get(key) ?? entries.length * usualHeight }}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      {isDrawn && <DayEntries part={part} today={today} insights={insights} />}
    </div>
  );
}

/** About a screen and a half of entries. */
const firstFew = 10;

/** Pixels. */
const usualHeight = 190;

function DayEntries({ part: { day, isContinued, entries }, today, insights }: DayPartProps) {
  const id = useId();
  const name = nameOfDay(day, today);

  return (
    <>
      {!isContinued && (
        <h2 id={id} className={dayName}>
          {name}
        </h2>
      )}
      {/* Without its marks a list is none to Safari, unless it says so. */}
      <ul
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
        className={entryGap}
        {...(isContinued ? { "aria-label": `${name}, continued` } : { "aria-labelledby": id })}
      >
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryCardOf entry={entry} insight={insights.has(entry.id) ? entry.insight?.text : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryCardOf({ entry: { action, mood, journal }, insight }: { entry: ListEntry; insight: string | undefined }) {
  if (action) return <ActionEntryCard action={action} insight={insight} />;
  if (mood) return <MoodEntryCard mood={mood} insight={insight} />;
  return journal && <JournalEntryCard entry={journal} insight={insight} />;
}
