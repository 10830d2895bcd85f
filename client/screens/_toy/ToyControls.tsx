import { useId } from "react";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { weather as colors } from "#client/theme/weather.css.ts";
import { useHydrated } from "#client/ui/controls/useHydrated.ts";
import { toyDeeds, toyFaces } from "#domain/content/toy.ts";
import { moodFaces } from "#domain/moods.ts";
import { toyDeedNames } from "#domain/toy.ts";
import { weatherOf } from "#domain/weathers.ts";
import { useToy, type Toy } from "./toy.ts";
import * as css from "./ToyControls.css.ts";

interface ToyPartProps {
  toy: Toy;
  /** Above the buttons. */
  label: string;
}

/** Six faces. Each brings its weather, and takes it back at the second press. */
export function ToyFaces({ toy, label }: ToyPartProps) {
  const { mood: touched } = useToy(toy);
  const id = useId();
  // Before that, a press would do nothing (client/first/browser/keep-press.js keeps it on the landing).
  const isHydrated = useHydrated();

  return (
    <fieldset className={css.part} aria-labelledby={id}>
      <p id={id} className={css.label}>
        {label}
      </p>
      <div className={css.faces}>
        {toyFaces.map(({ mood }, index) => (
          <button
            key={mood}
            type="button"
            className={`${css.face} ${colorsOf(mood)}`}
            aria-pressed={mood === touched}
            disabled={!isHydrated}
            onClick={() => toy.touch(mood)}
          >
            <span className={css.pebbles[index % css.pebbles.length]} aria-hidden="true">
              {moodFaces[mood].emoji}
            </span>
            {moodFaces[mood].label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Two deeds. Each puts a piece into its pan, and takes it out at the second press. */
export function ToyDeeds({ toy, label }: ToyPartProps) {
  const { weighed } = useToy(toy);
  const id = useId();
  const isHydrated = useHydrated();

  return (
    <fieldset className={css.part} aria-labelledby={id}>
      <p id={id} className={css.label}>
        {label}
      </p>
      <div className={css.deeds}>
        {toyDeedNames.map((name) => (
          <button
            key={name}
            type="button"
            className={toyDeeds[name].gold > 0 ? css.gold : css.coal}
            aria-pressed={weighed.includes(name)}
            disabled={!isHydrated}
            onClick={() => toy.weigh(name)}
          >
            {toyDeeds[name].gold > 0 ? <CoinIcon size={28} /> : <LumpIcon size={28} />}
            {toyDeeds[name].name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Answers the last press. */
export function ToyAnswer({ toy }: { toy: Toy }) {
  return <output className={css.answer}>{useToy(toy).answer}</output>;
}

function colorsOf(mood: string): string {
  const weather = weatherOf(mood);
  return weather ? colors[weather] : "";
}
