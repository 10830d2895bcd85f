import { isRecord } from "#client/platform/problem.ts";
import { numberAt, textAt } from "../elsewhere/json.ts";

type Json = Record<string, unknown>;

/** Place and weather of a Day One entry in a line: "Café Kranzler, Berlin, Germany · 18 °C, Cloudy". */
export function surroundingsOf({ location, weather }: Json): string {
  return [isRecord(location) ? placeIn(location) : "", isRecord(weather) ? weatherIn(weather) : ""]
    .filter(Boolean)
    .join(" · ");
}

function placeIn(location: Json): string {
  const names = ["placeName", "localityName", "administrativeArea", "country"].map((name) =>
    textAt(location, name).trim(),
  );
  const [latitude, longitude] = [numberAt(location, "latitude"), numberAt(location, "longitude")];
  const place = [...new Set(names)].filter(Boolean).join(", ");
  if (place || latitude === undefined || longitude === undefined) return place;
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}

function weatherIn(weather: Json): string {
  const degrees = numberAt(weather, "temperatureCelsius");
  const shown = degrees === undefined ? "" : `${Math.round(degrees)} °C`;
  return [shown, textAt(weather, "conditionsDescription").trim()].filter(Boolean).join(", ");
}
