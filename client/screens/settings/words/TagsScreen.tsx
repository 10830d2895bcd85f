import { Screen } from "#client/chrome/screen/Screen.tsx";
import { WordCards } from "./WordCards.tsx";

/** The person's tags and own moods, to put in order (docs/rules.md, Own words). */
export function TagsScreen() {
  return (
    <Screen title="Tags and moods" back="/settings">
      <WordCards />
    </Screen>
  );
}
