import { useId, type ReactNode } from "react";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { finerWordsOf, type FinerWord } from "#domain/finerWords.ts";
import type { Mood } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { ask, check, head, meaning, name, place, word as wordStyle, words } from "./FinerWords.css.ts";

interface FinerWordsProps {
  mood: Mood;
  chosen: FinerWord | null;
  /** With null for the chosen one, which is taken away. */
  onChoose: (word: FinerWord | null) => void;
  disabled?: boolean;
  /** Stands at the end of the heading. */
  end?: ReactNode;
}

/** The finer words for a mood, of which one may be chosen (docs/rules.md, Finer words). */
export function FinerWords({ mood, chosen, onChoose, disabled = false, end }: FinerWordsProps) {
  const id = useId();
  const weather = weatherOf(mood);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its words are buttons, and no fields of a form
    <div role="group" aria-labelledby={id} className={weather ? `${place} ${weatherColors[weather]}` : place}>
      <div className={head}>
        <p id={id} className={ask}>
          A finer word, if one fits
        </p>
        {end}
      </div>
      <div className={words}>
        {finerWordsOf(mood).map(({ word, definition }) => (
          <button
            key={word}
            type="button"
            className={wordStyle}
            aria-pressed={word === chosen}
            disabled={disabled}
            onClick={() => onChoose(word === chosen ? null : word)}
          >
            <span className={name}>{word}</span> <span className={meaning}>{definition}</span>
            {word === chosen && (
              <span className={check}>
                <Icon name="check" size={18} />
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
