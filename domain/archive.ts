/** The format of the archive (docs/export.md). A change that older readers do not understand raises the version. */
export const archiveFormat = { name: "kindling-export", version: 1 } as const;

/** The files of an archive that have a fixed name. */
export const archiveFiles = {
  entries: "entries.jsonl",
  /** Tags and own moods. */
  words: "words.jsonl",
  /** Days put away. */
  days: "days.jsonl",
  profile: "profile.json",
  messages: "messages.jsonl",
  /** For spreadsheets; to read only. */
  sheet: "entries.csv",
  picture: "pictures/profile.jpg",
  book: "journal.html",
  readMe: "README.txt",
  manifest: "manifest.json",
} as const;

/** The last column of that table, by which the import knows it. */
export const sheetIdColumn = "Kindling id";

/** The file of one day in Markdown. A file's name never holds words of the person. */
export function markdownFileOf(day: string): string {
  return `markdown/${day.slice(0, 4)}/${day}.md`;
}

/** The line below the heading of each entry there. Markdown readers do not show it, and editors keep it. */
export function markdownIdOf(id: string): string {
  return `<!-- id: ${id} -->`;
}

/** How much one call of the import accepts, whichever is reached first. */
export const importLimits = { lines: 500, bytes: 900_000 } as const;

/** The apps from which entries are brought, with the names that people know. */
export const importApps = {
  daylio: "Daylio",
  "day-one": "Day One",
  "apple-journal": "Apple Journal",
  "how-we-feel": "How We Feel",
  journiv: "Journiv",
  journey: "Journey",
  "standard-notes": "Standard Notes",
  markdown: "Markdown files",
  csv: "a table",
} as const;

export type ImportApp = keyof typeof importApps;

/** The name of an app. A newer server may know apps that this device does not. */
export function importAppName(app: string): string {
  return Object.entries(importApps).find(([key]) => key === app)?.[1] ?? app;
}

/** Of the id that an entry has in its app, of the number that stands for its words, and how many imports an account has. */
export const broughtLimits = { sourceId: 200, words: 40, imports: 200 } as const;

const ofWords = "words:";

/**
 * The source id of an entry whose app gives none: made of what the file says of it (docs/import.md, Who an entry is).
 *
 * @param words The number that stands for it.
 * @param place Its place among the lines of the file that are equal in all of it, from 1.
 */
export function idOfWords(words: string, place: number): string {
  return `${ofWords}${words}${place === 1 ? "" : `#${place}`}`;
}

/** Whether a source id was made of what the file says. */
export function isIdOfWords(sourceId: string): boolean {
  return sourceId.startsWith(ofWords);
}

/** The place of such an entry among the lines that are equal in all, from 1. */
export function placeAmongEquals(sourceId: string): number {
  return Number(/^words:[^#/]*#(\d+)/.exec(sourceId)?.[1] ?? 1);
}

/** The source id of a line that was kept beside the entry with its own id, because their words differ. */
export function keptBesideId(sourceId: string, words: string): string {
  return `${sourceId}~${words}`;
}

/** What became of one line, or would become of it in a dry run. */
export const importOutcomes = ["saved", "alreadyHere", "refused"] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** What a device opens of a file that somebody chose. A file beyond it is refused before it fills the memory. */
export const openingLimits = {
  /** Names of files in a ZIP. */
  files: 400_000,
  directoryBytes: 64_000_000,
  manifestBytes: 32_000_000,
  entriesBytes: 4_000_000_000,
  entries: 2_000_000,
  /** A text of another app, which is read as a whole. */
  appBytes: 200_000_000,
  /** How many times larger a file may be than its packed form, once it is larger than `unpackedFreelyBytes`. */
  ratio: 100,
  unpackedFreelyBytes: 10_000_000,
} as const;

/** Of a sealed archive. Somebody who has the file can try passphrases as long as they like. */
export const shortestPassphrase = 12;

/** What is wrong with a new passphrase and its repetition, for each wrong field. */
export function passphraseProblems(
  passphrase: string,
  repeated: string,
): { field: "passphrase" | "repeated"; message: string }[] {
  return [
    ...(passphrase.length < shortestPassphrase
      ? [{ field: "passphrase" as const, message: `Please use at least ${shortestPassphrase} characters.` }]
      : []),
    ...(passphrase === repeated ? [] : [{ field: "repeated" as const, message: "The two passphrases differ." }]),
  ];
}
