import { appleJournal } from "./appleJournal/appleJournal.ts";
import { bearable } from "./bearable/bearable.ts";
import { dayOne } from "./dayOne/dayOne.ts";
import { daylio } from "./daylio/daylio.ts";
import type { ElsewhereSource } from "./elsewhere/elsewhere.ts";
import { howWeFeel } from "./howWeFeel/howWeFeel.ts";
import { journey } from "./journey/journey.ts";
import { journiv } from "./journiv/journiv.ts";
import { markdown } from "./markdown/markdown.ts";
import { standardNotes } from "./standardNotes/standardNotes.ts";

/** The files of other apps. The first source that recognizes a file reads it. */
export const otherApps: readonly ElsewhereSource[] = [
  daylio,
  journiv,
  appleJournal,
  dayOne,
  standardNotes,
  journey,
  howWeFeel,
  bearable,
  markdown,
];
