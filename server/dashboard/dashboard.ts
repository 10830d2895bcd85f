import { localDateOf, type Range } from "#domain/days.ts";
import type { Viewer } from "#server/account/viewer.ts";
import * as ledger from "#server/ledger/ledger.ts";

export type RangeTotals = Record<Range, ledger.Totals>;

/** What the viewer's days add up to, for each range that contains their own today. */
export function readTotals(viewer: Viewer): Promise<RangeTotals> {
  return ledger.totalsOf(viewer.id, localDateOf(new Date(), viewer.zone));
}
