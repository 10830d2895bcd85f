import { minuteIn } from "#domain/clocks.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { effectFaces, emotionFaces } from "#domain/emotions.ts";
import { journalFaces } from "#domain/journal.ts";
import { reflectionQuestions } from "#domain/reflections.ts";
import { nameOfPage, titleOf } from "#domain/titles.ts";
import { defaultDescription } from "#domain/wizard.ts";
import type { ActionRow } from "#server/nouns/actions/actions.ts";
import type { Entry, OwnWords } from "#server/nouns/history/history.ts";
import type { JournalRow } from "#server/nouns/journal/journal.ts";
import type { MoodRow } from "#server/nouns/moods/moods.ts";
import { faceBy, type OwnMood } from "#server/nouns/moods/ownMoods.ts";

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
  const { occurredAt, timeZone, isUnreadable } = entry.row;
  const [title, ...paragraphs] = wordsOf(entry);
  const time = minuteIn(timeZone, occurredAt).slice(-5);
  const shown = isUnreadable ? ["*This entry could not be decrypted.*"] : paragraphs.filter(Boolean);
  return [`## ${time} ${oneLine(title ?? "")}`, ...shown].map((part) => `${part}\n`).join("\n");
}

/** The title, then the paragraphs. */
function wordsOf(entry: Entry & OwnWords): (string | null | undefined)[] {
  if (entry.kind === "Action") return wordsOfAction(entry.row);
  return entry.kind === "Mood" ? wordsOfMood(entry.row, entry.ownMood) : wordsOfPage(entry.row);
}

function wordsOfAction(row: ActionRow): (string | null | undefined)[] {
  const { emotionResponse: response, effectOnOthers: effect } = row;
  const answers = [row.reflection1, row.reflection2, row.reflection3];
  const facts = [
    row.type === "action" ? "I did something" : "Something happened",
    row.classification,
    ...(row.intention ? [`intention ${row.intention}`] : []),
    `felt ${emotionFaces[response].label}`,
    effect === "no_one_affected" ? effectFaces[effect].label : `others: ${effectFaces[effect].label}`,
    `gold ${row.gold}`,
    `coal ${row.coal}`,
  ];
  return [
    titleOf(row),
    `*${facts.join(" · ")}*`,
    row.eventTitle && row.description !== defaultDescription ? row.description : null,
    ...reflectionQuestions(row).map((question, index) => answers[index] && `**${question}**\n\n${answers[index]}`),
    row.note,
  ];
}

function wordsOfMood({ value, finerWord, journalTitle, note }: MoodRow, own: OwnMood | undefined): (string | null)[] {
  const { emoji, label } = faceBy(own, value);
  return [
    `${emoji} ${label}${finerWord ? `, ${finerWord}` : ""}`,
    journalTitle && `**${oneLine(journalTitle)}**`,
    note,
  ];
}

function wordsOfPage(row: JournalRow): string[] {
  return [`${journalFaces[row.emoji].emoji} ${nameOfPage(row)}`, row.body];
}

/** A heading is one line. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
