import { appleJournalSample } from "./appleJournal.ts";
import { bearableSample } from "./bearable.ts";
import { daylioSample } from "./daylio.ts";
import { dayOneSample } from "./dayOne.ts";
import { howWeFeelSample } from "./howWeFeel.ts";
import { journeySample } from "./journey.ts";
import { journivSample } from "./journiv.ts";
import { markdownSample } from "./markdown.ts";
import type { Sample } from "./sample.ts";
import { standardNotesSample } from "./standardNotes.ts";

/** A made file for each source of client/screens/bring-your-diary/otherApps.ts. */
export const samples: readonly Sample[] = [
  daylioSample,
  journivSample,
  appleJournalSample,
  dayOneSample,
  standardNotesSample,
  journeySample,
  howWeFeelSample,
  bearableSample,
  markdownSample,
];
