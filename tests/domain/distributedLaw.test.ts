import { expect, test } from "vitest";
import { distributedProblems, sqlIn, type DistributedRule } from "#tests/support/distributedLaw.ts";
import { readSources } from "#tests/support/sources.ts";

/** Statements from before the law, by file. The list only gets shorter: what is new keeps the law. */
const before: Record<string, Partial<Record<DistributedRule, number>>> = {
  "server/diary/editEntry.ts": { "row version": 1 },
  "server/diary/readEntries.ts": { "row version": 1 },
  "server/kit/quotas.ts": { "conflict by more than values": 1 },
  "server/nouns/account/changePassword.ts": { "shared table beside another": 1 },
  "server/nouns/account/deletion.ts": { "shared table beside another": 2 },
  "server/nouns/account/openSession.ts": { "shared table beside another": 2 },
  "server/nouns/account/people.ts": { "shared table beside another": 1 },
  "server/nouns/account/register.ts": { "shared table beside another": 1 },
  "server/nouns/account/resetPassword.ts": { "shared table beside another": 1 },
  "server/nouns/account/session.ts": { "lateral join": 1, "row version": 1 },
  "server/nouns/billing/billing.ts": { "shared table beside another": 3 },
  "server/nouns/connections/answer.ts": {
    "clock inside a choice": 1,
    "select in returning": 1,
    "shared table beside another": 1,
  },
  "server/nouns/connections/endOvertaken.ts": { "shared table beside another": 1 },
  "server/nouns/connections/list.ts": { "lateral join": 1 },
  "server/nouns/connections/request.ts": {
    "conflict by more than values": 1,
    "clock inside a choice": 1,
    "select in returning": 1,
    "shared table beside another": 1,
  },
  "server/nouns/exchanges/copies.ts": { "lateral join": 1 },
  "server/nouns/exchanges/delete.ts": { "clock inside a choice": 1 },
  "server/nouns/exchanges/deliver.ts": {
    "lateral join": 1,
    "conflict by more than values": 1,
    "clock inside a choice": 1,
  },
  "server/nouns/exchanges/list.ts": { "lateral join": 1 },
  "server/nouns/exchanges/send.ts": { "lateral join": 1 },
  "server/nouns/insights/insights.ts": { "row version": 1 },
  "server/nouns/notifications/notifications.ts": { "clock inside a choice": 1, "shared table beside another": 1 },
  "server/nouns/profile/profile.ts": { "conflict by more than values": 1, "shared table beside another": 1 },
  "server/nouns/safety/block.ts": { "shared table beside another": 1 },
  "server/nouns/safety/mute.ts": { "shared table beside another": 1 },
  "server/nouns/safety/report.ts": { "clock inside a choice": 1 },
  "server/nouns/safety/suspend.ts": { "clock inside a choice": 1 },
  "server/store/batches.ts": { "row version": 1 },
  "server/store/keys/renewal.ts": { "row version": 2 },
};

test("statements keep to what a PostgreSQL of several nodes can do, but for those from before", () => {
  const found = readSources(["server"]).flatMap(({ path, code }) => {
    const counts: Partial<Record<DistributedRule, number>> = {};
    for (const rule of sqlIn(code).flatMap(distributedProblems)) counts[rule] = (counts[rule] ?? 0) + 1;
    return Object.keys(counts).length > 0 ? [[path, counts] as const] : [];
  });

  expect(Object.fromEntries(found)).toEqual(before);
});

test.each<[statement: string, problems: DistributedRule[]]>([
  [`select xmin::text as version from "Mood" where "userId" = $1`, ["row version"]],
  [`delete from "Mood" where ctid = any(array(select ctid from "Mood" where "userId" = $1 limit 9))`, ["row version"]],
  [`select 1 from "Mood" m left join lateral (select 1) as x on true`, ["lateral join"]],
  [`select 1 from "Mood" m join person p on p.id = m."userId" for share`, ["lock over a join"]],
  [`select 1 from "Mood" m join (select 1 for share) as p on true`, []],
  [`insert into "Quota" (n) values (1) on conflict do update set n = (select 1)`, ["conflict by more than values"]],
  [`insert into "Quota" (n) values (1) on conflict do update set n = now()`, ["conflict by more than values"]],
  [`insert into "Quota" (n) values (1) on conflict do update set n = excluded.n returning now()`, []],
  [`select coalesce("endedAt", now()) from "Mood"`, ["clock inside a choice"]],
  [`select least(greatest(a, b), now())`, ["clock inside a choice"]],
  [`select case when a then now() else b end`, ["clock inside a choice"]],
  [`select case when a then b end, now()`, []],
  [`insert into "Mood" (n) values (1) returning (select 1)`, ["select in returning"]],
  [`with gone as (delete from "Mood" where true) update "User" set a = 1`, ["shared table beside another"]],
  [`update "User" set "deletedAt" = $1 where id = $2`, []],
  [`with gone as (delete from "Mood" where "userId" = $1) delete from "Action" where "userId" = $1`, []],
])("of %s the law says %j", (statement, problems) => {
  expect(distributedProblems(statement)).toEqual(problems);
});

test("SQL is found in templates, parts of it too", () => {
  const code = 'const a = sql`select ${b ? sqlText`xmin from "A"` : c} from "B"`; const d = `no words of a database`;';

  expect(sqlIn(code)).toEqual(['xmin from "A"', 'select $ from "B"']);
});
