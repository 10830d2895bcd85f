import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useIsHere } from "#client/chrome/presence.ts";
import { Screen } from "#client/chrome/Screen.tsx";
import { useDraft } from "#client/platform/drafts.ts";
import { StartOver } from "#client/ui/StartOver.tsx";
import { hasWords, isUntouched, newActionDraft } from "./actionDraft.ts";
import { LogActionForm } from "./LogActionForm.tsx";

/** Log an Action (spec section 2): a wizard on one page, whose sections appear as the one before is answered. */
export function LogActionScreen() {
  const [empty] = useState(newActionDraft);
  const [draft, change, forget] = useDraft("log-action", empty);
  const [startsOver, setStartsOver] = useState(0);
  const isHere = useIsHere();
  const navigate = useNavigate();

  const startOver = () => {
    // A new clientId too, or it would change what an earlier try has saved.
    change(newActionDraft());
    forget();
    setStartsOver(startsOver + 1);
  };
  const finish = () => {
    forget();
    if (isHere.current) void navigate("/");
  };

  return (
    <Screen
      title="Log an Action"
      back="/"
      width="column"
      actions={!isUntouched(draft) && <StartOver asks={hasWords(draft)} onStartOver={startOver} />}
    >
      <LogActionForm key={startsOver} focusFirst={startsOver > 0} draft={draft} onChange={change} onLogged={finish} />
    </Screen>
  );
}
