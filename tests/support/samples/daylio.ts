import { daylio } from "#client/screens/bring-your-diary/daylio/daylio.ts";
import { daylioDay, daylioZip } from "#tests/support/elsewhereFiles.ts";
import type { Sample } from "./sample.ts";

export const daylioSample: Sample = {
  source: daylio,
  entries: [
    daylioDay,
    { ...daylioDay, id: 1743, day: 3, datetime: daylioDay.datetime + 86_400_000, mood: 5, note: "Rain.", tags: [3] },
    { ...daylioDay, id: 1744, day: 4, datetime: daylioDay.datetime + 2 * 86_400_000, mood: 7, note: "", tags: [] },
  ].map((day) => JSON.stringify(day)),
  file: (entries) => daylioZip(entries.map((entry) => JSON.parse(entry) as Record<string, unknown>)),
};
