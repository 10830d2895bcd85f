import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Pool, types } from "pg";
import { v7 as uuidv7 } from "uuid";
import { localDateOf, monthOf, rangeOf } from "#domain/days.ts";
import { moodFaces, type Mood } from "#domain/moods.ts";
import { settingNames } from "#domain/settings.ts";
import { keyringOf, type Keyring, type WrappedKey } from "#server/store/keys/keyring.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { counts } from "#server/diary/ledger/posting.ts";
import { serveLimit, textOf, type Answer } from "./limitHttp.ts";
import { listAt, placeValues, windowIn, type EntryRow, type List, type Window } from "./limitLists.ts";
import { peopleOf, receivedBy } from "./limitPeople.ts";
import { saveOf, saveText, valuesOf, type Save } from "./limitSaves.ts";
import { dashboardJson, type Totals } from "./limitTotals.ts";
import { limitTrends } from "./limitTrends.ts";

// The limit in steps, on plain node:http and pg: dashboard, trend, two saves and lists as the product once read them,
// statement by statement. main.ts checks that both give the same answers.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
// Days stay texts.
types.setTypeParser(types.builtins.DATE, (text) => text);

const switches = settingNames.map((name) => `u."${name}"`).join(", ");

await openVault(process.env.DATABASE_URL ?? "");
serveLimit(answer);

interface Person {
  id: string;
  username: string;
  profile: Buffer | null;
  zone: string;
  keys: Keyring;
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const person = await personOf(request);
  if (!person) return [401, { message: "Unauthorized" }];

  const { url = "" } = request;
  if (request.method === "GET") return read(person, new URL(url, "http://localhost"));
  const { clientId, ...draft } = JSON.parse(await textOf(request));
  const save = saveOf(url, draft as never);
  return typeof save === "string" ? [400, { message: save }] : [201, await saved(person, clientId, save)];
}

async function read(person: Person, url: URL): Promise<Answer> {
  const { pathname, search, searchParams } = url;
  const list = listAt(pathname);
  if (list) return listed(person, list, windowIn(searchParams));
  if (pathname.startsWith("/api/trends/")) return [200, await limitTrends(pool, person, pathname + search)];
  const limit = Number(searchParams.get("limit"));
  if (pathname === "/api/users") return [200, await peopleOf(pool, person, searchParams.get("search"), limit)];
  return [200, await (pathname === "/api/dashboard" ? dashboard(person) : receivedBy(pool, person, limit))];
}

async function listed({ id, keys }: Person, list: List, window: Window): Promise<Answer> {
  const { rows } = await pool.query<{ rows: EntryRow[] }>({
    name: list.name,
    text: `select coalesce(json_agg(e), '[]') as rows from (${list.text("$1::uuid")}) as e`,
    values: [id, ...placeValues(window)],
  });
  return list.answer(keys, rows[0]?.rows ?? [], window);
}

async function personOf({ headers }: IncomingMessage): Promise<Person | undefined> {
  const token = headers.authorization?.slice("Bearer ".length) ?? "";
  const { rows } = await pool.query({
    name: "session",
    text: `select u.id, u.username, u.profile, u.sealed, k.epoch, u."timeZone", u."timeZoneFixed", u."trialEndsAt", ${switches},
                  s."createdAt", s."lastSeenAt", k.version, k.wrapped
           from "Session" s join "User" u on u.id = s."userId" join "PersonKey" k on k."userId" = u.id
           where s."tokenHash" = $1`,
    values: [createHash("sha256").update(token).digest()],
  });
  const row: (Person & { timeZone: string; trialEndsAt: Date; lastSeenAt: Date } & WrappedKey) | undefined = rows[0];
  if (!row || row.trialEndsAt.getTime() < Date.now() || Date.now() - row.lastSeenAt.getTime() > 30 * 86_400_000)
    return undefined;
  const { id, username, profile } = row;
  return {
    id,
    username,
    profile,
    zone: String(headers["x-time-zone"] ?? row.timeZone),
    keys: await keyringOf(id, [row]),
  };
}

const columns = counts.map((count) => `"${count}"`).join(", ");

async function dashboard({ id, zone }: Person): Promise<object> {
  const today = localDateOf(new Date(), zone);
  const week = rangeOf("week", today);
  const year = rangeOf("year", today);
  const latestMood = pool.query<{ value: Mood }>({
    name: "mood",
    text: `select * from "Mood" where "userId" = $1::uuid order by "occurredAt" desc, id desc limit 1`,
    values: [id],
  });
  const { rows } = await pool.query<Totals>({
    name: "totals",
    text: `select range, sum(gold)::int as gold, sum(coal)::int as coal, sum(actions + events)::int as "actionsLogged",
                  sum(positives)::int as "positiveInteractions", sum(reflections)::int as "reflectionsWritten",
                  sum("giftsSent")::int as "goodKarmaSent"
           from (
             select 'today' as range, ${columns} from "DayTotal" where "userId" = $1::uuid and "localDate" = $2::date
             union all
             select 'week', ${columns} from "DayTotal" where "userId" = $1::uuid and "localDate" between $3::date and $4::date
             union all
             select 'month', ${columns} from "MonthTotal" where "userId" = $1::uuid and month = $5::date
             union all
             select 'year', ${columns} from "MonthTotal" where "userId" = $1::uuid and month between $6::date and $7::date
             union all
             select 'all', ${columns} from "MonthTotal" where "userId" = $1::uuid
           ) as counted
           group by range`,
    values: [id, today, week.from, week.to, monthOf(today), year.from, year.to],
  });
  return dashboardJson((await latestMood).rows[0]?.value ?? null, rows);
}

async function saved({ id: userId, zone, keys }: Person, clientId: string, save: Save): Promise<object> {
  const { table, operation, own, fields } = save;
  const occurredAt = new Date();
  const id = uuidv7();
  const { rows } = await pool.query<Record<string, unknown>>({
    name: operation,
    text: (saveTexts[table] ??= saveText(save, keyOfPerson)),
    values: [
      userId,
      ...valuesOf(save, { clientId, keys, id, occurredAt, zone, localDate: localDateOf(occurredAt, zone) }),
    ],
  });
  const [entry] = rows;
  if (!entry) throw new Error("Nothing was written.");
  const face = table === "Mood" ? moodFaces[own.value as Mood] : { karmaImpact: 1 };
  return { ...entry, ...fields, ...face, createdAt: entry.occurredAt, recordedAt: entry.createdAt };
}

const saveTexts: Partial<Record<Save["table"], string>> = {};

const keyOfPerson = `select "userId" from "PersonKey" where "userId" = $1::uuid and version = $10::int for share`;
