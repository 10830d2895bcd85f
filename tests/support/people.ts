import { randomBytes, randomUUID } from "node:crypto";
import { Pool } from "pg";
import { clock } from "#server/base/clock.ts";
import { sealedPerson } from "#server/nouns/account/register.ts";
import { newToken, sentToken } from "#server/nouns/account/token.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { sealedProfile } from "#server/diary/sealed.ts";
import { serverUrl, testedDatabase } from "./address.ts";

/** A signed-in person with an account. */
export interface Person {
  /** The raw id, as in REST. */
  id: string;
  username: string;
  email: string;
  password: string;
  /** Of their own session. */
  token: string;
}

/** Registration input; another person each time. */
export function registration(name = "ada") {
  const username = `${name}-${randomBytes(5).toString("hex")}`;
  return {
    firstName: "Ada",
    surname: "Lovelace",
    username,
    email: `${username}@example.org`,
    country: "France",
    password: `${name}'s secret`,
  };
}

let usualZone: string | undefined;

/** Sets the zone of all later people's first device, so that their days match those of the browser windows. */
export function peopleLiveIn(zone: string): void {
  usualZone = zone;
}

/**
 * Creates a signed-in person. `zone` is their first device's, and so the account's. The first person of a file
 * registers over the public API, which costs two password hashes; later ones are database copies with other names,
 * where possible.
 */
export async function person(name?: string, { zone = usualZone }: { zone?: string | undefined } = {}): Promise<Person> {
  const url = testedDatabase();
  if (url === undefined) return newcomer(name, zone);

  const first = firsts.get(url) ?? newcomer("first");
  firsts.set(url, first);
  first.catch(() => firsts.delete(url));
  await keysOf(url);
  return copyOf(await first, url, name, zone);
}

let open: { url: string; keys: Promise<void> } | undefined;

/** Opens the keys of a server in another process. Only those of one database are open at a time. */
function keysOf(url: string): Promise<void> {
  if (open?.url !== url) open = { url, keys: openVault(url) };
  return open.keys;
}

const firsts = new Map<string, Promise<Person>>();

async function newcomer(name?: string, zone?: string): Promise<Person> {
  const draft = registration(name);
  const { email, password } = draft;
  const { id, username } = await post<{ id: string; username: string }>("create-trial-user", draft);
  const { token } = await post<{ token: string }>("login", { email, password }, zone);
  return { id, username, email, password, token };
}

const pools = new Map<string, Pool>();

async function copyOf(first: Person, url: string, name?: string, zone?: string): Promise<Person> {
  const { username, email, ...names } = registration(name);
  const id = randomUUID();
  const somebody = { ...first, id, username, email, token: newToken(id) };
  const { row, key, hashes } = sealedPerson(somebody.id, { ...names, email, username });
  const own = { ...row, timeZone: zone ?? null, createdAt: clock.date() };

  const pool = poolOf(url);
  const { rows } = await pool.query<{ row: object }>(`select to_jsonb(u) as row from "User" u where id = $1`, [
    first.id,
  ]);
  await pool.query(
    `with person as (
       insert into "User" select (jsonb_populate_record(null::"User", $1)).* returning id, "usernameKey", credentials
     ), key as (
       insert into "PersonKey" ("userId", version, wrapped) select id, $2, $3 from person
     ), named as (
       insert into "NameWord" (hash, "usernameKey", "userId") select unnest($5::bytea[]), "usernameKey", id from person
     )
     insert into "Session" ("tokenHash", "userId", credentials, "createdAt", "lastSeenAt")
     select $4, id, credentials, now() + $6 * interval '1 ms', now() + $6 * interval '1 ms' from person`,
    [{ ...rows[0]?.row, ...own }, key.version, key.wrapped, sentToken(somebody.token).tokenHash, hashes, clock.shift()],
  );
  return somebody;
}

/** Sets a person's display name and bio. */
export async function introduce({ id }: Person, profile: { displayName?: string; bio?: string }): Promise<void> {
  const url = testedDatabase();
  if (url === undefined) throw new Error("There is no database at hand.");
  await poolOf(url).query(`update "User" set profile = $2 where id = $1`, [id, sealedProfile(id, profile)]);
}

function poolOf(url: string): Pool {
  const pool =
    pools.get(url) ?? new Pool({ connectionString: url, max: 2, idleTimeoutMillis: 500, allowExitOnIdle: true });
  // A test may cut the database.
  if (!pools.has(url)) pool.on("error", () => undefined);
  pools.set(url, pool);
  return pool;
}

/** Another session of the same person, as on another device. */
export async function signedInAgain(somebody: Person): Promise<Person> {
  const { email, password } = somebody;
  const { token } = await post<{ token: string }>("login", { email, password });
  return { ...somebody, token };
}

async function post<Result>(path: string, body: object, zone?: string): Promise<Result> {
  const answer = await fetch(`${serverUrl()}/api/auth/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(zone ? { "X-Time-Zone": zone } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST /api/auth/${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Result;
}
