import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";

/** How much an account holds, and so how much its deletion takes. */
export interface Holdings {
  /** Actions and events. */
  actions: number;
  moods: number;
  journalEntries: number;
  /** Own copies of messages, without deleted ones. */
  messages: number;
  connections: number;
}

/** Counts what the viewer would lose by deleting the account. */
export async function holdingsOf(viewer: Viewer): Promise<Holdings> {
  const [holdings] = await sql<Holdings>`
    select coalesce(t.actions + t.events, 0)::int as actions, coalesce(t.moods, 0)::int as moods,
           coalesce(t.journals, 0)::int as "journalEntries", (
             select count(*)::int from "Exchange" e where e."userId" = me.id and e."hiddenAt" is null
           ) as messages, (
             select count(*)::int from "Friendship" f
             where (f."requesterId" = me.id or f."requesteeId" = me.id) and f.status = 'accepted'
           ) as connections
    from (select ${viewer.id}::uuid as id) as me left join "AllTimeTotal" t on t."userId" = me.id`;
  return holdings ?? { actions: 0, moods: 0, journalEntries: 0, messages: 0, connections: 0 };
}
