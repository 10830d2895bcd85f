import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Pool, types } from "pg";
import { v7 as uuidv7 } from "uuid";
import { localDateOf, monthOf, rangeOf } from "#domain/days.ts";
import { effectFrom, emotionFrom } from "#domain/emotions.ts";
import { karmaFor, karmaRuleVersion, type ActionEntry } from "#domain/karma.ts";
import { textLimits, textProblem } from "#domain/limits.ts";
import { moodFaces, type Mood } from "#domain/moods.ts";
import { keyringOf, type Keyring, type WrappedKey } from "#server/keys/keyring.ts";
import { openVault } from "#server/keys/vault.ts";
import { counts } from "#server/ledger/ledger.ts";
import { peopleOf, receivedBy } from "./limitPeople.ts";
import { limitTrends } from "./limitTrends.ts";

// The most that this machine gives: the product's SQL for a dashboard, a trend, two saves and three lists, on plain node:http and pg, and
// nothing around it. What the product costs on top is the benchmark's answer. main.ts proves that both show the same.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
// Days stay text.
types.setTypeParser(types.builtins.DATE, (text) => text);

await openVault(process.env.DATABASE_URL ?? "");
const server = createServer((request, response) => {
  answer(request).then(
    ([status, body]) => send(response, status, body),
    (error: unknown) => send(response, 500, { message: String(error) }),
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") console.log(`ready on ${address.port}`);
});
process.once("SIGTERM", () => process.exit(0));

interface Person {
  id: string;
  username: string;
  profile: Buffer | null;
  zone: string;
  keys: Keyring;
}

async function answer(request: IncomingMessage): Promise<[number, object]> {
  const person = await personOf(request);
  if (!person) return [401, { message: "Unauthorized" }];

  const { url = "" } = request;
  if (request.method === "GET") return [200, await read(person, new URL(url, "http://localhost"))];
  const { clientId, ...draft } = JSON.parse(await textOf(request));
  const save = url === "/api/moods" ? moodSave(draft) : actionSave(draft);
  return typeof save === "string" ? [400, { message: save }] : [201, await saved(person, clientId, save)];
}

async function read(person: Person, { pathname, search, searchParams }: URL): Promise<object> {
  if (pathname.startsWith("/api/trends/")) return limitTrends(pool, person, pathname + search);
  const limit = Number(searchParams.get("limit"));
  if (pathname === "/api/users") return peopleOf(pool, person, searchParams.get("search"), limit);
  return pathname === "/api/dashboard" ? dashboard(person) : receivedBy(pool, person, limit);
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Content-Length": Buffer.byteLength(text) })
    .end(text);
}

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (text += chunk));
    request.once("end", () => resolve(text));
    request.once("error", reject);
  });
}

async function personOf({ headers }: IncomingMessage): Promise<Person | undefined> {
  const token = headers.authorization?.slice("Bearer ".length) ?? "";
  const { rows } = await pool.query({
    name: "session",
    text: `select u.id, u.username, u.profile, u.sealed, u.epoch, u."timeZone", u."timeZoneFixed", u."trialEndsAt", u."dailyReminder",
                  u."karmaMessages", u."anonymousMode", u.insights, s."createdAt", s."lastSeenAt", k.version, k.wrapped
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

interface Totals {
  range: string;
  gold: number;
  coal: number;
  actionsLogged: number;
  positiveInteractions: number;
  reflectionsWritten: number;
  goodKarmaSent: number;
}

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
             select 'today' as range, * from "DayTotal" where "userId" = $1::uuid and "localDate" = $2::date
             union all
             select 'week', * from "DayTotal" where "userId" = $1::uuid and "localDate" between $3::date and $4::date
             union all
             select 'month', * from "MonthTotal" where "userId" = $1::uuid and month = $5::date
             union all
             select 'year', * from "MonthTotal" where "userId" = $1::uuid and month between $6::date and $7::date
             union all
             select 'all', * from "MonthTotal" where "userId" = $1::uuid
           ) as counted
           group by range`,
    values: [id, today, week.from, week.to, monthOf(today), year.from, year.to],
  });
  const all = rows.find(({ range }) => range === "all");
  const mood = (await latestMood).rows[0]?.value;
  return {
    user: {
      currentMood: mood ? moodFaces[mood].emoji : null,
      moodLabel: mood ? moodFaces[mood].label : null,
      moodValue: mood ?? null,
    },
    summary: {
      goldKarma: all?.gold ?? 0,
      coalKarma: Math.max(0, all?.coal ?? 0),
      actionsLogged: all?.actionsLogged ?? 0,
      positiveInteractions: all?.positiveInteractions ?? 0,
      reflectionsWritten: all?.reflectionsWritten ?? 0,
      goodKarmaSent: all?.goodKarmaSent ?? 0,
    },
  };
}

/** What a save writes: the entry's own columns, and what they add to its day. */
interface Save {
  table: "Action" | "Mood";
  operation: "logAction" | "saveMood";
  own: Record<string, string | number | boolean | null>;
  /** What of it is sealed. */
  said: Record<string, string | null>;
  adds: Partial<Record<(typeof counts)[number], number>>;
}

const texts = ["eventTitle", "description", "reflection1", "reflection2", "reflection3", "note"] as const;

type ActionDraft = ActionEntry & Record<(typeof texts)[number], string | null>;

/** The save, or what is wrong with it. */
function actionSave(draft: ActionDraft): Save | string {
  const { type, classification, intention, emotionResponse, effectOnOthers } = draft;
  if (!["action", "event"].includes(type)) return "type";
  if (!["positive", "negative"].includes(classification)) return "classification";
  if (type === "action" && !["positive", "negative"].includes(intention ?? "")) return "intention";
  if (!emotionFrom(emotionResponse) || !effectFrom(effectOnOthers)) return "emotion";
  const problem = texts.map((name) => textProblem(name, draft[name] ?? "", textLimits.note)).find(Boolean);
  if (problem) return problem;

  const said = Object.fromEntries(texts.map((name) => [name, draft[name] || null]));
  const { gold, coal } = karmaFor(draft);
  return {
    table: "Action",
    operation: "logAction",
    own: {
      type,
      classification,
      intention,
      emotionResponse,
      effectOnOthers,
      reflects: Boolean(draft.reflection1 || draft.reflection2 || draft.reflection3),
      gold,
      coal,
      ruleVersion: karmaRuleVersion,
    },
    said,
    adds: {
      gold,
      coal,
      actions: Number(type === "action"),
      events: Number(type === "event"),
      positives: Number(classification === "positive"),
      reflections: Number(Boolean(draft.reflection1 || draft.reflection2 || draft.reflection3)),
    },
  };
}

function moodSave({ value, note }: { value: Mood; note: string | null }): Save | string {
  if (!(value in moodFaces)) return "value";
  const problem = textProblem("note", note ?? "", textLimits.note);
  if (problem) return problem;
  return {
    table: "Mood",
    operation: "saveMood",
    own: { value, reflects: Boolean(note) },
    said: { journalTitle: null, note: note?.trim() || null },
    adds: { moods: 1, reflections: Number(Boolean(note)) },
  };
}

async function saved({ id: userId, zone, keys }: Person, clientId: string, save: Save): Promise<object> {
  const { table, operation, own, said, adds } = save;
  const now = new Date();
  const id = uuidv7();
  const [name, hash] = [keys.hash("clientId", clientId), keys.hash("save", JSON.stringify({ ...own, ...said }))];
  const sealed = keys.seal(table, id, said);
  const when = [now, zone, localDateOf(now, zone)];
  const sums = counts.map((count) => adds[count] ?? 0);
  const { rows } = await pool.query<Record<string, unknown>>({
    name: operation,
    text: (saveTexts[table] ??= saveText(save)),
    values: [userId, name, operation, hash, id, ...when, sealed, keys.version, ...sums, ...Object.values(own)],
  });
  const [entry] = rows;
  if (!entry) throw new Error("Nothing was written.");
  const face = table === "Mood" ? moodFaces[own.value as Mood] : { karmaImpact: 1 };
  return { ...entry, ...said, ...face, createdAt: entry.occurredAt, recordedAt: entry.createdAt };
}

const saveTexts: Partial<Record<Save["table"], string>> = {};

const firstSum = 11;
const typesOf: Record<string, string> = { number: "int", boolean: "boolean" };

/** Receipt, entry and totals in one statement, as the product writes them. */
function saveText({ table, own }: Save): string {
  const names = counts.map((count) => `"${count}"`).join(", ");
  const sums = counts.map((_, index) => `$${index + firstSum}::int`).join(", ");
  const ownNames = Object.keys(own).map((name) => `"${name}"`);
  const ownValues = Object.values(own).map(
    (value, index) => `$${index + firstSum + counts.length}::${typesOf[typeof value] ?? "text"}`,
  );
  const moods = `, moods as (
    insert into "DayMood" as d ("userId", "localDate", value, count)
    select "userId", "localDate", value, 1 from entry, (select count(*) from months) as after
    on conflict ("userId", "localDate", value) do update set count = d.count + excluded.count returning 1
  ), "monthMoods" as (
    insert into "MonthMood" as m ("userId", month, value, count)
    select "userId", date_trunc('month', "localDate")::date, value, 1 from entry, (select count(*) from moods) as after
    on conflict ("userId", month, value) do update set count = m.count + excluded.count
  )`;
  return `
  with key as (
    select version from "PersonKey" where "userId" = $1::uuid and version = $10::int for share
  ), receipt as (
    insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId")
    select $1::uuid, $2::bytea, $3, $4::bytea, $5::uuid from key on conflict do nothing returning "entityId"
  ), entry as (
    insert into "${table}" (id, "userId", "occurredAt", "timeZone", "localDate", sealed, ${ownNames.join(", ")})
    select "entityId", $1::uuid, $6::timestamptz, $7, $8::date, $9::bytea, ${ownValues.join(", ")} from receipt
    returning id, "userId", "occurredAt", "timeZone", "localDate", "createdAt", "editedAt", ${ownNames.join(", ")}
  ), days as (
    insert into "DayTotal" as d ("userId", "localDate", ${names}) select "userId", "localDate", ${sums} from entry
    on conflict ("userId", "localDate") do update set ${added("d")} returning 1
  ), months as (
    insert into "MonthTotal" as m ("userId", month, ${names})
    select "userId", date_trunc('month', "localDate")::date, ${sums} from entry, (select count(*) from days) as after
    on conflict ("userId", month) do update set ${added("m")} returning 1
  )${table === "Mood" ? moods : ""}
  select * from entry`;
}

function added(to: string): string {
  return counts.map((count) => `"${count}" = ${to}."${count}" + excluded."${count}"`).join(", ");
}
