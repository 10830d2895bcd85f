import { useLocation } from "react-router-dom";
import type { dueSlot_viewer$key } from "#client/__generated__/dueSlot_viewer.graphql.ts";
import { later } from "#client/ui/motion/later.ts";
import { useBetweenPresses } from "#client/ui/motion/useBetweenPresses.ts";
import { useOrigin } from "../session/useOrigin.ts";
import { useDueSlot } from "./dueSlot.ts";
import { ErrorBoundary } from "../screen/ErrorBoundary.tsx";
import { room } from "./MoodPromptPlace.css.ts";

const MoodPrompt = later(async () => (await import("./MoodPrompt.tsx")).MoodPrompt);

/**
 * Where the mood prompt appears. On a phone it stands above the screen, in reserved space. Screen readers announce
 * text only in a live region that already exists; the prompt comes later than its region.
 */
export function MoodPromptPlace({ viewer }: { viewer: dueSlot_viewer$key }) {
  const [due, putOff] = useDueSlot(viewer);
  const { pathname } = useLocation();
  const isDue = due !== undefined;
  const mayAppear = useBetweenPresses(isDue, isDue);
  // It goes at once when it is answered or put off.
  const shown = mayAppear && pathname !== "/mood" ? due : undefined;

  // The prompt of an earlier day waits for the server, and its room stays free.
  const isOfToday = useOrigin("shellQuery") !== "earlier";

  return (
    <div aria-live="polite" className={shown && room}>
      {shown && isOfToday && (
        <ErrorBoundary fallback={() => null}>
          <MoodPrompt slot={shown.slot} onPutOff={putOff} />
        </ErrorBoundary>
      )}
    </div>
  );
}
