import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { dueSlot_viewer$key } from "#client/__generated__/dueSlot_viewer.graphql.ts";
import { clock } from "#client/platform/clock.ts";
import { useDraft } from "#client/platform/drafts.ts";
import { platform } from "#client/platform/platform.ts";
import { knownZone } from "#client/platform/zones.ts";
import { localDateOf } from "#domain/days.ts";
import { moodPrompt } from "#domain/limits.ts";
import { dueSlot, nameOfSlot, type DueSlot } from "#domain/slots.ts";
import { useSession } from "../session/sessionContext.ts";
import { useShell } from "../session/shell.ts";

/**
 * Checks every minute which reminder slot the prompt should ask about (docs/rules.md, Mood prompt). While somebody is
 * signed in, it also schedules the device's own reminders.
 *
 * @returns The slot, if one is due, and a function that postpones it for the day on this device.
 */
export function useDueSlot(viewer: dueSlot_viewer$key): [due: DueSlot | undefined, putOff: () => void] {
  const { settings, recentMoods } = useFragment(
    graphql`
      fragment dueSlot_viewer on Viewer {
        settings {
          dailyReminder
        }
        recentMoods {
          occurredAt
          timeZone
        }
      }
    `,
    viewer,
  );
  const [now, setNow] = useState(() => new Date(clock.now()));
  const [putOff, setPutOff] = useDraft<readonly string[]>("mood-prompt", []);
  const { zone } = useShell();
  const { keepFresh } = useSession();

  const look = useEffectEvent(() => {
    setNow(new Date(clock.now()));
    // Timers are inexact, so accept half a minute early.
    if (document.visibilityState === "visible") keepFresh(moodPrompt.checkEveryMs / 2);
  });

  useEffect(() => {
    look();
    const stop = clock.every(moodPrompt.checkEveryMs, look);
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  const isOn = settings.dailyReminder;
  const today = localDateOf(now, zone());
  const moods = useMemo(
    () => recentMoods.map((mood) => ({ occurredAt: new Date(mood.occurredAt), timeZone: knownZone(mood.timeZone) })),
    [recentMoods],
  );
  const due = isOn ? dueSlot(now, { zone: zone(), moods, putOff }) : undefined;

  useEffect(() => void platform.remind?.(isOn ? { date: today, moods } : null), [isOn, today, moods]);
  useEffect(() => () => void platform.remind?.(null), []);

  const putItOff = () => {
    if (due) setPutOff([...putOff, nameOfSlot(due)].slice(-mostRemembered));
  };
  return [due, putItOff];
}

const mostRemembered = 6;
