import type { LocalDate } from "#domain/days.ts";
import { foldingNumber } from "#domain/finding.ts";
import { sql } from "#server/store/db.ts";
import { nobodysId } from "#server/store/pages.ts";
import { isFrozen } from "#server/store/standing.ts";

/** How many parts of segments are looked at by one statement. */
const partsAtATime = 1_000;

interface Part {
  userId: string;
  month: LocalDate;
  part: number;
  writes: number;
  folding: number;
  isOutdated: boolean;
}

/**
 * Deletes the segments of months that have changed since, so that deleted words leave the database although nobody
 * searches, and those of an older comparison, which no search reads. Stops while people can only read. Several servers may do it at the same time: none waits for another.
 */
export async function sweepSegments(): Promise<void> {
  let last: Pick<Part, "userId" | "month" | "part"> = { userId: nobodysId, month: "-infinity", part: -1 };
  while (!isFrozen()) {
    const parts = await partsAfter(last);
    for (const [userId, outdated] of byPerson(parts.filter(({ isOutdated }) => isOutdated)))
      if (!isFrozen()) await remove(userId, outdated);
    const end = parts.at(-1);
    if (!end || parts.length < partsAtATime) return;
    last = end;
  }
}

/** The next parts of all people. Both tables are read by their keys. */
function partsAfter({ userId, month, part }: Pick<Part, "userId" | "month" | "part">): Promise<Part[]> {
  return sql<Part>`
    select s."userId", s.month::text as month, s.part, s.writes, s.folding,
      (t.writes is distinct from s.writes or s.folding < ${foldingNumber}::int) as "isOutdated"
    from "SearchMonth" s left join "MonthTotal" t on t."userId" = s."userId" and t.month = s.month
    where (s."userId", s.month, s.part) > (${userId}::uuid, ${month}::date, ${part}::int)
    order by s."userId", s.month, s.part limit ${partsAtATime}`;
}

function byPerson(parts: readonly Part[]): Map<string, Part[]> {
  const people = new Map<string, Part[]>();
  for (const part of parts) people.set(part.userId, [...(people.get(part.userId) ?? []), part]);
  return people;
}

/** A part that was made again meanwhile has other `writes` or another comparison, and stays. One that another server deletes is passed over. */
async function remove(userId: string, parts: readonly Part[]): Promise<void> {
  const [months, numbers] = [parts.map(({ month }) => month), parts.map(({ part }) => part)];
  const [writes, foldings] = [parts.map((part) => part.writes), parts.map(({ folding }) => folding)];
  await sql`
    delete from "SearchMonth" where "userId" = ${userId}::uuid and (month, part) in (
      select month, part from "SearchMonth"
      where "userId" = ${userId}::uuid and (month, part, writes, folding) in (
        select * from unnest(${months}::date[], ${numbers}::int[], ${writes}::int[], ${foldings}::int[])
      )
      order by month, part for update skip locked
    )`;
}
