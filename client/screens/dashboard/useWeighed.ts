import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { Range } from "#domain/days.ts";
import type { Karma } from "#domain/karma.ts";
import type { Earning } from "#client/ui/display/BalanceScale.tsx";

/** The last balance the scale showed for each range in this session. */
const lastSeen = new WeakMap<Environment, Partial<Record<Range, Karma>>>();

interface Weighed {
  range: Range;
  karma: Karma;
  before?: Karma;
  hasLanded?: boolean;
}

/** Returns what the balance of a range gained since it was last seen, to animate it (docs/rules.md, Balances). */
export function useWeighed(range: Range, karma: Karma): Earning | undefined {
  const environment = useRelayEnvironment();
  const [weighed, setWeighed] = useState<Weighed>(() => ({
    range,
    karma: lastSeen.get(environment)?.[range] ?? karma,
  }));
  const { before, hasLanded = false } = weighed;
  const isSettled = before === undefined || hasLanded;

  if (weighed.range !== range) setWeighed({ range, karma });
  else if (!isSame(weighed.karma, karma)) setWeighed({ range, karma, before: isSettled ? weighed.karma : before });

  useEffect(() => {
    if (isSettled) lastSeen.set(environment, { ...lastSeen.get(environment), [weighed.range]: weighed.karma });
  }, [environment, isSettled, weighed]);

  return before && { before, hasLanded, onLanding: () => setWeighed((now) => ({ ...now, hasLanded: true })) };
}

function isSame(one: Karma, other: Karma): boolean {
  return one.gold === other.gold && one.coal === other.coal;
}
