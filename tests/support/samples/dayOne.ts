import { dayOne } from "#client/screens/bring-your-diary/dayOne/dayOne.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import type { Sample } from "./sample.ts";

export const dayOneSample: Sample = {
  source: dayOne,
  entries: [
    {
      uuid: "A1",
      creationDate: "2024-06-01T21:30:00Z",
      timeZone: "Asia/Tokyo",
      text: "# Rain\n\nAll day.",
      tags: ["home"],
    },
    { uuid: "B2", creationDate: "2024-06-02T06:10:00Z", timeZone: "Europe/Berlin", text: "Slept well." },
    { uuid: "C3", creationDate: "2024-06-03T18:00:00Z", timeZone: "Europe/Berlin", text: "A walk with Mira." },
  ].map((entry) => JSON.stringify(entry)),
  file: (entries) => zipBlob({ "Journal.json": `{"metadata":{"version":"1.0"},"entries":[${entries.join(",")}]}` }),
};
