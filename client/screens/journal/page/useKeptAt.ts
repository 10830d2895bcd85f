import { useDraft } from "#client/platform/drafts.ts";
import { clock } from "#client/platform/clock.ts";

/** When the draft of a new page was last changed on this device, and a function that notes a change. */
export function useKeptAt(): { keptAt: Date | undefined; noteChange: () => void; forget: () => void } {
  const [at, keep, forget] = useDraft("journal-kept-at", 0);
  return { keptAt: at === 0 ? undefined : new Date(at), noteChange: () => keep(clock.now()), forget };
}
