import type { Karma } from "#domain/karma.ts";
import type { Mood } from "#domain/moods.ts";

/** A face to touch before signing in, and the sentence that answers. */
interface ToyFace {
  mood: Mood;
  answer: string;
}

/** One face of each weather, in the order of the weathers. */
export const toyFaces: readonly ToyFace[] = [
  { mood: "happy", answer: "Happy. The sun comes out." },
  { mood: "love", answer: "Love. The sky turns warm." },
  { mood: "calm", answer: "Calm. The air is still." },
  { mood: "anxious", answer: "Anxious. Wind over the hills." },
  { mood: "annoyed", answer: "Annoyed. Clouds, and one bolt." },
  { mood: "sad", answer: "Sad. Rain over the hills." },
];

/** A deed to weigh before signing in. */
interface ToyDeed extends Karma {
  name: string;
  /** Answers the press that weighs it. */
  answer: string;
  /** Answers the press that takes it back. */
  takenBack: string;
}

export const toyDeeds = {
  door: {
    name: "I held the door",
    answer: "A small thing, and it weighs. One coin more.",
    takenBack: "The coin is taken back.",
    gold: 1,
    coal: 0,
  },
  snap: {
    name: "I snapped",
    answer: "Coal is no verdict. You can learn by it.",
    takenBack: "The lump is taken back.",
    gold: 0,
    coal: 1,
  },
} as const satisfies Record<string, ToyDeed>;

export const toyWords = {
  beginning: "Touch a face and watch the sky.",
  clearSky: "The sky is as it was.",
} as const;
