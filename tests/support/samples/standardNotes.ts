import { standardNotes } from "#client/screens/bring-your-diary/standardNotes/standardNotes.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import type { Sample } from "./sample.ts";

/** A note as an item of a backup. */
export function noteItem(uuid: string, content: object, more: object = {}): object {
  const at = "2024-03-05T20:15:00.000Z";
  return { content_type: "Note", uuid, created_at: at, updated_at: at, content, ...more };
}

/** A tag as an item of a backup. */
export function tagItem(uuid: string, title: string, notes: readonly string[], parent?: string): object {
  const references: object[] = notes.map((note) => ({ uuid: note, content_type: "Note" }));
  if (parent) references.push({ uuid: parent, content_type: "Tag", reference_type: "TagToParentTag" });
  return { content_type: "Tag", uuid, created_at: "2024-03-01T08:00:00.000Z", content: { title, references } };
}

/** A decrypted backup, as Standard Notes packs it. */
export function standardNotesZip(items: readonly object[]): Blob {
  return zipBlob({
    "Standard Notes Backup and Import File.txt": JSON.stringify({ version: "004", items }, null, 2),
    "Items/Note/Rain-n1.txt": "All day.",
  });
}

export const standardNotesSample: Sample = {
  source: standardNotes,
  entries: [
    noteItem("n1", { title: "Rain", text: "All day.", noteType: "plain-text", references: [], appData: {} }),
    noteItem("n2", { title: "", text: "A walk with Mira." }, { created_at: "2024-03-06T07:30:00.000Z" }),
    noteItem("n3", { title: "List", text: "- [ ] milk" }, { created_at: "2024-03-07T07:30:00.000Z" }),
  ].map((note) => JSON.stringify(note)),
  file: (entries) => standardNotesZip(entries.map((entry) => JSON.parse(entry) as object)),
};
