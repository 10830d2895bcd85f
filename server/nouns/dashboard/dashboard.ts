import { isComingBack } from "#domain/comingBack.ts";
import { localDateOf } from "#domain/days.ts";
import { smallQuestionOf } from "#domain/smallQuestions.ts";
import { clock } from "#server/base/clock.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { aroundToday } from "#server/diary/ledger/ledger.ts";

/** Today's question, null once today has a journal entry, because an answer is one. */
export async function questionOf(viewer: Viewer): Promise<string | null> {
  const { pages } = await aroundToday(viewer);
  return pages > 0 ? null : smallQuestionOf(viewer.id, localDateOf(clock.date(), viewer.zone));
}

/** True after a gap in the diary, until the viewer writes an entry today. */
export async function isBack(viewer: Viewer): Promise<boolean> {
  const { totals, lastDay } = await aroundToday(viewer);
  return (
    totals.today.entries === 0 && lastDay !== undefined && isComingBack(lastDay, localDateOf(clock.date(), viewer.zone))
  );
}
