import type { LocalDate } from "#domain/days.ts";
import { clock } from "#server/base/clock.ts";
import { logSeldom } from "#server/base/log.ts";
import { paceOf } from "#server/base/rest.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { storeSegment } from "./months.ts";
import { partsOf } from "./segments.ts";
import type { Turns } from "./turns.ts";

/** How many segments one search stores at a time. */
const atOnce = 2;
/** How long an answer waits for the last ones after the search's time. They go on without it. */
const patienceMs = 100;

/** Stores the segments that a search has made, while it looks on. */
export interface Stores {
  /** Stores a month's segment, or none once the search's time is over. Waits if too many are being stored. */
  add: (month: LocalDate, writes: number, lines: readonly string[]) => Promise<void>;
  /** Waits for the last ones: until the search's time is over, and a tenth of a second more. */
  end: () => Promise<void>;
}

export function startStores(viewer: Viewer, turns: Turns): Stores {
  const running = new Set<Promise<void>>();

  const store = async (month: LocalDate, writes: number, lines: readonly string[]) => {
    const parts = [];
    for await (const part of partsOf(lines, paceOf(turns.rest))) parts.push(part);
    await storeSegment(viewer, month, writes, parts, turns);
  };
  return {
    add: async (...segment) => {
      while (running.size >= atOnce && !turns.isOver()) await Promise.race(running);
      if (turns.isOver()) return;
      // If this fails, the next search makes the segment again.
      const one: Promise<void> = store(...segment)
        .catch((error: unknown) => logSeldom("warn", { err: error }, "a segment of the search could not be stored"))
        .finally(() => running.delete(one));
      running.add(one);
    },
    end: async () => {
      if (running.size === 0) return;
      const late = new AbortController();
      const wait = clock.pause(turns.msLeft() + patienceMs, late.signal);
      await Promise.race([Promise.all(running), wait]);
      late.abort();
    },
  };
}
