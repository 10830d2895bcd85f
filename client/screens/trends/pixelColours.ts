import { weather as weatherColors } from "#client/theme/weather.css.ts";
import type { Pixel } from "#domain/pixels.ts";
import { weatherNames, weatherOf, weathers } from "#domain/weathers.ts";
import { karmaPixels } from "./pixels.css.ts";

/** What the colours of a year in pixels show. */
export type Shows = "mood" | "karma";

type KarmaKind = keyof typeof karmaPixels;

const karmaWords: Readonly<Record<KarmaKind, string>> = {
  muchGold: "Far more Good Karma",
  gold: "More Good Karma",
  even: "Equal",
  coal: "More Learning Points",
};

/** The class of a day's colours; empty where it holds nothing of what is shown. */
export function colourOf(day: Pixel, shows: Shows): string {
  if (shows === "mood") {
    const weather = day.mood && weatherOf(day.mood);
    return weather ? weatherColors[weather] : "";
  }
  const kind = karmaKind(day);
  return kind ? karmaPixels[kind] : "";
}

function karmaKind({ gold, coal }: Pixel): KarmaKind | undefined {
  if (gold === 0 && coal === 0) return undefined;
  if (gold === coal) return "even";
  if (gold < coal) return "coal";
  return gold - coal > 3 ? "muchGold" : "gold";
}

export interface LegendEntry {
  name: string;
  colours: string;
  count: number;
}

/** The meaning of each colour, and how many days have it. */
export function legendOf(days: readonly Pixel[], shows: Shows): LegendEntry[] {
  if (shows === "mood")
    return weathers.map((weather) => ({
      name: weatherNames[weather],
      colours: weatherColors[weather],
      count: days.filter(({ mood }) => mood && weatherOf(mood) === weather).length,
    }));
  return (Object.keys(karmaWords) as KarmaKind[]).map((kind) => ({
    name: karmaWords[kind],
    colours: karmaPixels[kind],
    count: days.filter((day) => karmaKind(day) === kind).length,
  }));
}
