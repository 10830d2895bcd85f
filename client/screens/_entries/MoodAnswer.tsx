import { Land } from "#client/pictures/Land.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { weather as colors } from "#client/theme/weather.css.ts";
import type { Face } from "#domain/emotions.ts";
import type { Mood } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { answer, face, name, scene } from "./MoodAnswer.css.ts";

/** The chosen mood as a small picture, hidden from screen readers: the grid says it. */
export function MoodAnswer({ mood, face: shown }: { mood: Mood | null; face: Face | undefined }) {
  const weather = mood && weatherOf(mood);

  return (
    <div className={weather ? `${scene} ${colors[weather]}` : scene} aria-hidden="true">
      <Land />
      {mood && shown && (
        <div key={shown.label} className={answer}>
          <span className={face}>
            <Emoji symbol={shown.emoji} size="large" weather={weatherOf(mood)} />
          </span>
          <span className={name}>{shown.label}</span>
        </div>
      )}
    </div>
  );
}
