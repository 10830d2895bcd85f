import { createHash, randomBytes } from "node:crypto";
import { trialHasEnded } from "#server/billing/billing.ts";
import { sql } from "#server/db.ts";
import { SubscriptionExpired, Unauthorized } from "#server/errors.ts";
import { isTimeZone } from "#domain/days.ts";
import { sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import type { Settings, Viewer } from "./viewer.ts";

const dayMs = 86_400_000;
const touchEveryMs = 3_600_000;

interface SessionRow extends Settings {
  id: string;
  username: string;
  displayName: string | null;
  email: string;
  bio: string | null;
  location: string | null;
  epoch: number;
  timeZone: string | null;
  timeZoneFixed: boolean;
  trialEndsAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
}

/**
 * Finds the person behind a session token. `deviceZone` is what the request's X-Time-Zone says, if anything.
 * Throws Unauthorized for a token that is unknown, signed out or past its time (30 idle days, 180 at most), and
 * SubscriptionExpired when the trial is over.
 */
export async function readSession(token: string, deviceZone?: string): Promise<Viewer> {
  const tokenHash = hashOf(token);
  const [row] = await sql<SessionRow>`
    select u.id, u.username, u."displayName", u.email, u.bio, u.location, u.epoch, u."timeZone", u."timeZoneFixed",
           u."trialEndsAt", u."dailyReminder", u."karmaMessages", u."anonymousMode", u.insights, s."createdAt", s."lastSeenAt"
    from "Session" s join "User" u on u.id = s."userId"
    where s."tokenHash" = ${tokenHash}`;

  const now = Date.now();
  if (!row || hasEnded(row, now)) throw new Unauthorized();
  if (trialHasEnded(row, new Date(now))) throw new SubscriptionExpired(row.email);
  if (now - row.lastSeenAt.getTime() > touchEveryMs) await touch(tokenHash);

  const { id, username, displayName, email, bio, location, epoch, trialEndsAt } = row;
  const { dailyReminder, karmaMessages, anonymousMode, insights } = row;
  // The one place where a proof is made: the row above is the evidence.
  return {
    id,
    username,
    displayName,
    email,
    bio,
    location,
    epoch,
    trialEndsAt,
    settings: { dailyReminder, karmaMessages, anonymousMode, insights },
    zone: zoneFor(row, deviceZone),
    tokenHash,
  } as Viewer;
}

/** Opens a session for a person whose password was just proved. Gives the token; only its SHA-256 is kept. */
export async function openSession(userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await sql`insert into "Session" ("tokenHash", "userId") values (${hashOf(token)}, ${userId}::uuid)`;
  return token;
}

/** Ends the session that this viewer came with. */
export async function endSession(viewer: Viewer): Promise<void> {
  await sql`delete from "Session" where "tokenHash" = ${viewer.tokenHash}`;
}

function hashOf(token: string): Uint8Array<ArrayBuffer> {
  return createHash("sha256").update(token).digest();
}

function hasEnded({ createdAt, lastSeenAt }: SessionRow, now: number): boolean {
  return now - lastSeenAt.getTime() > sessionIdleDays * dayMs || now - createdAt.getTime() > sessionMaxDays * dayMs;
}

function zoneFor({ timeZone, timeZoneFixed }: SessionRow, deviceZone: string | undefined): string {
  if (timeZone && timeZoneFixed) return timeZone;
  if (deviceZone && isTimeZone(deviceZone)) return deviceZone;
  return timeZone ?? "UTC";
}

async function touch(tokenHash: Uint8Array): Promise<void> {
  await sql`update "Session" set "lastSeenAt" = now() where "tokenHash" = ${tokenHash}`;
}
