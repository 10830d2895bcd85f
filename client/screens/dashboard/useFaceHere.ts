import { useEffect, useState } from "react";
import { useKnownWords } from "#client/data/words/knownWords.ts";
import type { Face } from "#domain/emotions.ts";
import type { MoodHere } from "./useMoodNow.ts";

// Most people's first page has a mood of the server, which brings its own face.
const loading = import("#domain/moods.ts");
loading.catch(() => {
  // The faces stay unknown.
});
let known: Readonly<Record<string, Face>> | undefined;

/** The face of a mood that the server does not have yet: that of the own mood, else of the mood. Undefined while it is unknown. */
export function useFaceHere(mood: MoodHere | undefined): Face | undefined {
  const wordOf = useKnownWords();
  const [faces, setFaces] = useState(known);

  useEffect(() => {
    void loading.then(
      ({ moodFaces }) => {
        known = moodFaces;
        setFaces(moodFaces);
      },
      () => undefined,
    );
  }, []);

  if (!mood) return undefined;
  const { value, ownMoodId } = mood.input;
  const own = ownMoodId ? wordOf(ownMoodId) : undefined;
  if (mood.own) return mood.own;
  return own?.emoji ? { emoji: own.emoji, label: own.name } : faces?.[value.toLowerCase()];
}
