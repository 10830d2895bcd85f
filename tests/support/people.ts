import { createHash, randomBytes, randomUUID } from "node:crypto";
import { Pool } from "pg";
import { sealedPerson } from "#server/nouns/account/register.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { sealedProfile } from "#server/diary/sealed.ts";
import { serverUrl, testedDatabase } from "./address.ts";

/** Somebody with an account, signed in. */
export interface Person {
  /** The raw id, as REST shows it. */
  id: string;
  username: string;
  email: string;
  password: string;
  /** Of a session of their own. */
  token: string;
}

/** What somebody would fill in to register; each time another person. */
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

/** From now on everybody's first device is in this zone, as the browsers of a test file are: a door's day is then a window's, too. */
export function peopleLiveIn(zone: string): void {
  usualZone = zone;
}

/**
 * Somebody new, registered and signed in. `zone` is what their first device says, and so becomes the zone of the account.
 * The first of a test file comes in by the public door, which costs two hashes of a password; where the database is at hand,
 * the others are copies of that person under names of their own.
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

const opened = new Map<string, Promise<void>>();

/** The server of screens and browsers runs elsewhere: its keys are opened here, too. */
function keysOf(url: string): Promise<void> {
  const opening = opened.get(url) ?? openVault(url);
  opened.set(url, opening);
  return opening;
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
  const somebody = { ...first, id: randomUUID(), username, email, token: randomBytes(32).toString("base64url") };
  const { row, key, hashes } = sealedPerson(somebody.id, { ...names, email, username });
  const own = { ...row, timeZone: zone ?? null, createdAt: new Date() };

  await poolOf(url).query(
    `with person as (
       insert into "User" select (jsonb_populate_record(first, $1)).* from "User" first where id = $2 returning id, "usernameKey"
     ), key as (
       insert into "PersonKey" ("userId", version, wrapped) select id, $3, $4 from person
     ), named as (
       insert into "NameWord" (hash, "usernameKey", "userId") select unnest($6::bytea[]), "usernameKey", id from person
     )
     insert into "Session" ("tokenHash", "userId") select $5, id from person`,
    [own, first.id, key.version, key.wrapped, createHash("sha256").update(somebody.token).digest(), hashes],
  );
  return somebody;
}

/** Gives somebody a display name and a few words about themselves, as others see them. */
export async function introduce({ id }: Person, profile: { displayName?: string; bio?: string }): Promise<void> {
  const url = testedDatabase();
  if (url === undefined) throw new Error("There is no database at hand.");
  await poolOf(url).query(`update "User" set profile = $2 where id = $1`, [id, sealedProfile(id, profile)]);
}

function poolOf(url: string): Pool {
  const pool =
    pools.get(url) ?? new Pool({ connectionString: url, max: 2, idleTimeoutMillis: 500, allowExitOnIdle: true });
  // A test may take the database away.
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
