import { useDrawnAt } from "#client/data/relay/drawn.ts";
import { clock } from "#client/platform/clock.ts";
import { localDateOf } from "#domain/days.ts";
import { useShell } from "./shell.ts";
import { useToday } from "./useToday.ts";

/**
 * Where the answer of a query on screen comes from: the server, or this device, which read it today or on an earlier day. What
 * belongs to a day is shown on that day only (docs/rules.md, Reading without a server).
 */
export type Origin = "server" | "today" | "earlier";

/** The origin of this query's answer on screen. */
export function useOrigin(query: string): Origin {
  const at = useDrawnAt(query);
  const { zone } = useShell();
  const today = useToday();
  if (at === undefined) return "server";
  // A time in the future is of a clock that was wrong.
  return at <= clock.now() && localDateOf(new Date(at), zone()) === today ? "today" : "earlier";
}
