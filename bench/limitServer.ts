import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Pool, types } from "pg";
import { v7 as uuidv7 } from "uuid";
import { localDateOf, monthOf, rangeOf } from "#domain/days.ts";
import { effectFrom, emotionFrom } from "#domain/emotions.ts";
import { karmaFor, karmaRuleVersion } from "#domain/karma.ts";
import { textLimits, textProblem } from "#domain/limits.ts";
import { moodFaces, type Mood } from "#domain/moods.ts";

// The most that this machine gives: the product's SQL for a dashboard and a log-action, on plain node:http and pg, and
// nothing around it. What the product costs on top is the benchmark's answer. main.ts proves that both answer the same.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
// Days stay text.
types.setTypeParser(types.builtins.DATE, (text) => text);

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
  zone: string;
}

async function answer(request: IncomingMessage): Promise<[number, object]> {
  const person = await personOf(request);
  if (!person) return [401, { message: "Unauthorized" }];

  if (request.method === "GET") return [200, await dashboard(person)];
  const draft: Draft = JSON.parse(await textOf(request));
  const problem = problemWith(draft);
  return problem ? [400, { message: problem }] : [201, await logAction(person, draft)];
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
    text: `select u.id, u.username, u."displayName", u.email, u.bio, u.location, u.epoch, u."timeZone", u."timeZoneFixed",
                  u."trialEndsAt", u."dailyReminder", u."karmaMessages", u."anonymousMode", u.insights, s."createdAt", s."lastSeenAt"
           from "Session" s join "User" u on u.id = s."userId"
           where s."tokenHash" = $1`,
    values: [createHash("sha256").update(token).digest()],
  });
  const row: { id: string; timeZone: string; trialEndsAt: Date; lastSeenAt: Date } | undefined = rows[0];
  if (!row || row.trialEndsAt.getTime() < Date.now() || Date.now() - row.lastSeenAt.getTime() > 30 * 86_400_000)
    return undefined;
  return { id: row.id, zone: String(headers["x-time-zone"] ?? row.timeZone) };
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

interface Draft {
  clientId: string;
  type: "action" | "event";
  classification: "positive" | "negative";
  intention: "positive" | "negative" | null;
  emotionResponse: string;
  effectOnOthers: string;
  eventTitle: string | null;
  description: string | null;
  reflection1: string | null;
  reflection2: string | null;
  reflection3: string | null;
  note: string | null;
}

const texts = ["eventTitle", "description", "reflection1", "reflection2", "reflection3", "note"] as const;

function problemWith(draft: Draft): string | undefined {
  if (!["action", "event"].includes(draft.type)) return "type";
  if (!["positive", "negative"].includes(draft.classification)) return "classification";
  if (draft.type === "action" && !["positive", "negative"].includes(draft.intention ?? "")) return "intention";
  if (!emotionFrom(draft.emotionResponse) || !effectFrom(draft.effectOnOthers)) return "emotion";
  return texts.map((name) => textProblem(name, draft[name] ?? "", textLimits.note)).find(Boolean);
}

interface Action extends Record<string, unknown> {
  occurredAt: Date;
  createdAt: Date;
}

async function logAction({ id: userId, zone }: Person, draft: Draft): Promise<object> {
  const { clientId, ...facts } = draft;
  const { gold, coal } = karmaFor(facts);
  const now = new Date();
  const today = localDateOf(now, zone);
  const id = uuidv7();
  const said = texts.map((name) => draft[name] || null);
  const hash = createHash("sha256").update(JSON.stringify(facts)).digest();

  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query({ name: "receipt", text: receiptSql, values: [userId, clientId, "logAction", hash, id] });
    const { type, classification, intention, emotionResponse, effectOnOthers } = draft;
    const what = [
      type,
      classification,
      intention,
      emotionResponse,
      effectOnOthers,
      ...said,
      gold,
      coal,
      karmaRuleVersion,
    ];
    const { rows } = await client.query<Action>({
      name: "action",
      text: actionSql,
      values: [id, userId, clientId, ...what, now, zone, today],
    });
    const counts = [
      gold,
      coal,
      Number(type === "action"),
      Number(type === "event"),
      Number(classification === "positive"),
    ];
    const day = [...counts, 0, 0, Number(said.slice(2, 5).some(Boolean)), 0].map((count) => [count]);
    await client.query({ name: "post", text: postSql, values: [[userId], [today], ...day] });
    await client.query("commit");
    return actionJson(rows[0]);
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

function actionJson(action: Action | undefined): object {
  if (!action) throw new Error("Nothing was written.");
  const { userId: _, clientId: _c, ruleVersion: _r, earns: _e, ...shown } = action;
  return { ...shown, karmaImpact: 1, createdAt: action.occurredAt, recordedAt: action.createdAt };
}

const receiptSql = `
  insert into "Receipt" ("userId", "clientId", operation, "requestHash", "entityId")
  values ($1::uuid, $2, $3, $4, $5::uuid) on conflict do nothing returning true as written`;

const actionSql = `
  insert into "Action" (id, "userId", "clientId", type, classification, intention, "emotionResponse", "effectOnOthers",
    "eventTitle", description, reflection1, reflection2, reflection3, note, gold, coal, "ruleVersion", "occurredAt", "timeZone", "localDate")
  values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20::date)
  returning *`;

const names = `gold, coal, actions, events, positives, moods, journals, reflections, "giftsSent"`;
const columns = names.split(", ");
const added = (to: string) => columns.map((name) => `${name} = ${to}.${name} + excluded.${name}`).join(", ");

const postSql = `
  with change as (
    select * from unnest($1::uuid[], $2::date[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[],
                         $10::int[], $11::int[]) as t("userId", "localDate", ${names})
  ), days as (
    insert into "DayTotal" as d ("userId", "localDate", ${names}) select * from change order by 1, 2
    on conflict ("userId", "localDate") do update set ${added("d")} returning 1
  ), daysFirst as (
    select count(*) from days
  )
  insert into "MonthTotal" as m ("userId", month, ${names})
  select "userId", date_trunc('month', "localDate")::date, ${columns.map((name) => `sum(${name})`).join(", ")}
  from change, daysFirst group by 1, 2 order by 1, 2
  on conflict ("userId", month) do update set ${added("m")}`;
