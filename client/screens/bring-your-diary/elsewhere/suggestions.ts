import { moodFaces, moods, type Mood } from "#domain/moods.ts";
import { foldedName } from "#domain/nameWords.ts";

/**
 * Our mood for a word of another app. Never "depressed": only the person may say that of themselves. Words that say only
 * that it was bad, such as "awful", have none either.
 */
export function suggestionFor(name: string): Mood | undefined {
  const folded = foldedName(name);
  const ours = moods.find((mood) => foldedName(moodFaces[mood].label) === folded || mood === folded);
  const found = ours ?? byWord.get(folded);
  return found === "depressed" ? undefined : found;
}

/** Words that other apps use, by our mood. Words that may mean far more, such as "hopeless", "lost" and "trapped", have none. */
const words: Partial<Record<Mood, string>> = {
  joyful: "delighted, grateful, playful, fulfilled, blissful, cheerful, thankful",
  happy: "good, pleased, hopeful, optimistic, connected, carefree, respected, glad, relieved",
  great: "rad, amazing, awesome, excellent, alive, wonderful, fantastic, super, accomplished, proud, successful",
  ecstatic: "excited, enthusiastic, energized, thrilled, elated, eager",
  calm: "at ease, balanced, chill, comfortable, content, mellow, peaceful, relaxed, serene, safe, fine",
  neutral: "meh, okay, ok, average, so-so, normal, apathetic, bored, lazy",
  sad: "bad, down, discouraged, disappointed, disheartened, lonely, unhappy, low, disconnected",
  frustrated: "discontented, challenged, stuck",
  anxious:
    "afraid, apprehensive, concerned, frightened, insecure, jittery, nervous, panicked, restless, tense, uneasy, worried, scared",
  hurt: "rejected, betrayed",
  embarrassed: "ashamed",
  jealous: "envious, fomo",
  confused: "conflicted, torn",
  overwhelmed: "burned out, frazzled, pressured, stressed",
  annoyed: "angry, irritable, peeved, mad, irritated, contempt, repulsed",
  tired: "exhausted, fatigued, spent, sleepy, drained",
  thinking_it_over: "thoughtful, curious, reflective, pensive, nostalgic, wishful",
  strong: "determined, motivated, productive, focused, inspired, engaged, confident, empowered",
};

const byWord = new Map<string, Mood>(
  moods.flatMap((mood) => (words[mood] ?? "").split(", ").map((word): [string, Mood] => [word, mood])),
);
