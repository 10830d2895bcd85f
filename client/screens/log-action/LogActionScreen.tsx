import { useGoHome } from "#client/chrome/presence.ts";
import { Screen } from "#client/chrome/Screen.tsx";
import { useEntryForm } from "#client/relay/useEntryForm.ts";
import { StartOver } from "#client/ui/StartOver.tsx";
import { actionEntry, hasWords } from "./actionEntry.ts";
import { LogActionForm } from "./LogActionForm.tsx";

/** Log an Action (spec section 2): one page, whose sections appear as the one before is answered. */
export function LogActionScreen() {
  const form = useEntryForm(actionEntry, useGoHome());
  const { draft, isStarted, startOver } = form;

  return (
    <Screen
      title="Log an Action"
      back="/"
      width="column"
      actions={isStarted && <StartOver asks={hasWords(draft)} onStartOver={startOver} />}
    >
      <LogActionForm form={form} />
    </Screen>
  );
}
