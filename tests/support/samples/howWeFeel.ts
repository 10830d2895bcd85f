import { howWeFeel } from "#client/screens/bring-your-diary/howWeFeel/howWeFeel.ts";
import type { Sample } from "./sample.ts";

export const howWeFeelSample: Sample = {
  source: howWeFeel,
  entries: [
    '2026 Sun Feb 8 4:04 PM,Mellow,Family,Home,,"Tea, and a book",,So it goes',
    "2026 Mon Feb 9 8:15 AM,Anxious; Tired,,Work,Meeting,Early,,",
    "2026 Tue Feb 10 9:30 PM,Calm,Friends,,,Dinner,,",
  ],
  file: (entries) =>
    new Blob([
      ["Date,Mood,Tags (People),Tags (Places),Tags (Events),Notes,Reflections,Takeaways", ...entries].join("\n"),
    ]),
};
