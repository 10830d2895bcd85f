import { journiv } from "#client/screens/bring-your-diary/journiv/journiv.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import type { Sample } from "./sample.ts";

const when = (at: string) => ({ logged_at_utc: at, logged_timezone: "Europe/Paris" });

export const journivSample: Sample = {
  source: journiv,
  entries: [
    { external_id: "m1", ...when("2025-05-01T08:00:00Z"), primary_mood_name: "calm", note: "Tea" },
    { external_id: "m2", ...when("2025-05-02T19:00:00Z"), entry: { title: "Rain", content_plain_text: "All day" } },
    { external_id: "m3", ...when("2025-05-03T12:00:00Z"), primary_mood_name: "tired", tags: ["work"] },
  ].map((moment) => JSON.stringify(moment)),
  file: (entries) =>
    zipBlob({ "data.json": `{"export_version":"1.4","journals":[],"moments":[${entries.join(",")}]}` }),
};
