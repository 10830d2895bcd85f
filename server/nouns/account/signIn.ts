import { isTimeZone } from "#domain/clocks.ts";
import { textLimits, textProblem } from "#domain/limits.ts";
import { foldedName } from "#domain/nameWords.ts";
import { clock } from "#server/base/clock.ts";
import type { Visitor } from "#server/base/call.ts";
import { BadInput, Refusal, SubscriptionExpired, Unauthorized } from "#server/base/errors.ts";
import { logSeldom } from "#server/base/log.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { atPriceOf, type Claim } from "#server/kit/allowances.ts";
import { hasExpired } from "#server/nouns/billing/billing.ts";
import { issueCheckoutPass } from "#server/nouns/billing/checkoutPass.ts";
import { sql } from "#server/store/db.ts";
import { deviceIn, markOf } from "./device.ts";
import { emailHashOf } from "./email.ts";
import { openDataSession, openSession } from "./openSession.ts";
import { isPassword } from "./passwords.ts";
import { payerOf } from "./payer.ts";
import { refuse } from "./refuse.ts";
import { readSession } from "./session.ts";

export interface SignedIn {
  token: string;
  deviceMark: string;
  viewer: Viewer;
}

/**
 * Signs in. Throws the same Refusal 401 for unknown addresses and wrong passwords, or SubscriptionExpired or TooMany.
 */
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
  if (hasExpired(user, clock.date())) throw await expiredFor(user, email.trim());

  if (!user.timeZone && visitor.deviceZone && isTimeZone(visitor.deviceZone))
    await rememberZone(user.id, visitor.deviceZone);
  const token = await openSession(user, visitor.device);
  return { token, deviceMark: markOf(user), viewer: await readSession(token, visitor.deviceZone) };
}

/** The refusal of a correct password for an expired account. */
async function expiredFor(user: Account, given: string): Promise<SubscriptionExpired> {
  const payer = await payerOf(user.id, given);
  if (!payer) throw new Unauthorized();
  return new SubscriptionExpired(payer.email, {
    dataToken: await openDataSession(user),
    checkoutPass: issueCheckoutPass(user.id),
  });
}

class WrongCredentials extends Refusal {
  constructor() {
    super(401, "WRONG_CREDENTIALS", "Invalid email or password.");
  }
}

/** A known device has an allowance of its own, so guesses from other devices do not lock it out. */
async function claimsOf(account: string, visitor: Visitor): Promise<Claim[]> {
  const { address = "local", deviceMark } = visitor;
  const user = deviceMark ? await userOf(account) : undefined;
  const device = user && deviceMark && deviceIn(deviceMark, user);
  if (device) return [["signInKnownDevice", `${account} ${device}`]];
  return [...claimsOfAddress(visitor), ["signInHere", `${account} ${address}`], ["signInAnywhere", account]];
}

/** Limits all sign-ins from one address, because even a made-up account costs a hash. */
function claimsOfAddress({ address, isForwarded }: Visitor): Claim[] {
  if (!isForwarded) return address ? [["signInsFrom", address]] : [];
  logSeldom("warn", {}, "A sign-in came through a proxy while TRUST_PROXY is off: sign-ins are not limited by address");
  return [];
}

interface Account {
  id: string;
  passwordHash: string;
  credentials: number;
  trialEndsAt: Date;
  subscribed: boolean;
  timeZone: string | null;
}

async function provenUser(account: string, password: string): Promise<Account> {
  const user = await userOf(account);
  const isTheirs = await isPassword(password, user?.passwordHash);
  if (!user || !isTheirs) throw new WrongCredentials();
  return user;
}

async function userOf(account: string): Promise<Account | undefined> {
  const [user] = await sql<Account>`
    select id, "passwordHash", credentials, "trialEndsAt", subscribed, "timeZone" from "User"
    where "emailHash" = ${emailHashOf(account)}::bytea and "deletedAt" is null limit 1`;
  return user;
}

async function rememberZone(userId: string, zone: string): Promise<void> {
  // Updates no row if the account was deleted meanwhile.
  await sql`update "User" set "timeZone" = ${zone} where id = ${userId}::uuid`;
}
