import { Client } from "pg";
import { cursorOf } from "#server/pages.ts";

/** Everybody in the benchmark lives here, so that a day begins at an hour that is not UTC's. */
export const zone = "Asia/Kathmandu";

const ordinaryPeople = 1_000;
const entriesEach = 100;

export interface Person {
  token: string;
  /** Cursor of a place that nine tenths of their diary are newer than. */
  deep: string;
}

export interface People {
  /** 1,000 people with 100 entries each, written over the last 300 days. */
  ordinary: Person[];
  /** 100,000 entries over ten years. */
  prolific: Person;
  /** 100 entries over the last 100 days. */
  modest: Person;
}

/** Fills a migrated, empty database with people, their entries and totals. */
export async function seed(url: string): Promise<People> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await addPeople(client, 1, ordinaryPeople);
    await addEntries(client, { first: 1, last: ordinaryPeople, count: entriesEach, days: 300 });

    const [prolific, modest] = [ordinaryPeople + 1, ordinaryPeople + 2];
    await addPeople(client, prolific, modest);
    await addEntries(client, { first: prolific, last: prolific, count: 100_000, days: 3_652 });
    await addEntries(client, { first: modest, last: modest, count: 100, days: 100 });

    await addReceipts(client);
    await addTotals(client);
    await client.query("vacuum (analyze)");
    return {
      ordinary: Array.from({ length: ordinaryPeople }, (_, index) => ({ token: tokenOf(index + 1), deep: "" })),
      prolific: { token: tokenOf(prolific), deep: await deepPlaceOf(client, prolific, 90_000) },
      modest: { token: tokenOf(modest), deep: await deepPlaceOf(client, modest, 60) },
    };
  } finally {
    await client.end();
  }
}

async function deepPlaceOf(client: Client, person: number, entries: number): Promise<string> {
  const { rows } = await client.query<{ day: string; occurredAt: Date; id: string }>(
    `select "localDate"::text as day, "occurredAt", a.id from "Action" a join "User" u on u.id = a."userId"
     where u.username = 'person' || $1::int order by "localDate" desc, "occurredAt" desc, a.id desc offset $2 limit 1`,
    [person, entries],
  );
  const [place] = rows;
  if (!place) throw new Error(`Person ${person} has no ${entries} entries.`);
  return cursorOf({ localDate: new Date(place.day), occurredAt: place.occurredAt, id: place.id });
}

function tokenOf(person: number): string {
  return `${person}`.padStart(43, "k");
}

async function addPeople(client: Client, first: number, last: number): Promise<void> {
  await client.query(
    `insert into "User" (id, email, "emailKey", username, "usernameKey", "passwordHash", "firstName", surname, country,
       "timeZone", "trialEndsAt")
     select uuidv7(), name || '@example.com', name || '@example.com', name, name, 'none', 'Ada', 'Example', 'Nepal', $3,
            now() + interval '7 days'
     from (select 'person' || n as name from generate_series($1::int, $2::int) n) named`,
    [first, last, zone],
  );
  await client.query(
    `insert into "Session" ("tokenHash", "userId")
     select sha256(convert_to(lpad(n::text, 43, 'k'), 'UTF8')), u.id
     from generate_series($1::int, $2::int) n join "User" u on u.username = 'person' || n`,
    [first, last],
  );
}

interface Entries {
  first: number;
  last: number;
  count: number;
  days: number;
}

async function addEntries(client: Client, { first, last, count, days }: Entries): Promise<void> {
  await client.query(
    `insert into "Action" (id, "userId", "clientId", type, classification, intention, "emotionResponse", "effectOnOthers",
       "eventTitle", description, reflection1, reflection2, gold, coal, "ruleVersion", "occurredAt", "timeZone", "localDate", "createdAt")
     select uuidv7(at - now()), id, gen_random_uuid()::text, case when n % 3 = 0 then 'event' else 'action' end,
            case when n % 4 = 0 then 'negative' else 'positive' end,
            case when n % 3 = 0 then null when n % 5 = 0 then 'negative' else 'positive' end,
            (array['happy', 'calm', 'sad', 'angry', 'great'])[1 + n % 5],
            (array['no_one_affected', 'happy', 'hurt', 'love'])[1 + n % 4],
            'Helped at the market stall', 'User action',
            case when n % 2 = 0 then 'I noticed how little it took, and how much lighter the morning was afterwards.' end,
            case when n % 2 = 0 then 'Next time I would ask first and listen a little longer.' end,
            n % 3, case when n % 3 = 0 and n % 4 = 0 then -1 else n % 2 end, 1, at, $5, (at at time zone $5)::date, at
     from (
       select u.id, n, date_trunc('milliseconds', now() - n * ($4::int * interval '1 day' / $3::int)) as at
       from "User" u, generate_series($3::int, 1, -1) n
       where u.username in (select 'person' || p from generate_series($1::int, $2::int) p)
     ) written`,
    [first, last, count, days, zone],
  );
}

async function addReceipts(client: Client): Promise<void> {
  await client.query(
    `insert into "Receipt" ("userId", "clientId", operation, "requestHash", "entityId")
     select "userId", "clientId", 'logAction', sha256(convert_to("clientId", 'UTF8')), id from "Action"`,
  );
}

async function addTotals(client: Client): Promise<void> {
  const sums = `sum(gold), sum(coal), count(*) filter (where type = 'action'), count(*) filter (where type = 'event'),
    count(*) filter (where classification = 'positive'), count(*) filter (where reflection1 is not null)`;
  const columns = "gold, coal, actions, events, positives, reflections";
  await client.query(
    `insert into "DayTotal" ("userId", "localDate", ${columns}) select "userId", "localDate", ${sums} from "Action" group by 1, 2`,
  );
  await client.query(
    `insert into "MonthTotal" ("userId", month, ${columns})
     select "userId", date_trunc('month', "localDate")::date, ${sums} from "Action" group by 1, 2`,
  );
}
