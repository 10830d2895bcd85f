import { useDeferredValue } from "react";
import { useLocation } from "react-router-dom";
import type { dueSlot_viewer$key } from "#client/__generated__/dueSlot_viewer.graphql.ts";
import { useDueSlot } from "./dueSlot.ts";
import { ErrorBoundary } from "../screen/ErrorBoundary.tsx";
import { MoodPrompt } from "./MoodPrompt.tsx";
import { room } from "./MoodPromptPlace.css.ts";

/** Where the mood prompt stands. On a phone that is above the screen, and its room is kept until it comes. */
export function MoodPromptPlace({ viewer }: { viewer: dueSlot_viewer$key }) {
  const [due, putOff] = useDueSlot(viewer);
  const { pathname } = useLocation();
  const shown = pathname === "/mood" ? undefined : due;
  // Screen readers say words only in a region that was there before them.
  const hasRegion = useDeferredValue(true, false);

  return (
    <div aria-live="polite" className={shown && room}>
      {shown && hasRegion && (
        <ErrorBoundary fallback={() => null}>
          <MoodPrompt slot={shown.slot} onPutOff={putOff} />
        </ErrorBoundary>
      )}
    </div>
  );
}
