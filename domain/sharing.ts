import { brand } from "./brand.ts";
import type { LocalDate, Range } from "./days.ts";
import type { Face } from "./emotions.ts";
import type { Karma } from "./karma.ts";
import { coalLabel } from "./karmaWords.ts";
import { shareDescriptionLength } from "./limits.ts";

// The texts on and beside shared images (docs/rules.md, Sharing).

/** The counts of a range of days. */
export interface Deeds {
  /** Entries of any kind, and gifts sent. */
  entries: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

/** The lines below the scale of the karma image. A range without an entry has none. */
export function achievementLines(
  { gold, coal }: Karma,
  { range, ...deeds }: Deeds & { range: Range },
): readonly string[] {
  return [
    ...counted(deeds.positiveInteractions, "positive interaction"),
    ...counted(deeds.reflectionsWritten, "reflection", " written"),
    ...counted(deeds.goodKarmaSent, "good karma", " sent", ""),
    ...(gold > coal ? ["More gold karma than learning points!"] : []),
    ...(deeds.entries > 0
      ? [range === "today" ? "Made progress today" : `Great ${rangeNames[range]} performance`]
      : []),
  ];
}

function counted(count: number, what: string, end = "", plural = "s"): readonly string[] {
  return count > 0 ? [`${count.toLocaleString("en")} ${what}${count === 1 ? "" : plural}${end}`] : [];
}

const rangeNames: Record<Exclude<Range, "today">, string> = {
  week: "week",
  month: "month",
  year: "year",
  all: "all time",
};

/** The decorations of a mood image; sparkles by default. */
export const shareDecorations = [
  { emoji: "✨", label: "Sparkles" },
  { emoji: "🌟", label: "Star" },
  { emoji: "🌈", label: "Rainbow" },
  { emoji: "🌸", label: "Blossom" },
  { emoji: "🌻", label: "Sunflower" },
  { emoji: "🍀", label: "Clover" },
  { emoji: "🦋", label: "Butterfly" },
  { emoji: "🕊️", label: "Dove" },
  { emoji: "🌙", label: "Moon" },
  { emoji: "💛", label: "Heart" },
] as const satisfies readonly Face[];

/** A dialog's initial description: as much of the text as fits, without half an emoji at the end. */
export function descriptionFrom(words: string): string {
  return words.slice(0, shareDescriptionLength).replace(/[\uD800-\uDBFF]$/, "");
}

interface Shared {
  description: string;
  /** The product's URL, which the text links to. */
  address: string;
}

/** The text that goes with a karma image. */
export function karmaText({ gold, coal }: Karma, { description, address }: Shared): string {
  const count = `${gold.toLocaleString("en")} Good Karma and ${coal.toLocaleString("en")} ${coalLabel(coal)}`;
  return lines(
    description.trim(),
    `My karma journey: ${count}.`,
    "#KarmaJourney #GoodKarma #Kindling",
    invitation(address),
  );
}

/** The text that goes with a mood image. */
export function moodText({ emoji, label }: Face, { description, address }: Shared): string {
  return lines(description.trim(), `My mood: ${emoji} ${label}`, "#Mood #Wellness #Kindling", invitation(address));
}

/** The texts that go with a quote's image. */
export function quoteWords(category: string, address: string): { title: string; text: string } {
  return {
    title: `Daily ${category} Quote`,
    text: lines(`Daily inspiration from ${brand}`, `${quoteTagline}.`, invitation(address)),
  };
}

/** On the quote's image and in the text beside it. */
export const quoteTagline = "Track your journey to better karma and emotional wellness";

export const imageName = {
  karma: (day: LocalDate) => `karma-${day}.png`,
  mood: (day: LocalDate) => `mood-${day}.png`,
  quote: "daily-quote.png",
} as const;

function invitation(address: string): string {
  return `Download ${brand} and start your own karma journey: ${address}`;
}

function lines(...all: readonly string[]): string {
  return all.filter(Boolean).join("\n\n");
}
