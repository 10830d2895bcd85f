import { minuteIn } from "#domain/clocks.ts";
import { dateText } from "#server/store/pages.ts";
import { wordsOf, type BroughtEntry, type Meant } from "./meant.ts";
import type { LineResult, NamedEntry, ReadEntry } from "./readLines.ts";

/** How much of a text a dry run shows, in UTF-16 code units. */
const [shownAlone, shownBeside, before] = [80, 240, 40];

/** The entry that a line means, as a dry run names it. */
export function namedOf(line: ReadEntry, { entry, isChanged }: Meant): Pick<LineResult, "entry" | "isChanged"> {
  if (!entry) return {};
  if (isChanged) return { entry: namedEntry(line, entry), isChanged };
  return { entry: { ...headOf(entry), words: excerptOf(textOf(entry.kind, entry.row), 0, shownAlone) } };
}

/** An entry beside a line whose words are others: both from a little before where they begin to differ. */
export function namedEntry({ kind, entry }: ReadEntry, other: BroughtEntry): NamedEntry {
  const [here, inFile] = [textOf(other.kind, other.row), textOf(kind, entry.fields)];
  let same = 0;
  while (same < here.length && here[same] === inFile[same]) same += 1;
  return {
    ...headOf(other),
    words: excerptOf(here, same - before, shownBeside),
    inFile: excerptOf(inFile, same - before, shownBeside),
  };
}

function headOf({ row }: BroughtEntry): Omit<NamedEntry, "words"> {
  const { id, version, localDate, timeZone, occurredAt, editedAt } = row;
  return {
    id,
    version,
    localDate: dateText(localDate),
    time: minuteIn(timeZone, occurredAt).slice(-5),
    isEdited: editedAt !== null,
  };
}

function textOf(kind: ReadEntry["kind"], from: object): string {
  return wordsOf(kind, from).join("\n");
}

function excerptOf(text: string, from: number, most: number): string {
  if (text.length <= most) return text;
  const start = Math.max(0, Math.min(from, text.length - most));
  const piece = text.slice(start, start + most);
  // Not half an emoji.
  const whole = piece.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
  return `${start > 0 ? "…" : ""}${whole}${start + most < text.length ? "…" : ""}`;
}
