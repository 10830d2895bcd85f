import { Land } from "#client/pictures/Land.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { weather as colors } from "#client/theme/weather.css.ts";
import { moodFaces, type Mood } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { answer, face, name, scene } from "./MoodAnswer.css.ts";

/** The chosen mood as a small picture, hidden from screen readers: the grid says it. */
export function MoodAnswer({ mood }: { mood: Mood | null }) {
  const weather = mood && weatherOf(mood);

  return (
    <div className={weather ? `${scene} ${colors[weather]}` : scene} aria-hidden="true">
      <Land />
      {mood && (
        <div key={mood} className={answer}>
          <span className={face}>
            <Emoji symbol={moodFaces[mood].emoji} size="large" weather={weatherOf(mood)} />
          </span>
          <span className={name}>{moodFaces[mood].label}</span>
        </div>
      )}
    </div>
  );
}
