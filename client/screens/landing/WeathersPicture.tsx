import { Ground } from "#client/pictures/Cast.tsx";
import { Bird } from "#client/pictures/LivelyCast.tsx";
import { Picture } from "#client/pictures/Picture.tsx";
import { WeatherDrawing } from "#client/pictures/WeatherDrawing.tsx";
import { weathers } from "#domain/weathers.ts";
import { frame, row, sign } from "./WeathersPicture.css.ts";

/** The signs of the six weathers above the bird. */
export function WeathersPicture() {
  return (
    <span className={frame}>
      <Picture>
        <Ground />
        <Bird transform="translate(60 80) scale(.8)" />
      </Picture>
      <span className={row}>
        {weathers.map((weather) => (
          <span key={weather} className={sign}>
            <WeatherDrawing weather={weather} />
          </span>
        ))}
      </span>
    </span>
  );
}
