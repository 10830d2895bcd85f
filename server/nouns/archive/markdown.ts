import { markdownIdOf } from "#domain/archive.ts";
import { minuteIn } from "#domain/clocks.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { effectFaces, emotionFaces } from "#domain/emotions.ts";
import { headedParagraphsOf } from "#domain/entries/headings.ts";
import { kindNameOf } from "#domain/entries/kinds.ts";
import { titlesOf } from "#domain/entries/reading.ts";
import { journalFaces } from "#domain/journal.ts";
import type { ActionRow } from "#server/nouns/actions/actions.ts";
import type { Entry, OwnWords } from "#server/nouns/history/history.ts";
import { faceBy } from "#server/nouns/words/ownMoods.ts";

/** In place of what an entry says. */
export const couldNotBeDecrypted = "This entry could not be decrypted.";

/** One day of the diary, oldest entry first, as Markdown with front matter (docs/export.md). Texts stay as written. */
export function markdownOf(day: LocalDate, entries: readonly (Entry & OwnWords)[]): string {
  const moods = entries.flatMap((entry) => (entry.kind === "Mood" ? [entry.row.value] : []));
  const karma = entries.flatMap((entry) => (entry.kind === "Mood" ? [] : [entry.row]));
  const tags = new Set(
    entries.flatMap((entry) => [
      ...(entry.kind === "JournalEntry" && !entry.row.isUnreadable ? entry.row.tags.slice(1) : []),
      ...entry.ownTags.map(({ name }) => name).filter(Boolean),
    ]),
  );
  const front = [
    "---",
    `date: ${day}`,
    `entries: ${entries.length}`,
    `moods: [${moods.join(", ")}]`,
    // JSON's strings are YAML's, too: a tag may hold any sign.
    `tags: ${JSON.stringify([...tags])}`,
    `gold: ${karma.reduce((sum, { gold }) => sum + gold, 0)}`,
    `coal: ${karma.reduce((sum, row) => sum + ("coal" in row ? row.coal : 0), 0)}`,
    "---",
  ];
  return `${front.join("\n")}\n\n# ${fullNameOfDay(day)}\n\n${entries.map(partOf).join("\n")}`;
}

function partOf(entry: Entry & OwnWords): string {
  const { id, occurredAt, timeZone, isUnreadable } = entry.row;
  const time = minuteIn(timeZone, occurredAt).slice(-5);
  const shown = isUnreadable ? [`*${couldNotBeDecrypted}*`] : paragraphsIn(entry);
  return [`## ${time} ${oneLine(headOf(entry))}`, markdownIdOf(id), ...shown].map((part) => `${part}\n`).join("\n");
}

function headOf({ kind, row, ownMood }: Entry & OwnWords): string {
  if (kind === "Action") return titlesOf("action", row).name;
  if (kind === "JournalEntry") return `${journalFaces[row.emoji].emoji} ${titlesOf("journal", row).name}`;
  const { emoji, label } = faceBy(ownMood, row.value);
  return `${emoji} ${label}${row.finerWord ? `, ${row.finerWord}` : ""}`;
}

function paragraphsIn(entry: Entry & OwnWords): string[] {
  const kind = kindNameOf[entry.kind];
  const texts = headedParagraphsOf(kind, entry.row, "file");
  const { own } = titlesOf(kind, entry.row);
  return [
    ...(entry.kind === "Action" ? [`*${factsOf(entry.row).join(" · ")}*`] : []),
    ...(entry.kind === "Mood" && own ? [`**${oneLine(own)}**`] : []),
    ...texts.map(({ heading, text }) => (heading ? `**${heading}**\n\n${text}` : text)),
  ];
}

function factsOf(row: ActionRow): string[] {
  const { emotionResponse: response, effectOnOthers: effect } = row;
  return [
    row.type === "action" ? "I did something" : "Something happened",
    row.classification,
    ...(row.intention ? [`intention ${row.intention}`] : []),
    `felt ${emotionFaces[response].label}`,
    effect === "no_one_affected" ? effectFaces[effect].label : `others: ${effectFaces[effect].label}`,
    `gold ${row.gold}`,
    `coal ${row.coal}`,
  ];
}

/** A heading is one line. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
