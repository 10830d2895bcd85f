import { useContext, useEffect, useId, useRef, useState } from "react";
import type { ActionEntryCard_action$key } from "#client/__generated__/ActionEntryCard_action.graphql.ts";
import type { JournalEntryCard_entry$key } from "#client/__generated__/JournalEntryCard_entry.graphql.ts";
import type { MoodEntryCard_mood$key } from "#client/__generated__/MoodEntryCard_mood.graphql.ts";
import { nameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { ActionEntryCard } from "../cards/ActionEntryCard.tsx";
import { JournalEntryCard } from "../cards/JournalEntryCard.tsx";
import { MoodEntryCard } from "../cards/MoodEntryCard.tsx";
import { dayName, entryGap } from "./DayPart.css.ts";
import type { DayPart as Part } from "./dayParts.ts";
import { ListContext } from "./listMemory.ts";
import { watchNearness } from "./nearness.ts";

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
  /** Ids of the entries that show their insight. */
  insights: ReadonlySet<string>;
}

/** Entries of one day, drawn while they are near the viewport or hold the focus; else an empty box keeps their place. */
export function DayPart({ part, today, insights }: DayPartProps) {
  const { key, entries, entriesAbove } = part;
  const { memory } = useContext(ListContext);
  const box = useRef<HTMLDivElement>(null);
  // Drawn at once: the first few, what was never measured, and what was drawn when the screen was left.
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
      // Not when the whole screen is left.
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

const firstFew = 10;

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
      {/* Safari does not announce a list without markers, unless it has the role. */}
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
