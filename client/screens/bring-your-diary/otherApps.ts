import { appleJournal } from "./appleJournal/appleJournal.ts";
import { dayOne } from "./dayOne/dayOne.ts";
import { daylio } from "./daylio/daylio.ts";
import type { ElsewhereSource } from "./elsewhere/elsewhere.ts";
import { howWeFeel } from "./howWeFeel/howWeFeel.ts";
import { journiv } from "./journiv/journiv.ts";
import { bearable } from "./table/bearable.ts";

/** The files of other apps. The first source that knows a file opens it. */
export const otherApps: readonly ElsewhereSource[] = [daylio, journiv, appleJournal, dayOne, howWeFeel, bearable];
