import { useKnownWords } from "#client/data/words/knownWords.ts";
import type { Face } from "#domain/emotions.ts";
import { fromEnum } from "#domain/enums.ts";
import { moodFaces, moods } from "#domain/moods.ts";

/**
 * Finds the face of a mood that is being entered or waits on this device, from its input: that of the own mood, else of
 * the mood. Undefined for an input that names no mood.
 */
export function useWaitingFace(): (input: object | undefined) => Face | undefined {
  const wordOf = useKnownWords();
  return (input = {}) => {
    const { value, ownMoodId } = input as { value?: string; ownMoodId?: string | null };
    const mood = fromEnum(moods, value);
    const own = ownMoodId ? wordOf(ownMoodId) : undefined;
    return own?.emoji ? { emoji: own.emoji, label: own.name } : mood && moodFaces[mood];
  };
}
