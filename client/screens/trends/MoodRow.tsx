import { useId, useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodRow_mood$key } from "#client/__generated__/MoodRow_mood.graphql.ts";
import { DialogQuery } from "#client/chrome/screen/DialogQuery.tsx";
import { useShell } from "#client/chrome/session/shell.ts";
import { knownZone } from "#client/platform/zones.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Row } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { nameOfTime } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { fromEnum } from "#domain/enums.ts";
import { moods } from "#domain/moods.ts";
import { nameOfLateDay } from "#domain/trendWords.ts";
import { weatherOf } from "#domain/weathers.ts";
import { MoodNote } from "./MoodNote.tsx";
import { name, opener, row, said, time, unfolded } from "./MoodRow.css.ts";

interface MoodRowProps {
  mood: MoodRow_mood$key;
  today: LocalDate;
}

/** A check-in; its note is read when it is opened. */
export function MoodRow({ mood, today }: MoodRowProps) {
  const { id, value, emoji, label, occurredAt, timeZone, localDate, hasNote } = useFragment(
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
      }
    `,
    mood,
  );
  const noteId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { zone } = useShell();
  const when = `${nameOfLateDay(localDate, today)}, ${nameOfTime(knownZone(timeZone), zone(), new Date(occurredAt))}`;

  return (
    <li className={row}>
      <Emoji symbol={emoji} size="small" weather={weatherOf(fromEnum(moods, value) ?? "neutral")} />
      <p className={said}>
        <span className={name}>{label}</span>{" "}
        <time className={time} dateTime={occurredAt}>
          {when}
        </time>
      </p>
      {hasNote && (
        <span className={isOpen ? `${opener} ${unfolded}` : opener}>
          <IconButton
            icon="chevron"
            variant="plain"
            label={`${isOpen ? "Hide" : "Show"} the note of ${label}, ${when}`}
            tip={isOpen ? "Hide note" : "Show note"}
            aria-expanded={isOpen}
            aria-controls={noteId}
            onClick={() => setIsOpen(!isOpen)}
          />
        </span>
      )}
      <div id={noteId} hidden={!isOpen}>
        {isOpen && <DialogQuery fallback={problem}>{(attempt) => <MoodNote id={id} attempt={attempt} />}</DialogQuery>}
      </div>
    </li>
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
