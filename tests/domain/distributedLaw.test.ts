import { expect, test } from "vitest";
import {
  distributedProblems,
  distributedWords,
  insteadOf,
  sqlIn,
  type DistributedRule,
} from "#tests/support/distributedLaw.ts";
import { readSources } from "#tests/support/sources.ts";

test("statements use only features of a distributed PostgreSQL", () => {
  const found = readSources(["server"]).flatMap(({ path, code }) =>
    distributedWords(code).map((words) => `${path} ${words}`),
  );

  expect(found).toEqual([]);
});

// Statements that Citus 13 refused, or applied to one of three copies, as they were before they were changed. Each has its
// number in the table of docs/decisions/0036.
const before: [item: number, statement: string, problems: DistributedRule[]][] = [
  [1, `-c plan_cache_mode=force_generic_plan -c jit=off`, ["generic plan"]],
  [
    2,
    `select $, s."createdAt", k.version, concat_ws(' ', s.xmin, u.xmin, k.version, k.epoch) as mark
     from "Session" s join "User" u on u.id = s."userId"
     left join lateral (
       select version, wrapped, epoch from "PersonKey" k where k."userId" = u.id order by version desc limit 1
     ) as k on true where s."tokenHash" = $ and u."deletedAt" is null`,
    ["row version", "lateral join", "person from another row"],
  ],
  [
    3,
    `with proof as (select $ as holds), key as (
       select version from "PersonKey", proof
       where "userId" = $::uuid and version = $ and epoch = $::int and holds for $ of "PersonKey"
     ), receipt as (insert into "Receipt" ("userId", "clientHash") $ on conflict do nothing returning "entityId")
     select holds, id from proof left join entry on true`,
    ["lock over a join"],
  ],
  [
    3,
    `with key as (select true from "PersonKey" where "userId" = $::uuid for $), stored as (
       select $ from $, key where "userId" = $::uuid and id = $::uuid and version = $::int for update
     ) select $ from entry`,
    ["lock over a join"],
  ],
  [
    4,
    `insert into "DayTotal" as d ("userId", "latestMood") select "userId", mood from change
     on conflict ("userId", "localDate") do update set "latestMood" = case
       when exists (select from change where times = -1 and "moodId" = d."latestMoodId") then null else d."latestMood" end`,
    ["conflict by more than values"],
  ],
  [
    5,
    `insert into "Quota" as q ("userId", $) select "userId", array[now()] from receipt on conflict ("userId")
     do update set $ = array(select t from unnest(q.$) as t where t > now() - interval '1 day') || now()
     returning q."userId"`,
    ["conflict by more than values"],
  ],
  [
    6,
    `insert into "Friendship" as f (id) select $::uuid from quota q, person p on conflict ("lowId", "highId") do update
     set "seenAt" = case when f.status = 'pending' then now() else excluded."seenAt" end
     returning f.id, (select p."hasMuted" from person p) as "isQuiet"`,
    ["conflict by more than values", "clock inside a choice", "select in returning"],
  ],
  [
    7,
    `update "Friendship" f set status = $, "changedAt" = now(), "seenAt" = coalesce(f."seenAt", now()) where f.id = $::uuid`,
    ["clock inside a choice"],
  ],
  [
    8,
    `with messages as (
       update "Exchange" e set "seenAt" = now() where e."userId" = $::uuid and e."seenAt" is null
     ) update "Friendship" f set "seenAt" = now() where f."requesteeId" = $::uuid and f."seenAt" is null`,
    ["shared row beside a personal one"],
  ],
  [
    9,
    `select k.version from "PersonKey" k
     where (k."userId" = $::uuid and k.version = $::int and k.epoch = $::int)
        or (k."userId" = $::uuid and k.version = $::int) for share`,
    ["two people at once"],
  ],
  [
    10,
    `select $, k.version, k.wrapped from (select $::uuid as id) as me join "User" u on u.id = $::uuid $
     left join lateral (
       select version, wrapped from "PersonKey" k where k."userId" = u.id order by version desc limit 1
     ) as k on true where $ limit 1`,
    ["lateral join", "person from another row"],
  ],
  [
    11,
    `select u.id, u.profile, p.sealed from (select $::uuid as id) as me join "User" u on u.id = $::uuid
     join "Picture" p on p."userId" = u.id and p.id = $::uuid $ where $ limit 1`,
    ["person from another row"],
  ],
  [
    12,
    `with person as (update "User" set "deletedAt" = now() where id = $::uuid returning id), sessions as (
       delete from "Session" s using person p where s."userId" = p.id
     ) delete from "PersonKey" k using person p where k."userId" = p.id returning 1`,
    ["person from another row", "shared row beside a personal one"],
  ],
  [
    13,
    `with given as (select $::uuid as id, $::bytea as head)
     delete from "PersonKey" k using given where k."userId" = given.id and k.version < $::int and not ($) returning 1`,
    ["person from another row"],
  ],
  [
    14,
    `update $ as e set sealed = g.sealed from json_to_recordset($::json) as g(id uuid, version text, sealed bytea)
     where e.$ = $::uuid and e.id = g.id and e.xmin = g.version::xid returning 1`,
    ["row version"],
  ],
  [
    15,
    `delete from $ where $ = $::uuid and ctid = any(array(select ctid from $ where $ = $::uuid limit $)) returning 1`,
    ["row version"],
  ],
];

// Found later, on a cluster of three nodes.
const foundThere: [statement: string, problems: DistributedRule[]][] = [
  [
    `delete from "Mute" l using (select $::uuid as id, $::uuid as "exchangeId") as me
     where l."userId" = me.id and l."otherId" = (select e."otherId" from "Exchange" e where e."userId" = me.id)`,
    ["shared row beside a personal one"],
  ],
  [
    `insert into "Session" ("tokenHash", "userId") select $::bytea, id from "User" where id = $::uuid for key share returning 1`,
    ["shared lock beside a shared insert"],
  ],
  [
    `with vault as (select "keyId" from "Vault" where "keyId" = $ for share)
     insert into "User" (id) select g.id from json_populate_record(null::"User", $::json) as g, vault`,
    ["shared lock beside a shared insert"],
  ],
  [
    `insert into "Mood" (id, "userId") values ($, $) returning id, date_trunc('month', "localDate")::date as month`,
    ["clock in returning"],
  ],
];

test("all fifteen are here", () => {
  expect([...new Set(before.map(([item]) => item))]).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

test.each([...before.map(([, statement, problems]) => [statement, problems] as const), ...foundThere])(
  "of the earlier %s the law says %j",
  (statement, problems) => {
    expect(distributedProblems(statement)).toEqual(problems);
    expect(distributedWords(`const rows = await sql\`${statement}\`;`)).toEqual(
      problems.map((rule) => `breaks the rule "${rule}". ${insteadOf[rule]}.`),
    );
  },
);

test.each<[statement: string, problems: DistributedRule[]]>([
  [`select 1 from "Mood" m join (select 1 for share) as p on true`, []],
  [`select 1 from "Mood" m join person p on p.id = m."userId" for share`, ["lock over a join"]],
  [
    `select id from "Tag" where "userId" = $ and id = any($) and exists (select 1 from key) order by id, a for share`,
    [],
  ],
  [
    `select 1 from "Exchange" e left join lateral (select u.id from "User" u where u.id = e."otherId") as o on true`,
    [],
  ],
  [
    `insert into "Quota" (n) values (1) on conflict do update set n = excluded.n returning now()`,
    ["clock in returning"],
  ],
  [
    `insert into "Quota" as q (n) values (1) on conflict do update set n = q.n where q.m is distinct from excluded.m`,
    [],
  ],
  [`insert into "Quota" as q (n) values (1) on conflict do update set n = array(select t from unnest(q.n) as t)`, []],
  [`with key as (select 1 from "PersonKey" for share) insert into "NameWord" (hash) select $1 from key`, []],
  [`with vault as (select 1 from "Vault" for share) insert into "PersonKey" (version) select 1 from vault`, []],
  [`with vault as (select 1 from "Vault" for no key update) insert into "User" (id) select 1 from vault`, []],
  [`select least("endedAt", now()) from "Mood"`, []],
  [`select case when a then b end, now()`, []],
  [`with a as (insert into "Mood" (n) values (1) returning n) select n from a`, []],
  [`select 1 from (select $::uuid as id) as me join "Mood" m on m."userId" = me.id`, []],
  [`update "User" set "deletedAt" = $1 where id = $2`, []],
  [`with gone as (delete from "Mood" where "userId" = $1) delete from "Action" where "userId" = $1`, []],
])("of %s the law says %j", (statement, problems) => {
  expect(distributedProblems(statement)).toEqual(problems);
});

test("SQL is found in templates, parts of it too", () => {
  const code = 'const a = sql`select ${b ? sqlText`xmin from "A"` : c} from "B"`; const d = `no words of a database`;';

  expect(sqlIn(code)).toEqual(['xmin from "A"', 'select $ from "B"']);
});
