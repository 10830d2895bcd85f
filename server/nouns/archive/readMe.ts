import { archiveFiles } from "#domain/archive.ts";
import { brand } from "#domain/brand.ts";

/** Says to somebody who opens the archive in ten years what its files are. */
export function readMe(username: string): string {
  return `This is everything ${brand} kept for ${username}.

${archiveFiles.book}
  Your diary as a page to read or print. Open it in any browser.
markdown/
  The same diary, one Markdown file for each day. Obsidian opens the folder as it is.
${archiveFiles.sheet}
  Your entries as a table for a spreadsheet, one row for each. For reading only: it cannot be brought back. A text that a
  spreadsheet could take for a formula begins with an apostrophe.
${archiveFiles.entries}
  Every entry in full, one JSON object per line. “Bring your diary” in Settings brings them back.
${archiveFiles.words}
  Your tags and your own moods, in your order. They come back with the entries.
${archiveFiles.days}
  The days that you put away from “On This Day”. They stay away when you bring your diary back.
${archiveFiles.messages}
  Messages you sent and received that you had not deleted. For reading only: they cannot be brought back.
${archiveFiles.profile}
  Your account, your settings and your connections.
${archiveFiles.manifest}
  What is in this archive, with a SHA-256 of each file.

Anyone who has this file can read it. Keep it where you keep private things.
`;
}
