import { markdown } from "#client/screens/bring-your-diary/markdown/markdown.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import type { Sample } from "./sample.ts";

/** Each entry is the path of its note and the note. */
export const markdownSample: Sample = {
  source: markdown,
  entries: [
    "Diary/2024-03-05.md\n---\nmood: good\ntags: [walk]\n---\n# Tuesday\nA walk with [[Mira]].\n",
    "Diary/2024-03-06.md\nPlain day.\n",
    "journals/2024_03_07.md\n- Walked\n  - with Mira\n",
  ],
  file: (entries) =>
    zipBlob(
      Object.fromEntries(
        entries.map((entry) => {
          const end = entry.indexOf("\n");
          return [entry.slice(0, end), entry.slice(end + 1)];
        }),
      ),
    ),
};
