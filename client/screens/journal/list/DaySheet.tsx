import { useId } from "react";
import type { ActionEntryCard_action$key } from "#client/__generated__/ActionEntryCard_action.graphql.ts";
import type { DaySums_day$key } from "#client/__generated__/DaySums_day.graphql.ts";
import type { JournalEntryCard_entry$key } from "#client/__generated__/JournalEntryCard_entry.graphql.ts";
import type { MoodEntryCard_mood$key } from "#client/__generated__/MoodEntryCard_mood.graphql.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { later } from "#client/ui/motion/later.ts";
import { nameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { ActionEntryCard } from "../cards/ActionEntryCard.tsx";
import { first } from "../cards/EntryCard.css.ts";
import { JournalEntryCard } from "../cards/JournalEntryCard.tsx";
import { MoodEntryCard } from "../cards/MoodEntryCard.tsx";
import type { DayPart } from "./dayParts.ts";
import { head, name as nameStyle, sheet } from "./DaySheet.css.ts";
import { DaySums } from "./DaySums.tsx";
import type { Placed } from "./useWithWaiting.ts";
import { Windowed } from "./Windowed.tsx";

const WaitingEntryCard = later(async () => (await import("../cards/WaitingEntryCard.tsx")).WaitingEntryCard, {
  when: "loaded",
});

export interface ListEntry extends Placed {
  /** Stands on this device only; then nothing below is known. */
  waiting?: WaitingItem;
  sums?: DaySums_day$key;
  /** Whether its mood, response or emoji is one of the hardest moods. */
  isHard?: boolean;
  insight?: { readonly key: string; readonly text: string } | null | undefined;
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

/** One day of the diary, with its karma at the top. */
export function DaySheet({ part: { day, entriesAbove, stretches }, today, insights }: DaySheetProps) {
  const id = useId();
  const name = nameOfDay(day, today);
  const entries = stretches.flatMap((stretch) => stretch.entries);

  return (
    <Windowed name={day} entriesAbove={entriesAbove} entries={entries.length} className={sheet}>
      <div className={head}>
        <h2 id={id} className={nameStyle}>
          {name}
        </h2>
        <DaySums
          day={entries.find(({ sums }) => sums)?.sums}
          waiting={entries.flatMap((entry) => entry.waiting ?? [])}
        />
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
              <li key={entry.id} className={entry === entries[0] ? first : undefined}>
                <EntryCardOf entry={entry} insight={insights.has(entry.id) ? entry.insight?.text : undefined} />
              </li>
            ))}
          </ul>
        </Windowed>
      ))}
    </Windowed>
  );
}

function EntryCardOf({ entry, insight }: { entry: ListEntry; insight: string | undefined }) {
  const { id, waiting, action, mood, journal } = entry;
  if (waiting) return <WaitingEntryCard id={id} item={waiting} />;
  if (action) return <ActionEntryCard action={action} insight={insight} />;
  if (mood) return <MoodEntryCard mood={mood} insight={insight} />;
  return journal && <JournalEntryCard entry={journal} insight={insight} />;
}
