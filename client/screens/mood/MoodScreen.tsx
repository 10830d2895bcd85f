import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useIsHere } from "#client/chrome/presence.ts";
import { Screen } from "#client/chrome/Screen.tsx";
import { useDraft } from "#client/platform/drafts.ts";
import { StartOver } from "#client/ui/StartOver.tsx";
import { hasWords, isUntouched, newMoodDraft } from "./moodDraft.ts";
import { MoodForm } from "./MoodForm.tsx";
import { foot } from "./MoodScreen.css.ts";

/** A check-in (spec section 2, mood page). A day may hold several. */
export function MoodScreen() {
  const [empty] = useState(newMoodDraft);
  const [draft, change, forget] = useDraft("mood", empty);
  const [startsOver, setStartsOver] = useState(0);
  const isHere = useIsHere();
  const navigate = useNavigate();

  const startOver = () => {
    // A new clientId too, or it would change what an earlier try has saved.
    change(newMoodDraft());
    forget();
    setStartsOver(startsOver + 1);
  };
  const finish = () => {
    forget();
    if (isHere.current) void navigate("/");
  };

  return (
    <Screen title="How are you feeling?" back="/" width="column">
      <MoodForm key={startsOver} focusFirst={startsOver > 0} draft={draft} onChange={change} onSaved={finish} />
      {/* Beside a title of this length it would break the line, and the faces would jump as one is picked. */}
      <div className={foot}>{!isUntouched(draft) && <StartOver asks={hasWords(draft)} onStartOver={startOver} />}</div>
    </Screen>
  );
}
