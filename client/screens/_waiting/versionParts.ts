import type { EntryKind } from "#client/data/entries/saveEntry.ts";
import type { VersionPart } from "#client/ui/display/Versions.tsx";
import { withFinerWord } from "../_entries/withFinerWord.ts";
import { tagsIn, type WordOf } from "../_tags/tagInput.ts";
import { minuteIn } from "#domain/clocks.ts";
import { shortNameOfDay } from "#domain/dayNames.ts";
import { differencesOf } from "#domain/differences.ts";
import { effectFaces, effects, emotionFaces, emotions } from "#domain/emotions.ts";
import { textsIn, type Fields } from "#domain/entries/field.ts";
import { kinds } from "#domain/entries/kinds.ts";
import { fromEnum } from "#domain/enums.ts";
import { journalEmojis, journalFaces } from "#domain/journal.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { defaultDescription } from "#domain/wizard.ts";

/**
 * An entry's content: the texts among the input of its mutation, with the names of its tags and the face of its own mood.
 * Without `tags` it says nothing of them.
 */
type Content = Partial<Record<string, string>>;

/**
 * The parts of two versions of an entry, with the words in which they differ. Of what is alike in both, only the title and
 * the text of a page are shown. `wordOf` finds tags and own moods.
 */
export function partsOfBoth(
  kind: EntryKind,
  zone: string,
  one: object,
  other: object,
  wordOf: WordOf,
): [own: VersionPart[], others: VersionPart[]] {
  const contents = [contentOf(one, wordOf), contentOf(other, wordOf)] as const;
  // Where one version says nothing of tags, there is nothing to compare.
  if (contents.some(({ tags }) => tags === undefined)) for (const content of contents) delete content.tags;
  const [a, b] = [textsOf(kind, zone, contents[0]), textsOf(kind, zone, contents[1])];
  const [own, others]: [VersionPart[], VersionPart[]] = [[], []];
  for (const [index, { key, text, ...shown }] of a.entries()) {
    const otherText = b[index]?.text ?? "";
    const isMain = (shown.isTitle ?? false) || key === "body";
    if (text === otherText && (!isMain || text === "")) continue;
    const [first, second] = differencesOf(text, otherText);
    own.push({ key, ...shown, pieces: first });
    others.push({ key, ...shown, pieces: second });
  }
  return [own, others];
}

function contentOf(input: { description?: unknown }, wordOf: WordOf): Content {
  const { ownMoodId, tagIds } = input as { ownMoodId?: string | null; tagIds?: readonly string[] };
  const own = ownMoodId ? wordOf(ownMoodId) : undefined;
  const tags = tagsIn(input, wordOf).map(({ label }) => label);
  return {
    ...Object.fromEntries(
      Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
    // Nobody wrote the default one.
    ...(input.description === defaultDescription ? { description: "" } : {}),
    ...(own?.emoji ? { face: `${own.emoji} ${own.name}` } : {}),
    ...(tagIds ? { tags: tags.join("\n") } : {}),
  };
}

interface Text extends Omit<VersionPart, "pieces"> {
  text: string;
}

function textsOf(kind: EntryKind, zone: string, content: Content): Text[] {
  const heads = headsOf[kind](content);
  const isHead = (name: string) => heads.some(({ key }) => key === name);
  const texts = textsIn<Fields>(kinds[kind])
    .filter(([name]) => !isHead(name))
    .map(([name, { short }]): Text => ({ key: name, label: short, text: content[name] ?? "" }));
  const when: Text = { key: "when", label: "When", text: content.occurredAt ? momentOf(content.occurredAt, zone) : "" };
  return [...heads, ...texts, { key: "tags", label: "Tags", text: content.tags ?? "" }, when];
}

/** What stands above the other texts of a kind: its title or face, and its choices. */
const headsOf: Record<EntryKind, (content: Content) => Text[]> = {
  action: (content) => [titled("eventTitle", content.eventTitle), { key: "choices", text: choicesOf(content) }],
  mood: ({ value, face: ownFace, finerWord }) => {
    const mood = fromEnum(moods, value);
    const face = ownFace ?? (mood && `${moodFaces[mood].emoji} ${moodFaces[mood].label}`);
    return [titled("value", face && withFinerWord(face, finerWord))];
  },
  journal: (content) => {
    const emoji = fromEnum(journalEmojis, content.emoji);
    const face = emoji ? `${journalFaces[emoji].emoji} ${journalFaces[emoji].label}` : "";
    return [
      titled("title", content.title),
      { key: "body", text: content.body ?? "" },
      { key: "emoji", label: "Emoji", text: face },
    ];
  },
};

function titled(key: string, text = ""): Text {
  return { key, isTitle: true, text };
}

/** The chosen values, one line for each choice. */
function choicesOf({ type, classification, intention, emotionResponse, effectOnOthers }: Content): string {
  const response = fromEnum(emotions, emotionResponse);
  const effect = fromEnum(effects, effectOnOthers);
  return [
    type === "EVENT" ? "Something Happened" : "I Did Something",
    classification && signOf(classification),
    intention && `Intentions: ${signOf(intention)}`,
    response && `Felt: ${emotionFaces[response].label}`,
    effect && `Others: ${effectFaces[effect].label}`,
  ]
    .filter(Boolean)
    .join("\n");
}

function signOf(sign: string): string {
  return sign === "POSITIVE" ? "Positive" : "Negative";
}

function momentOf(instant: string, zone: string): string {
  const [day = "", time = ""] = minuteIn(zone, new Date(instant)).split("T");
  return `${shortNameOfDay(day)}, ${time}`;
}
