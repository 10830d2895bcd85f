import { useGoHome } from "#client/chrome/presence.ts";
import { Screen } from "#client/chrome/Screen.tsx";
import { useEntryForm } from "#client/relay/useEntryForm.ts";
import { HelpLine } from "#client/screens/help-now/HelpLine.tsx";
import { StartOver } from "#client/ui/StartOver.tsx";
import { hasWords, moodEntry } from "./moodEntry.ts";
import { MoodForm } from "./MoodForm.tsx";
import { foot } from "./MoodScreen.css.ts";

/** A check-in (spec section 2, mood page); a day may hold several. */
export function MoodScreen() {
  const form = useEntryForm(moodEntry, useGoHome());
  const { draft, isStarted, startOver } = form;

  return (
    <Screen title="How are you feeling?" back="/" width="columns">
      <MoodForm form={form} />
      {/* Beside this long title the button would break the line, and the faces would move as one is picked. */}
      <div className={foot}>{isStarted && <StartOver asks={hasWords(draft)} onStartOver={startOver} />}</div>
      <HelpLine onSky />
    </Screen>
  );
}
