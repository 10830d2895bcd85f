import { createHash, randomBytes } from "node:crypto";
import { trialHasEnded } from "#server/billing/billing.ts";
import { sql } from "#server/db.ts";
import { sqlList, sqlNames, sqlText } from "#server/sqlText.ts";
import { SubscriptionExpired, Unauthorized } from "#server/errors.ts";
import { isTimeZone } from "#domain/clocks.ts";
import { sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import { settingNames, type Settings } from "#domain/settings.ts";
import type { ExpiredViewer, Viewer } from "./viewer.ts";

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
/** A session that holds, and whose it is. */
export type Session = { kind: "signedIn"; viewer: Viewer } | { kind: "expired"; viewer: ExpiredViewer };

/**
 * Finds the person behind a session token. `deviceZone` is what the request's X-Time-Zone says, if anything.
 * Throws Unauthorized for a token that is unknown, signed out or past its time (30 idle days, 180 at most).
 */
export function findSession(token: string, deviceZone?: string): Promise<Session> {
  return find(hashOf(token), deviceZone);
}

/** The same for a person whose trial must not be over: throws SubscriptionExpired when it is. */
export async function readSession(token: string, deviceZone?: string): Promise<Viewer> {
  return viewerOf(await findSession(token, deviceZone));
}

/** The same person once more, after a write to what a Viewer holds. Throws as `readSession` does. */
export async function readAgain({ tokenHash, zone }: Viewer): Promise<Viewer> {
  return viewerOf(await find(tokenHash, zone));
}

function viewerOf({ kind, viewer }: Session): Viewer {
  if (kind === "expired") throw new SubscriptionExpired(viewer.email);
  return viewer;
}

async function find(tokenHash: Viewer["tokenHash"], deviceZone: string | undefined): Promise<Session> {
  const [row] = await sql<SessionRow>`
    select ${ofUser}, s."createdAt", s."lastSeenAt"
    from "Session" s join "User" u on u.id = s."userId"
    where s."tokenHash" = ${tokenHash}`;

  const now = Date.now();
  if (!row || hasEnded(row, now)) throw new Unauthorized();
  const isExpired = trialHasEnded(row, new Date(now));
  if (!isExpired && now - row.lastSeenAt.getTime() > touchEveryMs) await touch(tokenHash);

  const { createdAt: _opened, lastSeenAt: _seen, timeZone, timeZoneFixed, ...person } = row;
  const { dailyReminder, karmaMessages, anonymousMode, insights, ...known } = person;
  // The one place where a proof is made: the row above is the evidence.
  const facts = {
    ...known,
    settings: { dailyReminder, karmaMessages, anonymousMode, insights },
    zone: zoneFor(row, deviceZone),
    fixedTimeZone: timeZoneFixed ? timeZone : null,
    tokenHash,
  };
  return isExpired
    ? { kind: "expired", viewer: facts as ExpiredViewer }
    : { kind: "signedIn", viewer: facts as Viewer };
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
