import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { Range } from "#domain/days.ts";
import type { Karma } from "#domain/karma.ts";

/** What the scale of each range showed last in this stay. */
const lastSeen = new WeakMap<Environment, Partial<Record<Range, Karma>>>();

/** What to draw on the scale: first what it showed last, then what it weighs now, so that it is seen to move (spec section 4). */
export function useWeighed(range: Range, { gold, coal }: Karma): Karma {
  const environment = useRelayEnvironment();
  const [drawn, setDrawn] = useState(() => lastSeen.get(environment)?.[range] ?? { gold, coal });

  useEffect(() => {
    // Two frames: the old weights have to be painted once, or nothing is animated.
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
