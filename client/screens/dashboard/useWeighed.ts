import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { Range } from "#domain/days.ts";
import type { Karma } from "#domain/karma.ts";

/** What lay on the scale when a person saw it last, for each range, for as long as they stay signed in. */
const lastSeen = new WeakMap<Environment, Partial<Record<Range, Karma>>>();

/**
 * What to draw on the scale: on coming back from a save, first what was there before and then what is there now, so
 * that the scale is seen to move (spec section 4).
 */
export function useWeighed(range: Range, { gold, coal }: Karma): Karma {
  const environment = useRelayEnvironment();
  const [drawn, setDrawn] = useState(() => lastSeen.get(environment)?.[range] ?? { gold, coal });

  useEffect(() => {
    // Two frames: the old weights have to be on screen once, or the browser sees no change to animate.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        lastSeen.set(environment, { ...lastSeen.get(environment), [range]: { gold, coal } });
        setDrawn((before) => (before.gold === gold && before.coal === coal ? before : { gold, coal }));
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [environment, range, gold, coal]);
  return drawn;
}
