import { v7 as uuidv7 } from "uuid";
import type { LocalDate } from "#domain/days.ts";
import { foldedName } from "#domain/nameWords.ts";
import { countryProblem, emailProblem, nameProblem, passwordProblem, usernameProblem } from "#domain/registration.ts";
import { clock } from "#server/base/clock.ts";
import type { Visitor } from "#server/base/call.ts";
import { Taken } from "#server/base/errors.ts";
import { spend } from "#server/kit/allowances.ts";
import { trialEnd } from "#server/nouns/billing/billing.ts";
import { issueCheckoutPass } from "#server/nouns/billing/checkoutPass.ts";
import { sql } from "#server/store/db.ts";
import { newKey } from "#server/store/keys/keyring.ts";
import { asBytea } from "#server/store/keys/sealing.ts";
import { refreshWrappingKey, wrappingKey } from "#server/store/keys/vault.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { emailHashOf, emailTaken } from "./email.ts";
import { hashPassword } from "./passwords.ts";
import { indexed, nameHashes } from "./people.ts";
import { refuse } from "./refuse.ts";

export interface TrialDraft {
  firstName: string;
  surname: string;
  username: string;
  email: string;
  country: string;
  password: string;
  /** The version of the legal pages that the person agreed to, by its date (domain/legal.ts). */
  agreedTo?: LocalDate | undefined;
}

export interface NewAccount {
  id: string;
  username: string;
  email: string;
  trialEndsAt: Date;
  /** Allows a payment for the account before the first sign-in (`issueCheckoutPass`). */
  checkoutPass: string;
}

/**
 * Creates an account without signing it in. Its 7-day trial starts now (docs/rules.md, Trial). Throws BadInput, Taken
 * or TooMany.
 */
export async function createTrialUser(draft: TrialDraft, visitor: Visitor): Promise<NewAccount> {
  const person = checkedTrial(draft);
  if (visitor.address) await spend("signUp", visitor.address);

  const passwordHash = await hashPassword(draft.password);
  for (;;) {
    const account = await insertPerson(person, passwordHash);
    if (account) return { ...account, checkoutPass: issueCheckoutPass(account.id) };
    await refuseTaken(person);
    // Address and username are both free, so the master key must have been rotated since this server last read it.
    await refreshWrappingKey();
  }
}

/**
 * Inserts a person and their first key. Returns nothing if address or username is taken, or the master key was rotated.
 */
export async function insertPerson(
  person: Checked,
  passwordHash: string,
): Promise<Omit<NewAccount, "checkoutPass"> | undefined> {
  const { row, key, hashes } = sealedPerson(uuidv7(), person);
  const agreedTo = person.agreedTo ?? null;
  const [account] = await sql<Pick<NewAccount, "id" | "username" | "trialEndsAt">>`
    with vault as (
      select "keyId" from "Vault" where "keyId" = ${wrappingKey().id} for no key update
    ), person as (
      insert into "User" (id, "emailHash", username, "usernameKey", sealed, "passwordHash", "createdAt", "trialEndsAt", "agreedTo", "agreedAt")
      select g.id, g."emailHash", g.username, g."usernameKey", g.sealed, ${passwordHash}, ${sqlNow}, ${trialEnd(clock.date())}::timestamptz,
             ${agreedTo}::text, ${agreedTo && clock.date()}::timestamptz
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

/** The encrypted columns of a new person, their first key and their search hashes. */
export function sealedPerson(id: string, { email, username, firstName, surname, country }: Checked) {
  const { ring, row: key } = newKey(id);
  const sealed = asBytea(ring.seal("User", id, { email, firstName, surname, country }));
  const row = { id, emailHash: asBytea(emailHashOf(email)), username, usernameKey: foldedName(username), sealed };
  return { row, key, hashes: nameHashes({ username, displayName: null }) };
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
  return { firstName, surname, username, email, country, agreedTo: draft.agreedTo };
}

async function refuseTaken({ email, username }: Checked): Promise<void> {
  const [holders] = await sql<{ email: boolean; username: boolean }>`
    select exists (select 1 from "User" where "emailHash" = ${emailHashOf(email)}::bytea) as email,
           exists (select 1 from "User" where "usernameKey" = ${foldedName(username)}) as username`;
  if (holders?.email) throw emailTaken();
  if (holders?.username) throw new Taken("This username is already taken.", "username");
}
