import { isComingBack } from "#domain/comingBack.ts";
import { localDateOf } from "#domain/days.ts";
import { smallQuestionOf } from "#domain/smallQuestions.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { aroundToday } from "#server/diary/ledger/ledger.ts";

/** Today's small question, or null once today has a journal entry: an answer is one. */
export async function questionOf(viewer: Viewer): Promise<string | null> {
  const { pages } = await aroundToday(viewer);
  return pages > 0 ? null : smallQuestionOf(viewer.id, localDateOf(new Date(), viewer.zone));
}

/** Whether the viewer comes back after a gap. True until they note something today. */
export async function isBack(viewer: Viewer): Promise<boolean> {
  const { entries, lastDay } = await aroundToday(viewer);
  return entries === 0 && lastDay !== undefined && isComingBack(lastDay, localDateOf(new Date(), viewer.zone));
}
