/** The words of a note, without what only its app can show. */
export interface NoteWords {
  text: string;
  /** The names of pictures and other files that are embedded. */
  embedded: readonly string[];
  /** How many lines were notes of Logseq to itself. */
  ownLines: number;
}

export function wordsOf(body: string): NoteWords {
  const embedded: string[] = [];
  const lines = body.split("\n");
  const kept = lines.filter((line) => !ownLine.test(line));
  const text = kept
    .join("\n")
    .replaceAll(
      /!\[\[([^[\]|#]+)(?:#[^[\]|]*)?(?:\|([^[\]]*))?\]\]/g,
      (all, target: string, words: string | undefined) =>
        isMedia(target) ? withoutFile(embedded, target, words ?? "") : all,
    )
    .replaceAll(
      /!\[([^[\]]*)\]\((?:<([^<>]+)>|([^()\s]+))(?:\s+"[^"]*")?\)(?:\{[^{}]*\})?/g,
      (all, words: string, inAngles: string | undefined, bare: string | undefined) => {
        const target = inAngles ?? bare ?? "";
        // An address on the web stays an address.
        return /^[a-z]+:\/\//i.test(target) ? all : withoutFile(embedded, target, words);
      },
    )
    .replaceAll(/(?<=\S)[ \t]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
  return { text, embedded, ownLines: lines.length - kept.length };
}

/** A heading on the first line: what it says, and the words after it. */
export function headedBy(text: string): { heading: string; rest: string } | undefined {
  const end = text.indexOf("\n");
  const heading = headingIn(end < 0 ? text : text.slice(0, end));
  return heading === undefined ? undefined : { heading, rest: end < 0 ? "" : text.slice(end + 1) };
}

/** What a line says if it is a heading. */
export function headingIn(line: string): string | undefined {
  const [, heading = ""] = line.length > longestHeading ? [] : (/^#{1,6}[ \t]+(.*?)[ \t]*#*$/.exec(line) ?? []);
  return heading === "" ? undefined : heading;
}

/** A longer line is a paragraph. Its length also bounds the time that its signs can take. */
const longestHeading = 500;

/** What a picture is called stays, unless it is the name of its file or its size. */
function withoutFile(embedded: string[], target: string, words: string): string {
  embedded.push(target.replace(/^.*\//s, ""));
  const shown = words.trim();
  return isMedia(shown) || /^\d+(?:x\d+)?$/.test(shown) ? "" : shown;
}

function isMedia(name: string): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif|heic|bmp|svg|mp3|m4a|wav|ogg|flac|3gp|aac|mp4|mov|mkv|webm|ogv|pdf|canvas|excalidraw|docx?|xlsx?|zip)$/i.test(
    name.trim(),
  );
}

// Ids, what is folded, and the clock of a task.
const ownLine = /^[ \t]*(?:(?:- )?(?:id|collapsed|created-at|updated-at):: .*|:LOGBOOK:|CLOCK: .*|:END:)[ \t]*$/;
