import { bearable } from "#client/screens/bring-your-diary/bearable/bearable.ts";
import type { Sample } from "./sample.ts";

export const bearableSample: Sample = {
  source: bearable,
  entries: [
    "2025-01-01,am,Mood,4,,A slow start",
    "2025-01-02,pm,Mood,2,,",
    "2025-01-03,mid,Factors,,Coffee,Three cups",
  ],
  file: (entries) => new Blob([["date,time of day,category,rating/amount,detail,notes", ...entries].join("\n")]),
};
