import { dailyLimits } from "#domain/limits.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { config } from "#server/base/config.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { Forbidden, TooMany } from "#server/base/errors.ts";
import { sqlNames, sqlText, type SqlText } from "#server/store/sqlText.ts";

// Quotas for what a person sends to other people within 24 hours, counted in their row of Quota. The row lock puts
// simultaneous uses in order, and a failed statement returns its use.

export type DailyUse = keyof typeof dailyLimits;

const columns = {
  requests: sqlNames("requestsAt"),
  messages: sqlNames("messagesAt"),
  reports: sqlNames("reportsAt"),
} as const satisfies Record<DailyUse, SqlText>;

const spentWords: Record<DailyUse, string> = {
  requests: "You’ve sent many requests today.",
  messages: "You’ve sent many messages today.",
  reports: "You’ve reported many messages today.",
};

/** The daily limit of a use. */
export function limitOf(use: DailyUse): number {
  return Math.ceil(dailyLimits[use] * config.rateLimitScale);
}

/** SQL for a `do update` of Quota: the times in a column that are less than a day before the new one. */
export function recent(column: SqlText): SqlText {
  return sqlText`array(select t from unnest(q.${column}) as t where excluded.${column}[1] - t < interval '1 day')`;
}

/** SQL of the use that a column of Quota counted last. */
export function lastOf(column: SqlText): SqlText {
  return sqlText`q.${column}[cardinality(q.${column})]`;
}

/**
 * The query `quota` for a `with`: counts one use for the row of its query `receipt`, and returns the number `used` and
 * the moment `at`.
 */
export function quotaOf(use: DailyUse): SqlText {
  return sqlText`
    quota as (
      insert into "Quota" as q ("userId", ${columns[use]}) select "userId", array[${sqlNow}] from receipt
      on conflict ("userId") do update set ${columns[use]} = ${recent(columns[use])} || excluded.${columns[use]}
      returning q."userId", ${lastOf(columns[use])} as at, cardinality(q.${columns[use]}) as used
    )`;
}

/** The refusal if the daily limit is reached. */
export async function spentOf(viewer: Viewer, use: DailyUse): Promise<TooMany | undefined> {
  const [row] = await sql<{ used: number; wait: number }>`
    select count(*)::int as used, extract(epoch from min(t) + interval '1 day' - ${sqlNow})::int as wait
    from "Quota" q, unnest(q.${columns[use]}) as t
    where q."userId" = ${viewer.id}::uuid and t > ${sqlNow} - interval '1 day'`;
  return row && row.used >= limitOf(use) ? new TooMany(spentWords[use], Math.max(1, row.wait)) : undefined;
}

/** Throws Forbidden if an operator suspended the person's sending. */
export function refuseSuspended({ suspendedAt }: Viewer): void {
  if (suspendedAt) throw new Forbidden("Sending is paused for your account. Please write to support.");
}

/**
 * True if a statement failed by a null in a required column. Our statements fail this way on purpose, to refuse
 * themselves.
 */
export function isRefusedByTable(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23502";
}
