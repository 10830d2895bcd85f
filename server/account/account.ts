import { randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { isTimeZone } from "#domain/clocks.ts";
import { foldedName } from "#domain/nameWords.ts";
import { resetLinkMinutes, textLimits, textProblem } from "#domain/limits.ts";
import { countryProblem, emailProblem, nameProblem, passwordProblem, usernameProblem } from "#domain/registration.ts";
import { timeIsOver, trialEnd, type Payer } from "#server/billing/billing.ts";
import { sql } from "#server/db.ts";
import { BadInput, Refusal, SubscriptionExpired, Taken, Unauthorized } from "#server/errors.ts";
import { atPriceOf, spend, type Claim } from "#server/allowances.ts";
import { newKey, readKeyring } from "#server/keys/keyring.ts";
import { asBytea, keyedHash, type Sealed } from "#server/keys/sealing.ts";
import { instanceKey, wrapAsTheVaultSays, wrappingKey } from "#server/keys/vault.ts";
import { deviceIn, markOf } from "./device.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { indexed, nameHashes } from "./people.ts";
import { endSession, hashOf, openDataSession, openSession, readSession } from "./session.ts";
import type { Owner, Viewer } from "./viewer.ts";

/** What is known of a request before anyone is signed in. */
export interface Visitor {
  /** Undefined for a peer on this machine, which per-address limits leave alone. */
  address: string | undefined;
  /** What X-Time-Zone says, which need not be an IANA zone. */
  deviceZone: string | undefined;
  /** "Firefox on Linux"; null for what is no browser we know. */
  device: string | null;
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
  const { row, key, hashes } = sealedPerson(uuidv7(), person);
  const [account] = await sql<Omit<NewAccount, "email">>`
    with vault as (
      select "keyId" from "Vault" where "keyId" = ${wrappingKey().id} for share
    ), person as (
      insert into "User" (id, "emailHash", username, "usernameKey", sealed, "passwordHash", "trialEndsAt")
      select g.id, g."emailHash", g.username, g."usernameKey", g.sealed, ${passwordHash}, ${trialEnd(new Date())}::timestamptz
      from json_populate_record(null::"User", ${JSON.stringify(row)}::json) as g, vault
      on conflict do nothing
      returning id, username, "usernameKey", "anonymousMode", "trialEndsAt"
    ), key as (
      insert into "PersonKey" ("userId", version, wrapped) select id, ${key.version}::int, ${key.wrapped}::bytea from person
    ), words as (
      select unnest(${hashes}::bytea[]) as hash
    ), ${indexed}
    select id, username, "trialEndsAt" from person`;
  return account && { ...account, email: person.email };
}

/** What of a person's row is made from who they are, their first key, and by what they are found. */
export function sealedPerson(id: string, { email, username, firstName, surname, country }: Checked) {
  const { ring, row: key } = newKey(id);
  const sealed = asBytea(ring.seal("User", id, { email, firstName, surname, country }));
  const row = { id, emailHash: asBytea(emailHashOf(email)), username, usernameKey: foldedName(username), sealed };
  return { row, key, hashes: nameHashes({ username, displayName: null }) };
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

  const account = foldedName(email);
  const user = await atPriceOf(
    await claimsOf(account, visitor),
    (error) => error instanceof WrongCredentials,
    () => provenUser(account, password),
  );
  if (timeIsOver(user, new Date()))
    throw new SubscriptionExpired(await addressOf(user.id), await openDataSession(user.id));

  if (!user.timeZone && visitor.deviceZone && isTimeZone(visitor.deviceZone))
    await rememberZone(user.id, visitor.deviceZone);
  const token = await openSession(user.id, visitor.device);
  return { token, deviceMark: markOf(user), viewer: await readSession(token, visitor.deviceZone) };
}

class WrongCredentials extends Refusal {
  constructor() {
    super(401, "WRONG_CREDENTIALS", "Invalid email or password.");
  }
}

/** Strangers who guess use up what is theirs, not what a device is allowed on which this person signed in before. */
async function claimsOf(account: string, { address = "local", deviceMark }: Visitor): Promise<Claim[]> {
  const user = deviceMark ? await userOf(account) : undefined;
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

async function userOf(account: string) {
  const [user] = await sql<{
    id: string;
    passwordHash: string;
    trialEndsAt: Date;
    subscribed: boolean;
    timeZone: string | null;
  }>`
    select id, "passwordHash", "trialEndsAt", subscribed, "timeZone" from "User"
    where "emailHash" = ${emailHashOf(account)}::bytea and "deletedAt" is null limit 1`;
  return user;
}

/** Whose account has this address; undefined where none has. */
export async function payerOf(email: string): Promise<Payer | undefined> {
  const user = await userOf(foldedName(email));
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

/** Ends this session; other devices stay signed in. */
export async function logout(viewer: Owner): Promise<void> {
  await endSession(viewer);
}

/**
 * Sets another password, and ends the person's other sessions. Gives a new mark for the device. Throws BadInput naming the field, or
 * TooMany for who guesses.
 */
export async function changePassword(
  viewer: Viewer,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ deviceMark: string }> {
  refuse(passwordProblem(newPassword), "newPassword");
  return atPriceOf([["passwordChange", viewer.id]], isWrongPassword, async () => {
    const [known] = await sql<{ passwordHash: string }>`
      select "passwordHash" from "User" where id = ${viewer.id}::uuid and "deletedAt" is null limit 1`;
    if (!(await isPassword(currentPassword, known?.passwordHash))) throw new WrongPassword();

    const passwordHash = await hashPassword(newPassword);
    const [changed] = await sql`
      with person as (
        update "User" set "passwordHash" = ${passwordHash}
        where id = ${viewer.id}::uuid and "passwordHash" = ${known?.passwordHash} and "deletedAt" is null returning id
      ), sessions as (
        delete from "Session" s using person p where s."userId" = p.id and s."tokenHash" <> ${viewer.tokenHash}::bytea
      ), links as (
        delete from "ResetLink" l using person p where l."userId" = p.id
      )
      select id from person`;
    // It was changed meanwhile.
    if (!changed) throw new WrongPassword();
    return { deviceMark: markOf({ id: viewer.id, passwordHash }) };
  });
}

class WrongPassword extends BadInput {
  constructor() {
    super("Your current password is not right.", "currentPassword");
  }
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof WrongPassword;
}

/** For operators: the token of a link by which a person sets a new password, once and soon. */
export async function makeResetLink(userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await sql`
    insert into "ResetLink" ("tokenHash", "userId", "expiresAt")
    values (${hashOf(token)}::bytea, ${userId}::uuid, now() + ${resetLinkMinutes} * interval '1 minute')`;
  return token;
}

/** Sets a new password by such a token, and ends the person's sessions. Throws BadInput. */
export async function resetPassword({ token, password }: { token: string; password: string }): Promise<void> {
  refuse(passwordProblem(password), "password");
  const tokenHash = hashOf(token);
  const [link] = await sql`
    select 1 from "ResetLink" where "tokenHash" = ${tokenHash}::bytea and "expiresAt" > now() limit 1`;
  const passwordHash = link && (await hashPassword(password));

  // Whoever came first with it has taken the link away, and with it every other that the person was given.
  const [person] = passwordHash
    ? await sql`
        with used as (
          delete from "ResetLink" where "userId" = (select "userId" from "ResetLink" where "tokenHash" = ${tokenHash}::bytea)
          returning "userId", "tokenHash", "expiresAt"
        ), person as (
          update "User" u set "passwordHash" = ${passwordHash} from used l
          where u.id = l."userId" and l."tokenHash" = ${tokenHash}::bytea and l."expiresAt" > now() and u."deletedAt" is null
          returning u.id
        ), sessions as (
          delete from "Session" s using person p where s."userId" = p.id
        )
        select id from person`
    : [];
  if (!person) throw new BadInput("This link is no longer valid. Please ask for a new one.", "token");
}

/** The id of the person of this name, whatever its case. */
export async function idOf(username: string): Promise<string | undefined> {
  const [person] = await sql<{ id: string }>`
    select id from "User" where "usernameKey" = ${foldedName(username)} and "deletedAt" is null`;
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
           exists (select 1 from "User" where "usernameKey" = ${foldedName(username)}) as username`;
  if (holders?.email) throw emailTaken();
  if (holders?.username) throw new Taken("This username is already taken.", "username");
}

export function emailTaken(): Taken {
  return new Taken("An account with this email already exists.", "email");
}

/** By which an address is found, whatever its case and width, and cannot be read. */
export function emailHashOf(email: string): Buffer<ArrayBuffer> {
  return Buffer.from(keyedHash(instanceKey("email index"), "email", foldedName(email)));
}

async function rememberZone(userId: string, zone: string): Promise<void> {
  // Of nobody, if the account was deleted meanwhile.
  await sql`update "User" set "timeZone" = ${zone} where id = ${userId}::uuid`;
}
