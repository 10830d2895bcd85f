/** The keys of the emotions of actions and events, in grid order (docs/rules.md, Actions and events). */
export const emotions = [
  "happy",
  "calm",
  "neutral",
  "sad",
  "angry",
  "great",
  "ecstatic",
  "anxious",
  "hurt",
  "embarrassed",
  "jealous",
  "confused",
  "heart_broken",
  "love",
  "in_love",
  "overwhelmed",
  "depressed",
  "annoyed",
] as const;

export type Emotion = (typeof emotions)[number];

export type Effect = Emotion | "no_one_affected";

export const effects: readonly Effect[] = [...emotions, "no_one_affected"];

export interface Face {
  emoji: string;
  label: string;
}

export const emotionFaces: Readonly<Record<Emotion, Face>> = {
  happy: { emoji: "😊", label: "Happy" },
  calm: { emoji: "😌", label: "Calm" },
  neutral: { emoji: "😐", label: "Neutral" },
  sad: { emoji: "😢", label: "Sad" },
  angry: { emoji: "😠", label: "Angry" },
  great: { emoji: "😄", label: "Great" },
  ecstatic: { emoji: "🤩", label: "Ecstatic" },
  anxious: { emoji: "😰", label: "Anxious" },
  hurt: { emoji: "🤕", label: "Hurt" },
  embarrassed: { emoji: "😳", label: "Embarrassed" },
  jealous: { emoji: "😒", label: "Jealous" },
  confused: { emoji: "😕", label: "Confused" },
  heart_broken: { emoji: "💔", label: "Heart Broken" },
  love: { emoji: "❤️", label: "Love" },
  in_love: { emoji: "🥰", label: "In Love" },
  overwhelmed: { emoji: "😵", label: "Overwhelmed" },
  depressed: { emoji: "😞", label: "Depressed" },
  annoyed: { emoji: "😤", label: "Annoyed" },
};

export const effectFaces: Readonly<Record<Effect, Face>> = {
  ...emotionFaces,
  no_one_affected: { emoji: "🍃", label: "No one else affected" },
};

/** The emotion for a key, label or emoji, or undefined. Ignores case and any " ", "-" or "_" between words. */
export function emotionFrom(text: string): Emotion | undefined {
  const effect = effectFrom(text);
  return effect === "no_one_affected" ? undefined : effect;
}

/** The same for an effect on other people, which may also be "No one else affected". */
export function effectFrom(text: string): Effect | undefined {
  return effectsByName.get(bareName(text));
}

/** A feeling as the karma rule spells it (docs/rules.md, Karma): "Heart Broken" and 💔 are "heartbroken". */
export function feelingFrom(text: string): string {
  return bareName(effectFrom(text) ?? text);
}

/** True if a feeling from `feelingFrom` is one of the rule's positive effects. Confused is in neither group. */
export function helps(feeling: string): boolean {
  return positiveEffects.has(feeling);
}

/** True if a feeling from `feelingFrom` is one of the rule's negative effects. */
export function harms(feeling: string): boolean {
  return negativeEffects.has(feeling);
}

const positiveEffects = new Set(["happy", "calm", "neutral", "great", "ecstatic", "love", "inlove"]);

const negativeEffects = new Set([
  "angry",
  "hurt",
  "embarrassed",
  "jealous",
  "anxious",
  "overwhelmed",
  "depressed",
  "annoyed",
  "heartbroken",
  "sad",
]);

const effectsByName = new Map(
  effects.flatMap((effect) => {
    const { emoji, label } = effectFaces[effect];
    return [effect, label, emoji].map((name) => [bareName(name), effect] as const);
  }),
);

/** Some keyboards add U+FE0F to an emoji, which selects its coloured form. */
function bareName(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]|\uFE0E|\uFE0F/g, "");
}
