import { zipBlob } from "#tests/support/archiveFiles.ts";
import type { Choices, Elsewhere, ElsewhereSource } from "#client/screens/bring-your-diary/elsewhere/elsewhere.ts";
import { linesOf } from "#client/screens/bring-your-diary/elsewhere/lines.ts";
import { matchingOf } from "#client/screens/bring-your-diary/elsewhere/matching.ts";
import { openZip, type Zip } from "#client/screens/bring-your-diary/source/zip.ts";

// Files as other apps write them, made for the tests.

export const pin = "4711";

/** A Daylio backup. Each version adds to the one before: zones and groups, then HTML and photos. */
export function daylioBackup(
  days: readonly Record<string, unknown>[],
  { version = 15, more = {} }: { version?: number; more?: Record<string, unknown> } = {},
): string {
  const backup = {
    version,
    customMoods: [
      { id: 1, custom_name: "", mood_group_id: 1, predefined_name_id: 1, state: 0 },
      { id: 2, custom_name: "", mood_group_id: 2, predefined_name_id: 2, state: 0 },
      { id: 3, custom_name: "", mood_group_id: 3, predefined_name_id: 3, state: 0 },
      { id: 4, custom_name: "", mood_group_id: 4, predefined_name_id: 4, state: 0 },
      { id: 5, custom_name: "", mood_group_id: 5, predefined_name_id: 5, state: 0 },
      { id: 7, custom_name: "Floaty", mood_group_id: 2, predefined_name_id: -1, state: 0 },
    ],
    tags: [
      { id: 1, name: "walk", id_tag_group: 1 },
      { id: 2, name: "mood-reflection", id_tag_group: 1 },
      { id: 3, name: "Mira" },
    ],
    tag_groups: [{ id: 1, name: "Hobbies" }],
    prefs: [{ key: "PIN_CODE", pref_name: "default", value: pin }],
    dayEntries: days,
    ...more,
  };
  return Buffer.from(JSON.stringify(backup)).toString("base64");
}

/** A day of such a backup: 2 March 2021, 21:15 in Berlin. */
export const daylioDay = {
  id: 1742,
  minute: 15,
  hour: 21,
  day: 2,
  month: 2,
  year: 2021,
  datetime: Date.UTC(2021, 2, 2, 20, 15),
  timeZoneOffset: 3_600_000,
  mood: 1,
  note: "A long walk.",
  note_title: "Snow",
  tags: [1],
};

export function daylioZip(days: readonly Record<string, unknown>[], more: Record<string, unknown> = {}): Blob {
  return zipBlob({ "backup.daylio": daylioBackup(days, { more }), "assets/photos/2021/3/0a1b": "…" }, { level: 6 });
}

/** An export of Day One with a file for each journal. */
export function dayOneZip(journals: Record<string, readonly Record<string, unknown>[]>): Blob {
  return zipBlob(
    Object.fromEntries(
      Object.entries(journals).map(([name, entries]) => [
        `${name}.json`,
        JSON.stringify({ metadata: { version: "1.0" }, entries }),
      ]),
    ),
    { level: 6 },
  );
}

/** A page as Apple's Journal writes it: its divs are not nested as they should be. */
export function applePage({
  header = "Wednesday, 29 October 2025",
  title = "",
  body = "",
  grid = "",
  prompt = "",
}): string {
  const paragraphs = body.split("\n").map((line) => `<p class="p2"><span class="s2">${line}</span></p>`);
  return `<!DOCTYPE html><html><head><title>Not words</title><style>p.p1 {margin: 0}</style></head><body>
<p class="p1"><span class="s1"><div class='pageContainer'>    <div class="pageHeader">${header}</div>    <div class="assetGrid">${grid}</div>${
    prompt && `<div class="reflectionPrompt">${prompt}</div>`
  }<div class='title'>${title}</div><div class='bodyText'></span></p>
${paragraphs.join("\n")}
<p class="p1"><span class="s1"></div></div></span></p></body></html>`;
}

/** What a source finds in a file. Throws if the file is of another kind. */
export async function foundBy(source: ElsewhereSource, blob: Blob): Promise<Elsewhere> {
  const file = { blob, zip: await openZip(blob) };
  if (!(await source.recognizes(file))) throw new Error("The source does not know this file.");
  return source.read(file);
}

/** Files as a source reads them in a ZIP, without a ZIP around them. */
export function folderOf(files: Record<string, string>): Zip {
  const bytesOf = (name: string) => new TextEncoder().encode(files[name]);
  return {
    names: new Set(Object.keys(files)),
    pieces: async function* (name) {
      yield bytesOf(name);
    },
    text: async (name) => files[name] ?? "",
  };
}

/** Whether a source says that a file is of its kind. */
export async function isRecognizedBy(source: ElsewhereSource, blob: Blob): Promise<boolean> {
  return source.recognizes({ blob, zip: await openZip(blob) });
}

/** The choices that the suggestions make; what has none is left out. */
function suggested(elsewhere: Elsewhere): Choices {
  const moods = new Map(matchingOf(elsewhere).moods.map(({ key, suggestion }) => [key, suggestion ?? null]));
  return { moods, ownMoods: [], groupsLeftOut: [], withSurroundings: false };
}

/** The lines that the import gets, and the problems of those it does not get. */
export async function sentLines(elsewhere: Elsewhere, choices: Partial<Choices> = {}) {
  const lines: Record<string, unknown>[] = [];
  const problems: string[] = [];
  for await (const { bytes, line, problem } of linesOf(elsewhere, { ...suggested(elsewhere), ...choices }, "an-import"))
    if (bytes) lines.push(JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>);
    else problems.push(`${line}: ${problem}`);
  return { lines, problems };
}
