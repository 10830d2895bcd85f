import { lengthProblem, ownWordLimits, textLimits, textProblem, usualLimits } from "./limits.ts";
import { foldedName } from "./nameWords.ts";

// The rules of tags and of moods in a person's own words (docs/rules.md, Own words).

/** A name as it is stored: without blanks around it, and with single spaces. */
export function keptName(text: string): string {
  return text.trim().replaceAll(/\s+/gu, " ");
}

/** The same text for all spellings of a name that count as one: case and width do not matter. */
export function nameKey(name: string): string {
  return foldedName(keptName(name));
}

/** The problem with a tag's name as a sentence, or undefined. */
export function tagNameProblem(name: string): string | undefined {
  return name.trim() === "" ? "Please give the tag a name." : nameProblem("Name", name, textLimits.tag);
}

/** The problem with the name of a tag's group as a sentence, or undefined. An empty one means no group. */
export function tagGroupProblem(group: string): string | undefined {
  return nameProblem("Group", group, textLimits.tagGroup);
}

/** The problem with the name of an own mood as a sentence, or undefined. */
export function ownMoodNameProblem(name: string): string | undefined {
  return name.trim() === "" ? "Please give the mood a name." : nameProblem("Name", name, textLimits.ownMood);
}

function nameProblem(label: string, name: string, max: number): string | undefined {
  // Blanks around a name do not count, but more than the general limit is no name.
  if (name.length > usualLimits.text) return lengthProblem(label, max);
  const kept = keptName(name);
  return kept.length > max ? lengthProblem(label, max) : textProblem(label, kept, max);
}

/** The problem with the emoji of an own mood as a sentence, or undefined. */
export function emojiProblem(emoji: string): string | undefined {
  return emoji.length <= longestEmoji && oneEmoji.test(emoji) ? undefined : "Please choose one emoji.";
}

/** Of the emoji that Unicode recommends, none is longer. */
export const longestEmoji = 40;

const picture = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:[\u{E0020}-\u{E007F}]+)?`;
// A flag, a key, or pictures that a joiner makes into one, such as a family.
const oneEmoji = new RegExp(
  String.raw`^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|${picture}(?:\u200D${picture})*)$`,
  "u",
);

/** The sentences at the limits. */
export const ownWordRefusals = {
  tags: `You can have at most ${ownWordLimits.tags} tags. Merge two of them or delete one first.`,
  tagsOfEntry: `An entry can have at most ${ownWordLimits.tagsOfEntry} tags.`,
  ownMoods: `You can have at most ${ownWordLimits.ownMoods} own moods. Merge two of them first.`,
} as const;
