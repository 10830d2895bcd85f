import { useId, useState, type ReactNode } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodRow_mood$key } from "#client/__generated__/MoodRow_mood.graphql.ts";
import { DialogQuery } from "#client/chrome/screen/DialogQuery.tsx";
import { useShell } from "#client/chrome/session/shell.ts";
import { useWaitingEdit } from "#client/data/entries/outbox.ts";
import { knownZone } from "#client/platform/zones.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { Row } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { nameOfTime } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { fromEnum } from "#domain/enums.ts";
import { moods } from "#domain/moods.ts";
import { nameOfLateDay } from "#domain/trendWords.ts";
import { weatherOf } from "#domain/weathers.ts";
import { WaitingSign } from "../_waiting/WaitingSign.tsx";
import { MoodNote } from "./MoodNote.tsx";
import { bare, chevron, name, opener, row, start, time, unfolded, whole, words } from "./MoodRow.css.ts";

interface MoodRowProps {
  mood: MoodRow_mood$key;
  today: LocalDate;
}

/** A mood entry with the first line of its note. The whole row opens the note. */
export function MoodRow({ mood, today }: MoodRowProps) {
  const { id, value, emoji, label, occurredAt, timeZone, localDate, hasNote, noteStart } = useFragment(
    graphql`
      fragment MoodRow_mood on Mood {
        id
        value
        emoji
        label
        occurredAt
        timeZone
        localDate
        hasNote
        noteStart
      }
    `,
    mood,
  );
  const waiting = useWaitingEdit(id);
  const noteId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { zone } = useShell();
  const when = `${nameOfLateDay(localDate, today)}, ${nameOfTime(knownZone(timeZone), zone(), new Date(occurredAt))}`;

  return (
    <li>
      <Opener hasNote={hasNote} isOpen={isOpen} controls={noteId} onToggle={() => setIsOpen(!isOpen)}>
        <Emoji symbol={emoji} size="small" weather={weatherOf(fromEnum(moods, value) ?? "neutral")} />
        <span className={words}>
          <span className={name}>{label}</span>{" "}
          {noteStart && !isOpen && (
            <span className={start} dir="auto">
              {noteStart}
            </span>
          )}{" "}
          <time className={time} dateTime={occurredAt}>
            {when}
          </time>
          {waiting && <WaitingSign item={waiting} />}
        </span>
      </Opener>
      <div id={noteId} className={whole} hidden={!isOpen}>
        {isOpen && <DialogQuery fallback={problem}>{(attempt) => <MoodNote id={id} attempt={attempt} />}</DialogQuery>}
      </div>
    </li>
  );
}

interface OpenerProps {
  hasNote: boolean;
  isOpen: boolean;
  /** The id of the note's place. */
  controls: string;
  onToggle: () => void;
  children: ReactNode;
}

/** The row: a button if there is a note to open. */
function Opener({ hasNote, isOpen, controls, onToggle, children }: OpenerProps) {
  if (!hasNote) return <p className={`${row} ${bare}`}>{children}</p>;
  return (
    <button className={`${row} ${opener}`} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {children}
      <span className={isOpen ? `${chevron} ${unfolded}` : chevron}>
        <Icon name="chevron" size={18} />
      </span>
    </button>
  );
}

function problem({ retry }: { retry: () => void }) {
  return (
    <Row>
      <Text tone="danger" size="small">
        This note could not be loaded.
      </Text>
      <Button variant="line" size="small" onClick={retry}>
        Try again
      </Button>
    </Row>
  );
}
