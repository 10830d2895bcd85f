import type { Emotion } from "./emotions.ts";
import type { Mood } from "./moods.ts";

export const weathers = ["sunny", "warm", "still", "windy", "stormy", "rainy"] as const;

export type Weather = (typeof weathers)[number];

export type Feeling = Mood | Emotion;

export const weatherNames: Readonly<Record<Weather, string>> = {
  sunny: "Sunny",
  warm: "Warm",
  still: "Still",
  windy: "Windy",
  stormy: "Stormy",
  rainy: "Rainy",
};

/** Each weather's feelings, in grid order. Every mood and every emotion of an action is in exactly one. */
export const feelingsOf: Readonly<Record<Weather, readonly Feeling[]>> = {
  sunny: ["joyful", "happy", "great", "ecstatic"],
  warm: ["love", "in_love", "emotional", "strong"],
  still: ["calm", "neutral", "thinking_it_over", "tired"],
  windy: ["anxious", "embarrassed", "confused", "crazy"],
  stormy: ["frustrated", "angry", "annoyed", "jealous", "overwhelmed"],
  rainy: ["sad", "hurt", "heart_broken", "depressed"],
};

/** The weather of a feeling. Undefined for a value that is no feeling, such as "no_one_affected". */
export function weatherOf(feeling: string): Weather | undefined {
  return weathers.find((weather) => feelingsOf[weather].some((each) => each === feeling));
}
