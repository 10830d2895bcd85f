import { emotionFaces, type Face } from "#domain/emotions.ts";

/** The keys of the moods, in grid order (docs/rules.md, Moods). */
export const moods = [
  "joyful",
  "happy",
  "great",
  "ecstatic",
  "calm",
  "neutral",
  "sad",
  "frustrated",
  "anxious",
  "hurt",
  "embarrassed",
  "jealous",
  "confused",
  "overwhelmed",
  "depressed",
  "annoyed",
  "heart_broken",
  "love",
  "in_love",
  "tired",
  "crazy",
  "thinking_it_over",
  "emotional",
  "strong",
] as const;

export type Mood = (typeof moods)[number];

export const moodFaces: Readonly<Record<Mood, Face>> = {
  joyful: { emoji: "😁", label: "Joyful" },
  happy: emotionFaces.happy,
  great: emotionFaces.great,
  ecstatic: emotionFaces.ecstatic,
  calm: emotionFaces.calm,
  neutral: emotionFaces.neutral,
  sad: emotionFaces.sad,
  frustrated: { emoji: "😖", label: "Frustrated" },
  anxious: emotionFaces.anxious,
  hurt: emotionFaces.hurt,
  embarrassed: emotionFaces.embarrassed,
  jealous: emotionFaces.jealous,
  confused: emotionFaces.confused,
  overwhelmed: emotionFaces.overwhelmed,
  depressed: emotionFaces.depressed,
  annoyed: emotionFaces.annoyed,
  heart_broken: emotionFaces.heart_broken,
  love: emotionFaces.love,
  in_love: emotionFaces.in_love,
  tired: { emoji: "😴", label: "Tired" },
  crazy: { emoji: "🤪", label: "Crazy" },
  thinking_it_over: { emoji: "🤔", label: "Thinking It Over" },
  emotional: { emoji: "🥹", label: "Emotional" },
  strong: { emoji: "💪", label: "Strong" },
};

/** The groups for which karma is compared (docs/rules.md, Trends). Some moods are in no group. */
export const moodGroups = {
  happy: ["joyful", "happy", "great", "ecstatic", "love", "in_love", "strong"],
  calm: ["calm", "neutral", "thinking_it_over"],
  sad: ["sad", "hurt", "depressed", "heart_broken", "emotional"],
} as const satisfies Record<string, readonly Mood[]>;
