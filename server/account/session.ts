import { createHash, randomBytes } from "node:crypto";
import { trialHasEnded } from "#server/billing/billing.ts";
import { sql, sqlList, sqlNames, sqlText } from "#server/db.ts";
import { SubscriptionExpired, Unauthorized } from "#server/errors.ts";
import { isTimeZone } from "#domain/days.ts";
import { sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import { settingNames, type Settings } from "#domain/settings.ts";
import type { Viewer } from "./viewer.ts";

const dayMs = 86_400_000;
const touchEveryMs = 3_600_000;

interface SessionRow extends Settings, Pick<Viewer, (typeof shown)[number]> {
  timeZone: string | null;
  timeZoneFixed: boolean;
  createdAt: Date;
  lastSeenAt: Date;
}

const shown = [
  ...(["id", "username", "displayName", "email", "bio", "location", "country"] as const),
  ...(["epoch", "trialEndsAt"] as const),
];
const ofUser = sqlList(
  [...shown, "timeZone", "timeZoneFixed", ...settingNames].map((column) => sqlText`u.${sqlNames(column)}`),
);

/**
 * Finds the person behind a session token. `deviceZone` is what the request's X-Time-Zone says, if anything.
 * Throws Unauthorized for a token that is unknown, signed out or past its time (30 idle days, 180 at most), and
 * SubscriptionExpired when the trial is over.
 */
export function readSession(token: string, deviceZone?: string): Promise<Viewer> {
  return read(hashOf(token), deviceZone);
}

/** The same person once more, after a write to what a Viewer holds. Throws as `readSession` does. */
export function readAgain({ tokenHash, zone }: Viewer): Promise<Viewer> {
  return read(tokenHash, zone);
}

async function read(tokenHash: Viewer["tokenHash"], deviceZone: string | undefined): Promise<Viewer> {
  const [row] = await sql<SessionRow>`
    select ${ofUser}, s."createdAt", s."lastSeenAt"
    from "Session" s join "User" u on u.id = s."userId"
    where s."tokenHash" = ${tokenHash}`;

  const now = Date.now();
  if (!row || hasEnded(row, now)) throw new Unauthorized();
  if (trialHasEnded(row, new Date(now))) throw new SubscriptionExpired(row.email);
  if (now - row.lastSeenAt.getTime() > touchEveryMs) await touch(tokenHash);

  const { createdAt: _opened, lastSeenAt: _seen, timeZone, timeZoneFixed, ...person } = row;
  const { dailyReminder, karmaMessages, anonymousMode, insights, ...known } = person;
  // The one place where a proof is made: the row above is the evidence.
  return {
    ...known,
    settings: { dailyReminder, karmaMessages, anonymousMode, insights },
    zone: zoneFor(row, deviceZone),
    fixedTimeZone: timeZoneFixed ? timeZone : null,
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
