import type { ReactNode } from "react";
import type { Weather } from "#domain/weathers.ts";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { drawing, rib, solid, stroke } from "./WeatherDrawing.css.ts";

/** Shown beside a weather's name, in its colour. */
export function WeatherDrawing({ weather }: { weather: Weather }) {
  return (
    <svg className={`${drawing} ${weatherColors[weather]}`} viewBox="0 0 28 28" aria-hidden="true">
      {drawings[weather]}
    </svg>
  );
}

const cloud = <path className={solid} d="M8 16a5 5 0 0 1 .3-10 6.5 6.5 0 0 1 12.2 1.7A4.2 4.2 0 0 1 20.5 16Z" />;

const drawings: Readonly<Record<Weather, ReactNode>> = {
  sunny: (
    <>
      <circle className={solid} cx="14" cy="14" r="5.5" />
      <path
        className={stroke}
        d="M14 3v3M14 22v3M3 14h3M22 14h3M6.2 6.2l2.1 2.1M19.7 19.7l2.1 2.1M21.8 6.2l-2.1 2.1M8.3 19.7l-2.1 2.1"
      />
    </>
  ),
  warm: (
    <>
      <path className={solid} d="M6.5 19a7.5 7.5 0 0 1 15 0Z" />
      <path className={stroke} d="M3 22.5h22M14 5.5v3M5 9.5l2 2M23 9.5l-2 2" />
    </>
  ),
  still: (
    <>
      <path className={solid} d="M14 4c6 3 8 8 5 13-2 3.3-6 4-8.5 2.5C6 16.5 7 8.5 14 4Z" />
      <path className={rib} d="M14.5 9c-1 5-2.5 10-6.5 15" />
      <path className={stroke} d="M9.5 20.5 7.5 24" />
    </>
  ),
  windy: <path className={stroke} d="M3.5 11h12.5a3.5 3.5 0 1 0-3.4-4.4M3.5 15.5h17a3.4 3.4 0 1 1-3.3 4.3M6 20h6" />,
  stormy: (
    <>
      {cloud}
      <path className={stroke} d="m14.8 14-3.3 5.5h4L13 25" />
    </>
  ),
  rainy: (
    <>
      {cloud}
      <path className={stroke} d="m9.5 19.5-1.2 3.5M14.7 19.5l-1.2 3.5M19.9 19.5l-1.2 3.5" />
    </>
  ),
};
