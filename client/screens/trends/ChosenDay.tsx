import { dayPath } from "#domain/paths.ts";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { briefNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { moodFaces } from "#domain/moods.ts";
import type { Pixel } from "#domain/pixels.ts";
import { box, date, caption, ways } from "./ChosenDay.css.ts";
import { fact } from "./KarmaFacts.css.ts";
import { KarmaFacts } from "./KarmaFacts.tsx";

interface ChosenDayProps {
  day: Pixel;
  holdsAnything: boolean;
  today: LocalDate;
  /** The days beside it, as far as they can be chosen. */
  before: LocalDate | undefined;
  after: LocalDate | undefined;
  onChoose: (day: LocalDate) => void;
}

/** The chosen day in words, with the ways to read it and to add to it. */
export function ChosenDay({ day, holdsAnything, today, before, after, onChoose }: ChosenDayProps) {
  const { mood, gold, coal } = day;
  const face = mood && moodFaces[mood];

  return (
    <div className={box}>
      <IconButton
        icon="back"
        label="Previous day"
        variant="plain"
        disabled={!before}
        onClick={() => before && onChoose(before)}
      />
      <div className={caption} aria-live="polite">
        <p className={date}>{briefNameOfDay(day.date, today)}</p>
        <KarmaFacts gold={gold} coal={coal}>
          {face ? (
            <span className={fact}>
              <Emoji symbol={face.emoji} />
              {face.label}
            </span>
          ) : (
            gold === 0 && coal === 0 && (holdsAnything ? "There is an entry for this day." : "No entries.")
          )}
        </KarmaFacts>
      </div>
      <IconButton
        icon="right"
        label="Next day"
        variant="plain"
        disabled={!after}
        onClick={() => after && onChoose(after)}
      />
      <div className={ways}>
        {holdsAnything && (
          <LinkButton to={dayPath(day.date)} variant="quiet" size="small">
            Read this day
          </LinkButton>
        )}
        {day.date <= today && (
          <LinkButton to={day.date === today ? "/mood" : `/mood?day=${day.date}`} variant="line" size="small">
            Add a mood
          </LinkButton>
        )}
      </div>
    </div>
  );
}
