import { appleJournal } from "#client/screens/bring-your-diary/appleJournal/appleJournal.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import { applePage } from "#tests/support/elsewhereFiles.ts";
import type { Sample } from "./sample.ts";

/** Each entry is the name of its file and its page. */
export const appleJournalSample: Sample = {
  source: appleJournal,
  entries: [
    `2025-10-29_Snow\n${applePage({ title: "Snow", body: "All white" })}`,
    `2025-10-30\n${applePage({ header: "Thursday, 30 October 2025", body: "Still there" })}`,
    `2025-10-31\n${applePage({ header: "Friday, 31 October 2025", body: "Gone", prompt: "What was good?" })}`,
  ],
  file: (entries) =>
    zipBlob(
      Object.fromEntries(
        entries.map((entry) => {
          const end = entry.indexOf("\n");
          return [`AppleJournalEntries/Entries/${entry.slice(0, end)}.html`, entry.slice(end + 1)];
        }),
      ),
    ),
};
