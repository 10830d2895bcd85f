import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { Pool } from "pg";
import { v7 as uuidv7 } from "uuid";
import { isTimeZone } from "#domain/clocks.ts";
import { localDateOf, monthOf, rangeOf } from "#domain/days.ts";
import { sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import type { Mood } from "#domain/moods.ts";
import { hasExpired } from "#server/nouns/billing/billing.ts";
import { keyringOf, type Keyring } from "#server/store/keys/keyring.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { serveLimit, textOf, type Answer } from "./limitHttp.ts";
import {
  actionJson,
  listAt,
  moodJson,
  placeValues,
  windowIn,
  type List,
  type ListRow,
  type Window,
} from "./limitLists.ts";
import { peopleAsked, peopleJson, receivedColumns, receivedJson, type CopyRow, type OtherRow } from "./limitPeople.ts";
import { saveOf, saveText, valuesOf, type Save } from "./limitSaves.ts";
import { dashboardJson, type Totals } from "./limitTotals.ts";
import { trendColumns, trendsJson, trendsPath, trendValues, type TrendRows } from "./limitTrends.ts";

// The maximum of this machine: one prepared statement per request, including the session, on plain node:http and pg. It
// does the same work: it refuses the same sessions, and encrypts and decrypts the same texts. alike.ts checks that both
// give the same answers.

const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  options: "-c plan_cache_mode=force_generic_plan -c jit=off",
});

await openVault(process.env.DATABASE_URL ?? "");
serveLimit(async (request) => {
  const { method, headers, url = "" } = request;
  const asked: BoundStatement = { token: headers.authorization?.slice("Bearer ".length) ?? "", zone: zoneIn(request) };
  if (method === "POST") return saved(asked, url, await textOf(request));
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const list = listAt(pathname);
  if (list) return listed(asked, list, windowIn(searchParams));
  if (pathname === "/api/dashboard") return dashboard(asked);
  if (pathname === trendsPath) return trends(asked, searchParams.get("range"));
  const limit = Number(searchParams.get("limit"));
  return pathname === "/api/users" ? people(asked, searchParams.get("search"), limit) : received(asked, limit);
});

interface BoundStatement {
  token: string;
  /** The device's time zone, if known. */
  zone: string | undefined;
}

interface Session {
  id: string;
  username: string;
  profile: Buffer | null;
  timeZone: string | null;
  timeZoneFixed: boolean;
  subscribed: boolean;
  trialEndsAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  endsAt: Date | null;
  version: number;
  wrapped: Buffer;
}

const session = `
  select u.id, u.username, u.profile, u."timeZone", u."timeZoneFixed", u.subscribed, u."trialEndsAt", s."createdAt", s."lastSeenAt", s."endsAt", k.version, k.wrapped
  from "Session" s join "User" u on u.id = s."userId" cross join lateral (
    select version, wrapped from "PersonKey" k where k."userId" = u.id order by version desc limit 1
  ) as k
  where s."tokenHash" = $1 and u."deletedAt" is null`;

const unauthorized: Answer = [401, { message: "Unauthorized" }];

/** Reads `columns`, SQL about the person `me`, together with the session. Returns nothing without a valid session. */
async function read<Row extends object>(
  { token }: BoundStatement,
  name: string,
  columns: string,
  values: unknown[],
): Promise<(Session & Row) | undefined> {
  const { rows } = await pool.query<Session & Row>({
    name,
    text: `select me.*, ${columns} from (${session}) as me`,
    values: [hashOf(token), ...values],
  });
  const [row] = rows;
  return row && !hasEnded(row) ? row : undefined;
}

function hasEnded(row: Session): boolean {
  const now = Date.now();
  const [idleDays, days] = [row.lastSeenAt, row.createdAt].map((at) => (now - at.getTime()) / 86_400_000);
  const isOver = (idleDays ?? 0) > sessionIdleDays || (days ?? 0) > sessionMaxDays;
  return isOver || row.endsAt !== null || hasExpired(row, new Date(now));
}

function zoneIn({ headers }: IncomingMessage): string | undefined {
  const zone = String(headers["x-time-zone"]);
  return isTimeZone(zone) ? zone : undefined;
}

function zoneFor({ timeZone, timeZoneFixed }: Pick<Session, "timeZone" | "timeZoneFixed">, zone: string | undefined) {
  return (timeZoneFixed ? timeZone : (zone ?? timeZone)) ?? "UTC";
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

async function listed(asked: BoundStatement, list: List, window: Window): Promise<Answer> {
  const columns = `(select coalesce(json_agg(e), '[]') from (${list.text}) as e) as rows`;
  const row = await read<{ rows: ListRow[] }>(asked, list.name, columns, placeValues(window));
  return row ? list.answer(await keysOf(row), row.rows, window) : unauthorized;
}

function keysOf({ id, version, wrapped }: Session): Promise<Keyring> {
  return keyringOf(id, [{ version, wrapped }]);
}

const dashboardColumns = `
  (select value from "Mood" where "userId" = me.id order by "occurredAt" desc, id desc limit 1) as mood,
  (select json_agg(t) from (
    select range, sum(gold)::int as gold, sum(coal)::int as coal, sum(actions + events)::int as "actionsLogged",
           sum(positives)::int as "positiveInteractions", sum(reflections)::int as "reflectionsWritten",
           sum("giftsSent")::int as "goodKarmaSent"
    from (
      select case when "localDate" = $2::date then 'today' else 'week' end as range,
             gold, coal, actions, events, positives, reflections, "giftsSent"
      from "DayTotal" where "userId" = me.id and "localDate" between $3::date and $4::date
      union all
      select case when month = $5::date then 'month' else 'year' end,
             gold, coal, actions, events, positives, reflections, "giftsSent"
      from "MonthTotal" where "userId" = me.id and month between $6::date and $7::date
      union all
      select 'all', gold, coal, actions, events, positives, reflections, "giftsSent" from "AllTimeTotal" where "userId" = me.id
    ) as counted
    group by range
  ) as t) as totals`;

/** Uses the device's time zone, and repeats the read if the person chose another. */
async function dashboard(asked: BoundStatement, zone = asked.zone ?? "UTC"): Promise<Answer> {
  const today = localDateOf(new Date(), zone);
  const week = rangeOf("week", today);
  const year = rangeOf("year", today);
  const row = await read<{ mood: Mood | null; totals: Totals[] | null }>(asked, "dashboard", dashboardColumns, [
    today,
    week.from,
    week.to,
    monthOf(today),
    year.from,
    year.to,
  ]);
  if (!row) return unauthorized;
  const ownZone = zoneFor(row, asked.zone);
  if (ownZone !== zone) return dashboard(asked, ownZone);

  return [200, dashboardJson(row.mood, row.totals ?? [])];
}

async function trends(asked: BoundStatement, range: string | null): Promise<Answer> {
  const row = await read<TrendRows>(asked, "trends", trendColumns, trendValues);
  return row ? [200, trendsJson(row, range, localDateOf(new Date(), zoneFor(row, asked.zone)))] : unauthorized;
}

async function people(asked: BoundStatement, search: string | null, limit: number): Promise<Answer> {
  const { name, columns, values } = peopleAsked(search, limit);
  const row = await read<{ rows: OtherRow[] }>(asked, name, columns, values);
  return row ? [200, peopleJson(row.rows, limit)] : unauthorized;
}

async function received(asked: BoundStatement, limit: number): Promise<Answer> {
  const row = await read<{ rows: CopyRow[] }>(asked, "received", receivedColumns, [limit + 1]);
  return row ? [200, receivedJson({ ...row, keys: await keysOf(row) }, row.rows, limit)] : unauthorized;
}

/**
 * The person of a token when it was last seen. A save needs their key in advance, and does nothing if it has changed.
 */
interface Known {
  zone: string;
  keys: Keyring;
}

const known = new LRUCache<string, Known>({ max: 10_000, ttl: 10 * 60_000 });

async function knownBy(asked: BoundStatement): Promise<Known | undefined> {
  const before = known.get(nameOf(asked));
  if (before) return before;
  const row = await read(asked, "session", "1 as there", []);
  if (!row) return undefined;
  const found = { zone: zoneFor(row, asked.zone), keys: await keysOf(row) };
  known.set(nameOf(asked), found);
  return found;
}

function nameOf({ token, zone }: BoundStatement): string {
  return `${token} ${zone}`;
}

const keyOfSession = `
  select k."userId" from "Session" s join "User" u on u.id = s."userId"
  join "PersonKey" k on k."userId" = u.id and k.version = $10::int
  where s."tokenHash" = $1 and u."deletedAt" is null and s."endsAt" is null and (u.subscribed or u."trialEndsAt" > now())
    and s."lastSeenAt" > now() - interval '${sessionIdleDays} days' and s."createdAt" > now() - interval '${sessionMaxDays} days'
    and (u."timeZone" = $7 or not u."timeZoneFixed")
  for share of k`;

const saveTexts: Partial<Record<Save["table"], string>> = {};

async function saved(asked: BoundStatement, path: string, body: string, isSecond = false): Promise<Answer> {
  const { clientId, ...draft } = JSON.parse(body);
  const save = saveOf(path, draft as never);
  const person = await knownBy(asked);
  if (!person) return unauthorized;
  if (typeof save === "string") return [400, { message: save }];

  const { table, operation, own, fields } = save;
  const { keys, zone } = person;
  const occurredAt = new Date();
  const id = uuidv7();
  const localDate = localDateOf(occurredAt, zone);
  const { rows } = await pool.query<{ createdAt: Date }>({
    name: operation,
    text: (saveTexts[table] ??= saveText(save, keyOfSession)),
    values: [hashOf(asked.token), ...valuesOf(save, { clientId, keys, id, occurredAt, zone, localDate })],
  });
  const [entry] = rows;
  if (!entry) {
    if (isSecond) throw new Error("Nothing was written.");
    known.delete(nameOf(asked));
    return saved(asked, path, body, true);
  }
  const times = { occurredAt, createdAt: entry.createdAt, editedAt: null, localDate, timeZone: zone };
  // Safe: `saveOf` has the columns of the table, and nobody sends words of their own here.
  const row = { id, ...own, ...times, version: 1, broughtFrom: null, tags: null, own: null } as never;
  return [201, table === "Action" ? actionJson(keys, row, fields) : moodJson(keys, row, fields)];
}
