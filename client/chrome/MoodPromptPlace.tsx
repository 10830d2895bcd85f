import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import type { dueSlot_viewer$key } from "#client/__generated__/dueSlot_viewer.graphql.ts";
import { useDueSlot } from "./dueSlot.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { room } from "./MoodPromptPlace.css.ts";

const MoodPrompt = lazy(async () => ({ default: (await import("./MoodPrompt.tsx")).MoodPrompt }));

/** Where the mood prompt stands. On a phone that is above the screen, and its room is kept while its code loads. */
export function MoodPromptPlace({ viewer }: { viewer: dueSlot_viewer$key }) {
  const [due, putOff] = useDueSlot(viewer);
  const { pathname } = useLocation();
  const shown = pathname === "/mood" ? undefined : due;

  return (
    // Screen readers say words only in a region that was there before them.
    <div aria-live="polite" className={shown && room}>
      {shown && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <MoodPrompt slot={shown.slot} onPutOff={putOff} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
