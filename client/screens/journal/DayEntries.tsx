import { useId } from "react";
import type { LocalDate } from "#domain/days.ts";
import { ActionEntryCard } from "./cards/ActionEntryCard.tsx";
import { nameOfDay } from "./dayNames.ts";
import { day, dayName, entries as entriesStyle } from "./EntryList.css.ts";
import type { PlannedEntry } from "./entryPlan.ts";
import { JournalEntryCard } from "./cards/JournalEntryCard.tsx";
import type { DayPart } from "./listPlan.ts";
import { MoodEntryCard } from "./cards/MoodEntryCard.tsx";

interface DayEntriesProps {
  part: DayPart<PlannedEntry>;
  today: LocalDate;
  /** The ids of the entries that show their insight. */
  insights: ReadonlySet<string>;
}

/** A day and what it holds, or as much of it as stands in one stretch. */
export function DayEntries({ part, today, insights }: DayEntriesProps) {
  const id = useId();
  const name = nameOfDay(part.day, today);

  return (
    <div className={day}>
      {!part.continued && (
        <h2 id={id} className={dayName}>
          {name}
        </h2>
      )}
      {/* Without its marks a list is none to Safari, unless it says so. */}
      <ul
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
        className={entriesStyle}
        {...(part.continued ? { "aria-label": `${name}, continued` } : { "aria-labelledby": id })}
      >
        {part.entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} showsInsight={insights.has(entry.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry: { action, mood, journal }, showsInsight }: { entry: PlannedEntry; showsInsight: boolean }) {
  if (action) return <ActionEntryCard action={action} showsInsight={showsInsight} />;
  if (mood) return <MoodEntryCard mood={mood} showsInsight={showsInsight} />;
  return journal && <JournalEntryCard entry={journal} showsInsight={showsInsight} />;
}
