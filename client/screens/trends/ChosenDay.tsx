import { dayPath } from "#domain/paths.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { fullNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { moodFaces } from "#domain/moods.ts";
import type { Pixel } from "#domain/pixels.ts";
import { weatherOf } from "#domain/weathers.ts";
import { box, date, fact, facts, said, ways } from "./ChosenDay.css.ts";

interface ChosenDayProps {
  day: Pixel;
  holdsAnything: boolean;
  today: LocalDate;
  /** Whether a change is said aloud; in the grid the cell that has the focus says it. */
  isTold: boolean;
  /** The days beside it, as far as they can be chosen. */
  before: LocalDate | undefined;
  after: LocalDate | undefined;
  onChoose: (day: LocalDate) => void;
}

/** The chosen day in words, with the ways to read it and to add to it. */
export function ChosenDay({ day, holdsAnything, today, isTold, before, after, onChoose }: ChosenDayProps) {
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
      <div className={said} aria-live={isTold ? "polite" : "off"}>
        <p className={date}>{fullNameOfDay(day.date)}</p>
        <p className={facts}>
          {face && (
            <span className={fact}>
              <Emoji symbol={face.emoji} size="small" weather={weatherOf(mood)} />
              {face.label}
            </span>
          )}
          {gold > 0 && (
            <span className={fact}>
              <CoinIcon size={19} />
              {gold} Good Karma
            </span>
          )}
          {coal > 0 && (
            <span className={fact}>
              <LumpIcon size={20} />
              {coal} {coalLabel(coal)}
            </span>
          )}
          {!face && gold === 0 && coal === 0 && (holdsAnything ? "Something is written here." : "An open page.")}
        </p>
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
