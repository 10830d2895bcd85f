import { v7 as uuidv7 } from "uuid";
import { isTimeZone } from "#domain/clocks.ts";
import { textLimits, textProblem } from "#domain/limits.ts";
import { countryProblem, emailProblem, nameProblem, passwordProblem, usernameProblem } from "#domain/registration.ts";
import { trialEnd, trialHasEnded } from "#server/billing/billing.ts";
import { prisma, sql } from "#server/db.ts";
import { BadInput, Refusal, SubscriptionExpired, Taken } from "#server/errors.ts";
import { atPriceOf, spend, type Claim } from "#server/allowances.ts";
import { deviceIn, markOf } from "./device.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { endSession, openSession, readSession } from "./session.ts";
import type { Viewer } from "./viewer.ts";

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
  const [account] = await sql<NewAccount>`
    insert into "User" (id, email, "emailKey", username, "usernameKey", "passwordHash", "firstName", surname, country, "trialEndsAt")
    values (${uuidv7()}::uuid, ${person.email}, ${keyOf(person.email)}, ${person.username}, ${keyOf(person.username)},
            ${passwordHash}, ${person.firstName}, ${person.surname}, ${person.country}, ${trialEnd(new Date())})
    on conflict do nothing
    returning id, username, email, "trialEndsAt"`;

  return account ?? refuseTaken(person);
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
  if (trialHasEnded(user, new Date())) throw new SubscriptionExpired(user.email);

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
    where: { emailKey: account },
    select: { id: true, email: true, passwordHash: true, trialEndsAt: true, timeZone: true },
  });
}

/** Ends this session; other devices stay signed in. */
export async function logout(viewer: Viewer): Promise<void> {
  await endSession(viewer);
}

function checkedTrial(draft: TrialDraft) {
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

async function refuseTaken({ email }: { email: string }): Promise<never> {
  const holder = await prisma().user.findUnique({ where: { emailKey: keyOf(email) }, select: { id: true } });
  if (holder) throw new Taken("An account with this email already exists.", "email");
  throw new Taken("This username is already taken.", "username");
}

/** One spelling for every case and width of an e-mail address or username. */
function keyOf(text: string): string {
  return text.trim().normalize("NFKC").toLowerCase();
}

async function rememberZone(userId: string, zone: string): Promise<void> {
  await prisma().user.update({ where: { id: userId }, data: { timeZone: zone } });
}
