import { useEffect, useState, useSyncExternalStore } from "react";
import { minuteIn } from "#domain/clocks.ts";
import { briefNameOfDay } from "#domain/dayNames.ts";
import { addDays, localDateOf, type LocalDate } from "#domain/days.ts";
import { viewerFreshMs } from "#domain/limits.ts";
import { onConnection, shownAsOf } from "#client/data/relay/connected.ts";
import { lateAsOf, onDrawn } from "#client/data/relay/drawn.ts";
import { refetchScreen } from "#client/data/relay/news.ts";
import { clock } from "#client/platform/clock.ts";
import { keepInstallOffer } from "#client/platform/install.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { openWorker } from "#client/platform/worker.ts";
import { whenSettled } from "#client/ui/motion/later.ts";
import { useBetweenPresses } from "#client/ui/motion/useBetweenPresses.ts";
import { useSession } from "../session/sessionContext.ts";
import { Bar } from "./Bar.tsx";
import { bars } from "./Bar.css.ts";

keepInstallOffer();

/** The bars at the foot of the window: the server takes long or does not answer, or a new version can be started. */
export function Bars() {
  // A page that was made at build has none, and React's first drawing must equal it.
  const isHere = useBetweenPresses(true, false);
  if (!isHere) return null;

  return (
    <div className={bars}>
      <Connecting />
      <NotConnected />
      <NewVersion />
    </div>
  );
}

/** The first and the longest time between two looks for the server. */
export const lookAgain = { firstMs: 2_000, longestMs: 30_000 };

function NotConnected() {
  const { keepFresh } = useSession();
  const asOf = useSyncExternalStore(onConnection, shownAsOf, () => undefined);
  const shown = useBetweenPresses(asOf, undefined);
  const isAway = asOf !== undefined;

  useEffect(() => {
    if (!isAway) return undefined;
    // Looks for the server by asking who is signed in: its answer brings back the screen and the buttons.
    const look = () => document.visibilityState === "visible" && keepFresh(viewerFreshMs);
    let wait = lookAgain.firstMs;
    let cancel = clock.after(wait, function again() {
      look();
      wait = Math.min(wait * 2, lookAgain.longestMs);
      cancel = clock.after(wait, again);
    });
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      cancel();
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isAway, keepFresh]);

  const lookNow = () => {
    keepFresh(viewerFreshMs);
    refetchScreen();
  };

  if (shown === undefined) return null;
  return (
    <Bar drawing={noCloud} action="Connect again" onAct={lookNow}>
      <strong>Not connected.</strong> As of {momentOf(new Date(shown))}
    </Bar>
  );
}

const cloud =
  "M7 18.5h9.500a4 4 0 0 0 1.100-7.800A5.600 5.600 0 0 0 8.200 8.200M6 18.400a3.800 3.800 0 0 1 .600-7.300 5.600 5.600 0 0 1 1.600-2.900";
const noCloud =
  "M7 18.5h9.5a4 4 0 0 0 2.6-7M6 18.4a3.8 3.8 0 0 1 .6-7.3 5.6 5.6 0 0 1 1.6-2.9M10.600 6.700a5.600 5.600 0 0 1 7 4.400M4 4l16 16";

/** The server takes long to answer. What is shown meanwhile is this device's. */
function Connecting() {
  const asOf = useSyncExternalStore(onDrawn, lateAsOf, () => undefined);
  const isAway = useSyncExternalStore(onConnection, shownAsOf, () => undefined) !== undefined;
  const shown = useBetweenPresses(isAway ? undefined : asOf, undefined);

  if (shown === undefined) return null;
  return (
    <Bar drawing={cloud}>
      <strong>Connecting …</strong> As of {momentOf(new Date(shown))}
    </Bar>
  );
}

/** The time, with the day unless it is today: "08:12", "yesterday, 08:12", "Fri 20 November, 08:12". */
function momentOf(then: Date): string {
  const zone = deviceZone();
  const today = localDateOf(new Date(clock.now()), zone);
  const [day, time] = minuteIn(zone, then).split("T") as [LocalDate, string];
  if (day === today) return time;
  return `${day === addDays(today, -1) ? "yesterday" : briefNameOfDay(day, today)}, ${time}`;
}

function NewVersion() {
  const [start, setStart] = useState<() => void>();
  const shown = useBetweenPresses(start, undefined);

  useEffect(() => {
    let close = () => undefined as void;
    // The worker's downloads must not compete with the first screen.
    const callOff = whenSettled(() => {
      close = openWorker((startNew) => setStart(() => startNew));
    });
    return () => {
      callOff();
      close();
    };
  }, []);

  if (!shown) return null;
  return (
    <Bar drawing="M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4h4" action="Reload" onAct={shown}>
      A new version is ready. Reload.
    </Bar>
  );
}
