import { randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { isTimeZone } from "#domain/clocks.ts";
import { foldedName } from "#domain/nameWords.ts";
import { resetLinkMinutes, textLimits, textProblem } from "#domain/limits.ts";
import { countryProblem, emailProblem, nameProblem, passwordProblem, usernameProblem } from "#domain/registration.ts";
import { letPay } from "#server/nouns/billing/checkoutPass.ts";
import { timeIsOver, trialEnd, type Payer } from "#server/nouns/billing/billing.ts";
import { sql } from "#server/store/db.ts";
import { BadInput, Refusal, SubscriptionExpired, Taken, Unauthorized } from "#server/base/errors.ts";
import { atPriceOf, spend, type Claim } from "#server/kit/allowances.ts";
import { forgetPerson } from "#server/base/kept.ts";
import { newKey, readKeyring } from "#server/store/keys/keyring.ts";
import { asBytea, keyedHash, type Sealed } from "#server/store/keys/sealing.ts";
import { instanceKey, wrapAsTheVaultSays, wrappingKey } from "#server/store/keys/vault.ts";
import { logSeldom } from "#server/base/log.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";
import { deviceIn, markOf } from "./device.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { indexed, nameHashes } from "./people.ts";
import { withPassword, WrongPassword } from "./personProof.ts";
import { endSession, hashOf, openDataSession, openSession, readSession } from "./session.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import type { Visitor } from "#server/base/call.ts";

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
  /** By which it may be paid for before anybody has signed in to it (`letPay`). */
  checkoutPass: string;
}

/** Opens an account whose 7-day trial starts now (spec section 4), signed out. Throws BadInput, Taken or TooMany. */
export async function createTrialUser(draft: TrialDraft, visitor: Visitor): Promise<NewAccount> {
  const person = checkedTrial(draft);
  if (visitor.address) await spend("signUp", visitor.address);

  const passwordHash = await hashPassword(draft.password);
  for (;;) {
    const account = await insertPerson(person, passwordHash);
    if (account) return { ...account, checkoutPass: letPay(account.id) };
    await refuseTaken(person);
    // Nobody has either: the master key was changed since this server asked which one wraps.
    await wrapAsTheVaultSays();
  }
}

/** Makes a person and their first key; nothing where address or username is taken, or another master key wraps by now. */
export async function insertPerson(
  person: Checked,
  passwordHash: string,
): Promise<Omit<NewAccount, "checkoutPass"> | undefined> {
  const { row, key, hashes } = sealedPerson(uuidv7(), person);
  const [account] = await sql<Pick<NewAccount, "id" | "username" | "trialEndsAt">>`
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
  if (timeIsOver(user, new Date())) throw await expiredFor(user.id, email.trim());

  if (!user.timeZone && visitor.deviceZone && isTimeZone(visitor.deviceZone))
    await rememberZone(user.id, visitor.deviceZone);
  const token = await openSession(user.id, visitor.device);
  return { token, deviceMark: markOf(user), viewer: await readSession(token, visitor.deviceZone) };
}

/** The refusal of a sign-in with the right password to an account whose trial or subscription is over. */
async function expiredFor(id: string, given: string): Promise<SubscriptionExpired> {
  const payer = await payerOf(id, given);
  if (!payer) throw new Unauthorized();
  return new SubscriptionExpired(payer.email, { dataToken: await openDataSession(id), checkoutPass: letPay(id) });
}

class WrongCredentials extends Refusal {
  constructor() {
    super(401, "WRONG_CREDENTIALS", "Invalid email or password.");
  }
}

/** Strangers who guess use up what is theirs, not what a device is allowed on which this person signed in before. */
async function claimsOf(account: string, visitor: Visitor): Promise<Claim[]> {
  const { address = "local", deviceMark } = visitor;
  const user = deviceMark ? await userOf(account) : undefined;
  const device = user && deviceMark && deviceIn(deviceMark, user);
  if (device) return [["signInKnownDevice", `${account} ${device}`]];
  return [...claimsOfAddress(visitor), ["signInHere", `${account} ${address}`], ["signInAnywhere", account]];
}

/** What all accounts that are tried from an address share, for each made-up one costs a hash. */
function claimsOfAddress({ address, isForwarded }: Visitor): Claim[] {
  if (!isForwarded) return address ? [["signInsFrom", address]] : [];
  logSeldom(
    "warn",
    {},
    "Somebody signs in through a proxy while TRUST_PROXY is off: sign-ins are not limited by address",
  );
  return [];
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

/** Whose account this is, with their address as `given` where theirs cannot be opened; undefined where it was deleted. */
export async function payerOf(id: string, given: string): Promise<Payer | undefined> {
  const read = () => sql<Pick<Payer, "trialEndsAt" | "subscribed"> & { sealed: Sealed }>`
    select sealed, "trialEndsAt", subscribed from "User" where id = ${id}::uuid and "deletedAt" is null`;
  const rows = await read();
  if (rows.length === 0) return undefined;
  const keys = await readKeyring(id);
  const [user] = await keys.openable(rows, read);
  if (!user) return undefined;
  const { sealed, ...standing } = user;
  const own = openedOrLogged(() => keys.open("User", id, sealed));
  return { id, ...standing, email: own ? String(own.email) : given };
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
  return withPassword(viewer, currentPassword, 400, async (known) => {
    const passwordHash = await hashPassword(newPassword);
    const [changed] = await sql`
      with person as (
        update "User" set "passwordHash" = ${passwordHash}
        where id = ${viewer.id}::uuid and "passwordHash" = ${known} and "deletedAt" is null returning id
      ), sessions as (
        delete from "Session" s using person p where s."userId" = p.id and s."tokenHash" <> ${viewer.tokenHash}::bytea
      ), links as (
        delete from "ResetLink" l using person p where l."userId" = p.id
      )
      select id from person`;
    // It was changed meanwhile.
    if (!changed) throw new WrongPassword(400);
    forgetPerson(viewer.id);
    return { deviceMark: markOf({ id: viewer.id, passwordHash }) };
  });
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
    ? await sql<{ id: string }>`
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
  forgetPerson(person.id);
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
