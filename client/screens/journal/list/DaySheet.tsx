import { useId } from "react";
import type { ActionEntryCard_action$key } from "#client/__generated__/ActionEntryCard_action.graphql.ts";
import type { DaySums_day$key } from "#client/__generated__/DaySums_day.graphql.ts";
import type { JournalEntryCard_entry$key } from "#client/__generated__/JournalEntryCard_entry.graphql.ts";
import type { MoodEntryCard_mood$key } from "#client/__generated__/MoodEntryCard_mood.graphql.ts";
import { nameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { ActionEntryCard } from "../cards/ActionEntryCard.tsx";
import { first, item, last } from "../cards/EntryCard.css.ts";
import { JournalEntryCard } from "../cards/JournalEntryCard.tsx";
import { MoodEntryCard } from "../cards/MoodEntryCard.tsx";
import type { DayPart } from "./dayParts.ts";
import { head, name as nameStyle, sheet } from "./DaySheet.css.ts";
import { DaySums } from "./DaySums.tsx";
import { Windowed } from "./Windowed.tsx";

export interface ListEntry {
  id: string;
  day: LocalDate;
  sums: DaySums_day$key;
  insight: { readonly key: string; readonly text: string } | null | undefined;
  action?: ActionEntryCard_action$key | null | undefined;
  mood?: MoodEntryCard_mood$key | null | undefined;
  journal?: JournalEntryCard_entry$key | null | undefined;
}

interface DaySheetProps {
  part: DayPart<ListEntry>;
  today: LocalDate;
  /** Ids of the entries that show their insight. */
  insights: ReadonlySet<string>;
}

/** A page of the ledger: one day, with what it earned at its head. */
export function DaySheet({ part: { day, entriesAbove, stretches }, today, insights }: DaySheetProps) {
  const id = useId();
  const name = nameOfDay(day, today);
  const entries = stretches.flatMap((stretch) => stretch.entries);
  const [top, bottom] = [entries[0], entries.at(-1)];

  const classOf = (entry: ListEntry) =>
    [item, entry === top && first, entry === bottom && last].filter(Boolean).join(" ");

  return (
    <Windowed name={day} entriesAbove={entriesAbove} entries={entries.length} className={sheet}>
      <div className={head}>
        <h2 id={id} className={nameStyle}>
          {name}
        </h2>
        {top && <DaySums day={top.sums} />}
      </div>
      {stretches.map((stretch, index) => (
        <Windowed
          key={stretch.key}
          name={stretch.key}
          entriesAbove={stretch.entriesAbove}
          entries={stretch.entries.length}
        >
          <ul
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces a list without markers only by its role
            role="list"
            {...(index > 0 ? { "aria-label": `${name}, continued` } : { "aria-labelledby": id })}
          >
            {stretch.entries.map((entry) => (
              <li key={entry.id} className={classOf(entry)}>
                <EntryCardOf entry={entry} insight={insights.has(entry.id) ? entry.insight?.text : undefined} />
              </li>
            ))}
          </ul>
        </Windowed>
      ))}
    </Windowed>
  );
}

function EntryCardOf({ entry: { action, mood, journal }, insight }: { entry: ListEntry; insight: string | undefined }) {
  if (action) return <ActionEntryCard action={action} insight={insight} />;
  if (mood) return <MoodEntryCard mood={mood} insight={insight} />;
  return journal && <JournalEntryCard entry={journal} insight={insight} />;
}
