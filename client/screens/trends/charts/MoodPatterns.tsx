import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { weathers, type Weather } from "#domain/weathers.ts";
import { patternGround, patternMark } from "./signs.css.ts";

/** The grounds of hatched and dotted slices, in the colours of each weather. */
export function MoodPatterns() {
  return (
    <defs>
      {weathers.map((weather) => (
        <g key={weather} className={weatherColors[weather]}>
          <pattern
            id={patternOf("hatched", weather)}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className={patternGround} width="7" height="7" />
            <rect className={patternMark} width="3" height="7" />
          </pattern>
          <pattern id={patternOf("dotted", weather)} width="7" height="7" patternUnits="userSpaceOnUse">
            <rect className={patternGround} width="7" height="7" />
            <circle className={patternMark} cx="3.5" cy="3.5" r="2" />
          </pattern>
        </g>
      ))}
    </defs>
  );
}

/** The id of a pattern. A page has one ring of moods. */
export function patternOf(sign: "hatched" | "dotted", weather: Weather): string {
  return `moods-${sign}-${weather}`;
}
