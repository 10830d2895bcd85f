import { dailyLimits } from "#domain/limits.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { config } from "#server/base/config.ts";
import { sql } from "#server/store/db.ts";
import { Forbidden, TooMany } from "#server/base/errors.ts";
import { sqlNames, sqlText, type SqlText } from "#server/store/sqlText.ts";

// What a person may do to others in a rolling day, counted in their row of Quota: what they do at once waits there for its turn, and
// a statement that fails gives back what it took.

export type DailyUse = keyof typeof dailyLimits;

const columns = {
  requests: sqlNames("requestsAt"),
  messages: sqlNames("messagesAt"),
  reports: sqlNames("reportsAt"),
} as const satisfies Record<DailyUse, SqlText>;

const spentWords: Record<DailyUse, string> = {
  requests: "You have asked many people today.",
  messages: "You have sent many messages today.",
  reports: "You have reported many messages today.",
};

/** How much of it a day has. */
export function limitOf(use: DailyUse): number {
  return Math.ceil(dailyLimits[use] * config.rateLimitScale);
}

/** SQL of the times in a column of Quota that are less than a day ago. */
export function recent(column: SqlText): SqlText {
  return sqlText`array(select t from unnest(q.${column}) as t where t > now() - interval '1 day')`;
}

/** The query `quota` of a `with`: it counts what its query `receipt` is about, and gives how much is `used` by now. */
export function quotaOf(use: DailyUse): SqlText {
  return sqlText`
    quota as (
      insert into "Quota" as q ("userId", ${columns[use]}) select "userId", array[now()] from receipt
      on conflict ("userId") do update set ${columns[use]} = ${recent(columns[use])} || now()
      returning q."userId", cardinality(q.${columns[use]}) as used
    )`;
}

/** The refusal to give where the day's share is used up. */
export async function spentOf(viewer: Viewer, use: DailyUse): Promise<TooMany | undefined> {
  const [row] = await sql<{ used: number; wait: number }>`
    select count(*)::int as used, extract(epoch from min(t) + interval '1 day' - now())::int as wait
    from "Quota" q, unnest(q.${columns[use]}) as t
    where q."userId" = ${viewer.id}::uuid and t > now() - interval '1 day'`;
  return row && row.used >= limitOf(use) ? new TooMany(spentWords[use], Math.max(1, row.wait)) : undefined;
}

/** Throws Forbidden for whom an operator keeps from sending. */
export function refuseSuspended({ suspendedAt }: Viewer): void {
  if (suspendedAt) throw new Forbidden("Sending is paused for your account. Please write to support.");
}

/** Whether a statement failed because it left empty what a row must have, by which the statements of this kind refuse themselves. */
export function isRefusedByTable(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23502";
}
