import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDraft } from "#client/platform/drafts.ts";
import { knownZone } from "#client/platform/zones.ts";
import { moodPrompt } from "#domain/limits.ts";
import { dueSlot, nameOfSlot, type DueSlot } from "#domain/slots.ts";
import { usePromptFacts, type PromptFactsKnown } from "./promptFacts.ts";

/**
 * The slot to ask about now, looked at every minute, with the moods read anew every five (spec section 9).
 *
 * @returns The slot, undefined when there is nothing to ask, and a function that puts it off for the day: on this device,
 *   for as long as the person stays signed in.
 */
export function useDueSlot(): [due: DueSlot | undefined, putOff: () => void] {
  const [now, setNow] = useState<Date>();
  const [facts, ask] = usePromptFacts();
  const [putOff, setPutOff] = useDraft<readonly string[]>("mood-prompt", []);
  const askedAt = useRef(0);

  const look = useEffectEvent(() => {
    const current = new Date();
    setNow(current);
    // Timers are never exact: the look that is nearest to the time is the one.
    const mayWait = current.getTime() - askedAt.current < moodPrompt.refetchEveryMs - moodPrompt.checkEveryMs / 2;
    // A page that nobody sees need not know; it asks when it is looked at again.
    if ((facts && mayWait) || document.visibilityState === "hidden") return;
    askedAt.current = current.getTime();
    ask();
  });

  useEffect(() => {
    // What is there by now was looked up together with the person.
    askedAt.current = Date.now();
    // A moment later, for the region that announces it has to be there before.
    const soon = setTimeout(look);
    const timer = setInterval(look, moodPrompt.checkEveryMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  const due = now && facts?.settings.dailyReminder ? dueSlot(now, { ...clockIn(facts), putOff }) : undefined;
  const putItOff = () => {
    if (due) setPutOff([...putOff, nameOfSlot(due)].slice(-mostRemembered));
  };
  return [due, putItOff];
}

const mostRemembered = 6;

function clockIn({ timeZone, moods }: PromptFactsKnown) {
  return {
    zone: knownZone(timeZone),
    moods: moods.edges.map(({ node }) => ({
      occurredAt: new Date(node.occurredAt),
      timeZone: knownZone(node.timeZone),
    })),
  };
}
