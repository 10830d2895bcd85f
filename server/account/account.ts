import { v7 as uuidv7 } from "uuid";
import { isTimeZone } from "#domain/clocks.ts";
import { textLimits, textProblem } from "#domain/limits.ts";
import { countryProblem, emailProblem, nameProblem, passwordProblem, usernameProblem } from "#domain/registration.ts";
import { timeIsOver, trialEnd, type Payer } from "#server/billing/billing.ts";
import { prisma, sql } from "#server/db.ts";
import { BadInput, Refusal, SubscriptionExpired, Taken, Unauthorized } from "#server/errors.ts";
import { atPriceOf, spend, type Claim } from "#server/allowances.ts";
import { newKey, readKeyring } from "#server/keys/keyring.ts";
import { asBytea, keyedHash, type Sealed } from "#server/keys/sealing.ts";
import { instanceKey, wrapAsTheVaultSays, wrappingKey } from "#server/keys/vault.ts";
import { openedProfile } from "#server/sealed.ts";
import { deviceIn, markOf } from "./device.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { endSession, openDataSession, openSession, readSession } from "./session.ts";
import type { Owner, Viewer } from "./viewer.ts";

/** What is known of a request before anyone is signed in. */
export interface Visitor {
  /** Undefined for a peer on this machine, which per-address limits leave alone. */
  address: string | undefined;
  /** What X-Time-Zone says, which need not be an IANA zone. */
  deviceZone: string | undefined;
  /** The mark of a device on which somebody signed in before, or what claims to be one. */
  deviceMark: string | undefined;
}

export interface TrialDraft {
  firstName: string;
  surname: string;
  username: string;
  email: string;
  country: string;
  password: string;
}

export interface NewAccount {
  id: string;
  username: string;
  email: string;
  trialEndsAt: Date;
}

/** Opens an account whose 7-day trial starts now (spec section 4), signed out. Throws BadInput, Taken or TooMany. */
export async function createTrialUser(draft: TrialDraft, visitor: Visitor): Promise<NewAccount> {
  const person = checkedTrial(draft);
  if (visitor.address) await spend("signUp", visitor.address);

  const passwordHash = await hashPassword(draft.password);
  for (;;) {
    const account = await insertPerson(person, passwordHash);
    if (account) return account;
    await refuseTaken(person);
    // Nobody has either: the master key was changed since this server asked which one wraps.
    await wrapAsTheVaultSays();
  }
}

/** Makes a person and their first key; nothing where address or username is taken, or another master key wraps by now. */
export async function insertPerson(person: Checked, passwordHash: string): Promise<NewAccount | undefined> {
  const { row, key } = sealedPerson(uuidv7(), person);
  const [account] = await sql<Omit<NewAccount, "email">>`
    with vault as (
      select "keyId" from "Vault" where "keyId" = ${wrappingKey().id} for share
    ), person as (
      insert into "User" (id, "emailHash", username, "usernameKey", sealed, "passwordHash", "trialEndsAt")
      select g.id, g."emailHash", g.username, g."usernameKey", g.sealed, ${passwordHash}, ${trialEnd(new Date())}::timestamptz
      from json_populate_record(null::"User", ${JSON.stringify(row)}::json) as g, vault
      on conflict do nothing
      returning id, username, "trialEndsAt"
    ), key as (
      insert into "PersonKey" ("userId", version, wrapped) select id, ${key.version}::int, ${key.wrapped}::bytea from person
    )
    select id, username, "trialEndsAt" from person`;
  return account && { ...account, email: person.email };
}

/** What of a person's row is made from who they are, and their first key. */
export function sealedPerson(id: string, { email, username, firstName, surname, country }: Checked) {
  const { ring, row: key } = newKey(id);
  const sealed = asBytea(ring.seal("User", id, { email, firstName, surname, country }));
  const row = { id, emailHash: asBytea(emailHashOf(email)), username, usernameKey: keyOf(username), sealed };
  return { row, key };
}

/** What a person shows to others. */
export interface Profile {
  displayName: string | null;
  bio: string | null;
}

export interface SignedIn {
  token: string;
  /** A new mark for the device. */
  deviceMark: string;
  viewer: Viewer;
}

/** Signs in. Throws Refusal 401 alike for unknown addresses and wrong passwords, SubscriptionExpired, or TooMany. */
export async function login(
  { email, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<SignedIn> {
  if (!email.trim() || !password)
    throw new BadInput("Please enter your email and password.", email.trim() ? "password" : "email");
  refuse(textProblem("Email", email.trim(), textLimits.email), "email");

  const account = keyOf(email);
  const user = await atPriceOf(
    await claimsOf(account, visitor),
    (error) => error instanceof WrongCredentials,
    () => provenUser(account, password),
  );
  if (timeIsOver(user, new Date()))
    throw new SubscriptionExpired(await addressOf(user.id), await openDataSession(user.id));

  if (!user.timeZone && visitor.deviceZone && isTimeZone(visitor.deviceZone))
    await rememberZone(user.id, visitor.deviceZone);
  const token = await openSession(user.id);
  return { token, deviceMark: markOf(user), viewer: await readSession(token, visitor.deviceZone) };
}

class WrongCredentials extends Refusal {
  constructor() {
    super(401, "WRONG_CREDENTIALS", "Invalid email or password.");
  }
}

/** Strangers who guess use up what is theirs, not what a device is allowed on which this person signed in before. */
async function claimsOf(account: string, { address = "local", deviceMark }: Visitor): Promise<Claim[]> {
  const user = deviceMark ? await userOf(account) : null;
  const device = user && deviceMark && deviceIn(deviceMark, user);
  if (device) return [["signInKnownDevice", `${account} ${device}`]];
  return [
    ["signInHere", `${account} ${address}`],
    ["signInAnywhere", account],
  ];
}

async function provenUser(account: string, password: string) {
  const user = await userOf(account);
  const isTheirs = await isPassword(password, user?.passwordHash);
  if (!user || !isTheirs) throw new WrongCredentials();
  return user;
}

function userOf(account: string) {
  return prisma().user.findUnique({
    where: { emailHash: emailHashOf(account), deletedAt: null },
    select: { id: true, passwordHash: true, trialEndsAt: true, subscribed: true, timeZone: true },
  });
}

/** Whose account has this address; undefined where none has. */
export async function payerOf(email: string): Promise<Payer | undefined> {
  const user = await userOf(keyOf(email));
  if (!user) return undefined;
  const { id, trialEndsAt, subscribed } = user;
  return { id, trialEndsAt, subscribed, email: await addressOf(id) };
}

async function addressOf(id: string): Promise<string> {
  const keys = await readKeyring(id);
  const read = () => sql<{ sealed: Sealed }>`select sealed from "User" where id = ${id}::uuid`;
  const [user] = await keys.openable(await read(), read);
  if (!user) throw new Unauthorized();
  return String(keys.open("User", id, user.sealed).email);
}

/** What others may see of a person, opened. */
export function profileOf(person: { id: string; profile: Uint8Array | null }): Profile {
  const { displayName = null, bio = null } = openedProfile(person) as Partial<Profile>;
  return { displayName, bio };
}

/** Ends this session; other devices stay signed in. */
export async function logout(viewer: Owner): Promise<void> {
  await endSession(viewer);
}

/** The id of the person of this name, whatever its case. */
export async function idOf(username: string): Promise<string | undefined> {
  const [person] = await sql<{ id: string }>`
    select id from "User" where "usernameKey" = ${keyOf(username)} and "deletedAt" is null`;
  return person?.id;
}

type Checked = Omit<TrialDraft, "password">;

function checkedTrial(draft: TrialDraft): Checked {
  const firstName = draft.firstName.trim();
  const surname = draft.surname.trim();
  const username = draft.username.trim();
  const email = draft.email.trim();
  const country = draft.country.trim();

  refuse(nameProblem("First name", firstName), "firstName");
  refuse(nameProblem("Surname", surname), "surname");
  refuse(usernameProblem(username), "username");
  refuse(emailProblem(email), "email");
  refuse(passwordProblem(draft.password), "password");
  refuse(countryProblem(country), "country");
  return { firstName, surname, username, email, country };
}

function refuse(problem: string | undefined, field: string): void {
  if (problem) throw new BadInput(problem, field);
}

async function refuseTaken({ email, username }: Checked): Promise<void> {
  const [holders] = await sql<{ email: boolean; username: boolean }>`
    select exists (select 1 from "User" where "emailHash" = ${emailHashOf(email)}::bytea) as email,
           exists (select 1 from "User" where "usernameKey" = ${keyOf(username)}) as username`;
  if (holders?.email) throw new Taken("An account with this email already exists.", "email");
  if (holders?.username) throw new Taken("This username is already taken.", "username");
}

/** By which an address is found, whatever its case and width, and cannot be read. */
function emailHashOf(email: string): Buffer<ArrayBuffer> {
  return Buffer.from(keyedHash(instanceKey("email index"), "email", keyOf(email)));
}

/** One spelling for every case and width of an e-mail address or username. */
function keyOf(text: string): string {
  return text.trim().normalize("NFKC").toLowerCase();
}

async function rememberZone(userId: string, zone: string): Promise<void> {
  // Of nobody, if the account was deleted meanwhile.
  await prisma().user.updateMany({ where: { id: userId }, data: { timeZone: zone } });
}
