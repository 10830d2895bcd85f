import { isTimeZone } from "#domain/clocks.ts";
import { sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import { settingNames, type Settings } from "#domain/settings.ts";
import { SubscriptionExpired, Unauthorized } from "#server/base/errors.ts";
import { forgetLocally, personalCache } from "#server/base/personalCache.ts";
import type { Proof } from "#server/base/statement.ts";
import type { ExpiredViewer, Session, Viewer } from "#server/base/viewer.ts";
import { openedProfile, readable } from "#server/diary/sealed.ts";
import { timeIsOver } from "#server/nouns/billing/billing.ts";
import { sql } from "#server/store/db.ts";
import { keyringOf } from "#server/store/keys/keyring.ts";
import { proofBy } from "#server/store/proof.ts";
import { sqlList, sqlNames, sqlText } from "#server/store/sqlText.ts";
import { hashOf } from "./token.ts";

const dayMs = 86_400_000;
const touchEveryMs = 3_600_000;

interface SessionRow extends Settings, Pick<Viewer, (typeof shown)[number]> {
  sealed: Uint8Array;
  /** The newest of the person's keys; older ones are read only where one is met. */
  version: number | null;
  wrapped: Uint8Array;
  epoch: number;
  timeZone: string | null;
  timeZoneFixed: boolean;
  subscribed: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  /** Of a session that only takes data away. */
  endsAt: Date | null;
  /** Another once session, person or key was changed. */
  mark: string;
}

/** What of a person is sealed under their own key, and what others may see under the key for profiles. */
const personTexts = ["firstName", "surname", "email", "country", "location"] as const;
const profileTexts = ["displayName", "bio", "picture"] as const;

const shown = ["id", "username", "profile", "trialEndsAt", "suspendedAt"] as const;

const ofUser = sqlList(
  [...shown, "sealed", "subscribed", "timeZone", "timeZoneFixed", ...settingNames].map(
    (column) => sqlText`u.${sqlNames(column)}`,
  ),
);

const fromSession = sqlText`
  from "Session" s join "User" u on u.id = s."userId"
  left join lateral (
    select version, wrapped, epoch from "PersonKey" k where k."userId" = u.id order by version desc limit 1
  ) as k on true`;

// A row that is written gets another xmin, one that is only locked does not.
const mark = sqlText`concat_ws(' ', s.xmin, u.xmin, k.version, k.epoch)`;

const withTexts = readable<Pick<Viewer, "id" | "profile" | "keys"> & Pick<SessionRow, "sealed">>(
  {
    names: personTexts,
    open: ({ keys, id, sealed }) => keys.open("User", id, sealed),
    blank: () => ({ email: "", country: "" }),
  },
  { names: profileTexts, open: openedProfile },
);

/** The person of a session token. Throws Unauthorized for an unknown one, and after 30 idle days or 180 at most. */
export function findSession(token: string, deviceZone?: string): Promise<Session> {
  return find(hashOf(token), deviceZone);
}

/** The same, which throws SubscriptionExpired too when the person's time is over. */
export async function readSession(token: string, deviceZone?: string): Promise<Viewer> {
  return viewerOf(await findSession(token, deviceZone));
}

/** The same person, read again after a write to what a Viewer holds. Throws as `readSession` does. */
export async function readAgain({ tokenHash, zone }: Viewer, deviceZone = zone): Promise<Viewer> {
  return viewerOf(await find(tokenHash, deviceZone));
}

/** The same for whom nobody may be sitting there: that somebody listens does not keep a session from ending by idleness. */
export async function stillSignedIn({ tokenHash, zone }: Viewer): Promise<Viewer> {
  return viewerOf(await find(tokenHash, zone, false));
}

function viewerOf({ kind, viewer }: Session): Viewer {
  if (kind === "expired") throw new SubscriptionExpired(viewer.email);
  return viewer;
}

// Whoever asks once asks again. It answers nobody by itself: the mark is read again each time, along with what is asked for.
const remembered = personalCache<SessionRow>("presumed sessions", { most: 2_000 });

/** The person of a token as they were when it was last read, and what proves that nothing was changed since; nothing for others. */
export async function presumeSession(
  token: string,
  deviceZone?: string,
): Promise<{ session: Session; proof: Proof } | undefined> {
  const tokenHash = hashOf(token);
  const row = remembered.get(nameOf(tokenHash));
  const now = Date.now();
  if (!row || hasEnded(row, now) || timeIsOver(row, new Date(now)) || isDue(row, now)) return undefined;

  const proof = proofBy(sql)`
    select 1 as same ${fromSession}
    where s."tokenHash" = ${tokenHash}::bytea and u."deletedAt" is null and ${mark} = ${row.mark}`;
  return { session: await sessionOf(row, { tokenHash, deviceZone, isExpired: false }), proof };
}

async function find(tokenHash: Viewer["tokenHash"], deviceZone: string | undefined, isUsed = true): Promise<Session> {
  const before = remembered.get(nameOf(tokenHash));
  remembered.delete(nameOf(tokenHash));
  const [row] = await readRow(tokenHash);
  // As by an operator's command, whose process no bus may reach.
  if (before && (row?.version !== before.version || row.epoch !== before.epoch)) forgetLocally(before.id);
  const now = Date.now();
  if (!row || hasEnded(row, now) || row.version === null) throw new Unauthorized();
  const isExpired = row.endsAt !== null || timeIsOver(row, new Date(now));
  if (isUsed && !isExpired && isDue(row, now)) await touch(tokenHash);
  else if (!isExpired) remembered.set(nameOf(tokenHash), row.id, row);
  return sessionOf(row, { tokenHash, deviceZone, isExpired });
}

function readRow(tokenHash: Viewer["tokenHash"]): Promise<SessionRow[]> {
  return sql<SessionRow>`
    select ${ofUser}, s."createdAt", s."lastSeenAt", s."endsAt", k.version, k.wrapped, k.epoch, ${mark} as mark
    ${fromSession} where s."tokenHash" = ${tokenHash} and u."deletedAt" is null`;
}

async function sessionOf(
  row: SessionRow,
  {
    tokenHash,
    deviceZone,
    isExpired,
  }: { tokenHash: Viewer["tokenHash"]; deviceZone: string | undefined; isExpired: boolean },
): Promise<Session> {
  const { id, username, profile, trialEndsAt, suspendedAt, epoch, version, wrapped } = row;
  const { dailyReminder, karmaMessages, anonymousMode, insights, timeZone, timeZoneFixed } = row;
  if (version === null) throw new Unauthorized();
  const keys = await keyringOf(id, [{ version, wrapped }]);
  const [openable] = await keys.openable([row], () => readRow(tokenHash));
  if (!openable) throw new Unauthorized();
  // Viewers are made here only, from the row of a valid session.
  const facts = withTexts(
    { id, username, profile, trialEndsAt, suspendedAt, epoch },
    {
      keys,
      sealed: openable.sealed,
      settings: { dailyReminder, karmaMessages, anonymousMode, insights },
      zone: zoneFor(row, deviceZone),
      fixedTimeZone: timeZoneFixed ? timeZone : null,
      signedInAt: row.createdAt,
      tokenHash,
    },
  );
  return isExpired
    ? { kind: "expired", viewer: facts as ExpiredViewer }
    : { kind: "signedIn", viewer: facts as Viewer };
}

function hasEnded({ createdAt, lastSeenAt, endsAt }: SessionRow, now: number): boolean {
  if (endsAt) return endsAt.getTime() <= now;
  return now - lastSeenAt.getTime() > sessionIdleDays * dayMs || now - createdAt.getTime() > sessionMaxDays * dayMs;
}

function isDue({ lastSeenAt }: SessionRow, now: number): boolean {
  return now - lastSeenAt.getTime() > touchEveryMs;
}

function nameOf(tokenHash: Uint8Array): string {
  return Buffer.from(tokenHash.buffer, tokenHash.byteOffset, tokenHash.length).toString("latin1");
}

function zoneFor({ timeZone, timeZoneFixed }: SessionRow, deviceZone: string | undefined): string {
  if (timeZone && timeZoneFixed) return timeZone;
  if (deviceZone && isTimeZone(deviceZone)) return deviceZone;
  return timeZone ?? "UTC";
}

async function touch(tokenHash: Uint8Array): Promise<void> {
  await sql`update "Session" set "lastSeenAt" = now() where "tokenHash" = ${tokenHash}`;
}
