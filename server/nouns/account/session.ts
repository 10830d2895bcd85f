import { isTimeZone } from "#domain/clocks.ts";
import { sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import { eachSetting, settingNames, type Settings } from "#domain/settings.ts";
import { factsIn } from "#domain/whoSees.ts";
import { clock } from "#server/base/clock.ts";
import { SubscriptionExpired, Unauthorized } from "#server/base/errors.ts";
import { forgetLocally, personalCache } from "#server/base/personalCache.ts";
import type { Proof } from "#server/base/statement.ts";
import type { ExpiredViewer, Session, Viewer } from "#server/base/viewer.ts";
import { openedProfile, readable } from "#server/diary/sealed.ts";
import { hasExpired } from "#server/nouns/billing/billing.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { keyringOf } from "#server/store/keys/keyring.ts";
import { proofBy } from "#server/store/proof.ts";
import { isFrozen } from "#server/store/standing.ts";
import { sqlList, sqlNames, sqlPart, sqlText, type SqlPart } from "#server/store/sqlText.ts";
import { standsOnCredentials } from "./credentials.ts";
import { sentToken, type SentToken } from "./token.ts";

const dayMs = 86_400_000;
export const touchEveryMs = 3_600_000;

interface SessionRow extends Settings, Pick<Viewer, (typeof shown)[number]> {
  sealed: Uint8Array;
  /** The person's newest key. Older keys are read only when a row needs them. */
  version: number | null;
  wrapped: Uint8Array;
  epoch: number;
  timeZone: string | null;
  timeZoneFixed: boolean;
  subscribed: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  /** The end of a session that is only for taking data away. */
  endsAt: Date | null;
  /** Changes whenever session, person or key changes. */
  mark: string;
}

const shown = ["id", "username", "profile", "trialEndsAt", "suspendedAt", "kilobytes"] as const;

const ofUser = sqlList(
  [...shown, "sealed", "subscribed", "timeZone", "timeZoneFixed", ...settingNames].map(
    (column) => sqlText`u.${sqlNames(column)}`,
  ),
);

// Of all that a cached session holds. A row version would change with each copy of a shared table, and a counter could
// be forgotten by a write.
const mark = sqlText`hash_record_extended(row(s."createdAt", s."lastSeenAt", s."endsAt", ${ofUser}, k.version, k.epoch), 0)::text`;

const withTexts = readable<Pick<Viewer, "id" | "profile" | "keys"> & Pick<SessionRow, "sealed">>(
  {
    names: factsIn("sealed"),
    open: ({ keys, id, sealed }) => keys.open("User", id, sealed),
    blank: () => ({ email: "", country: "" }),
  },
  { names: factsIn("profile"), open: openedProfile },
);

/** The session of a token. Throws Unauthorized if it is unknown, idle for 30 days or 180 days old. */
export async function findSession(token: string, deviceZone?: string): Promise<Session> {
  const sent = sentToken(token);
  return find(sent.person ?? (await ownerOf(sent)), sent.tokenHash, deviceZone);
}

/** The viewer of a token. Throws like `findSession`, and SubscriptionExpired for an expired account. */
export async function readSession(token: string, deviceZone?: string): Promise<Viewer> {
  return viewerOf(await findSession(token, deviceZone));
}

/** The same viewer, read again after a write to a Viewer's facts. Throws like `readSession`. */
export async function rereadViewer({ id, tokenHash, zone }: Viewer, deviceZone = zone): Promise<Viewer> {
  return viewerOf(await find(id, tokenHash, deviceZone));
}

/** The viewer of a live stream, read again. Does not count as use, so an idle session still ends. */
export async function recheckSession({ id, tokenHash, zone }: Viewer): Promise<Viewer> {
  return viewerOf(await find(id, tokenHash, zone, false));
}

function viewerOf({ kind, viewer }: Session): Viewer {
  if (kind === "expired") throw new SubscriptionExpired(viewer.email);
  return viewer;
}

// Most people send several requests in a row. The cache alone never admits anybody: each request checks the mark with
// its data.
const remembered = personalCache<SessionRow>("presumed sessions", { most: 2_000 });

/** The cached session of a token with the proof that nothing has changed. Undefined if not cached. */
export async function presumeSession(
  token: string,
  deviceZone?: string,
): Promise<{ session: Session; proof: Proof } | undefined> {
  const { person, tokenHash } = sentToken(token);
  const row = remembered.get(nameOf(tokenHash));
  const now = clock.now();
  if (!row || (person ?? row.id) !== row.id || hasEnded(row, now) || hasExpired(row, new Date(now)) || isDue(row, now))
    return undefined;

  const proof = proofBy(sql)`
    select 1 as same ${sessionOfPerson(row.id, tokenHash)} and ${mark} = ${row.mark}`;
  return { session: await sessionOf(row, { tokenHash, deviceZone, isExpired: false }), proof };
}

async function find(
  person: string | undefined,
  tokenHash: Viewer["tokenHash"],
  deviceZone: string | undefined,
  isUsed = true,
): Promise<Session> {
  const before = remembered.get(nameOf(tokenHash));
  remembered.delete(nameOf(tokenHash));
  const [row] = person === undefined ? [] : await readRow(person, tokenHash);
  // For example after an operator's command, whose process does not publish to the bus.
  if (before && (row?.version !== before.version || row.epoch !== before.epoch)) forgetLocally(before.id);
  const now = clock.now();
  if (!row || hasEnded(row, now) || row.version === null) throw new Unauthorized();
  const isExpired = row.endsAt !== null || hasExpired(row, new Date(now));
  if (isUsed && !isExpired && isDue(row, now) && !isFrozen()) await touch(tokenHash);
  else if (!isExpired) remembered.set(nameOf(tokenHash), row.id, row);
  return sessionOf(row, { tokenHash, deviceZone, isExpired });
}

/** Whose session a token from before tokens named the person is. */
async function ownerOf({ tokenHash }: SentToken): Promise<string | undefined> {
  const [session] = await sql<{ userId: string }>`
    select s."userId" from "Session" s where s."tokenHash" = ${tokenHash}::bytea limit 1`;
  return session?.userId;
}

function readRow(person: string, tokenHash: Viewer["tokenHash"]): Promise<SessionRow[]> {
  return sql<SessionRow>`
    select ${ofUser}, s."createdAt", s."lastSeenAt", s."endsAt", k.version, k.wrapped, k.epoch, ${mark} as mark
    ${sessionOfPerson(person, tokenHash)}`;
}

/** The session with its person and their newest key. The person is a value in each part, so that one node answers. */
function sessionOfPerson(person: string, tokenHash: Viewer["tokenHash"]): SqlPart {
  return sqlPart`
    from "Session" s join "User" u on u.id = s."userId"
    left join (
      select version, wrapped, epoch from "PersonKey" where "userId" = ${person}::uuid order by version desc limit 1
    ) as k on true
    where s."tokenHash" = ${tokenHash}::bytea and s."userId" = ${person}::uuid and u."deletedAt" is null
      and ${standsOnCredentials}`;
}

async function sessionOf(
  row: SessionRow,
  {
    tokenHash,
    deviceZone,
    isExpired,
  }: { tokenHash: Viewer["tokenHash"]; deviceZone: string | undefined; isExpired: boolean },
): Promise<Session> {
  const { id, username, profile, trialEndsAt, suspendedAt, kilobytes, epoch, version, wrapped } = row;
  const { timeZone, timeZoneFixed } = row;
  if (version === null) throw new Unauthorized();
  const keys = await keyringOf(id, [{ version, wrapped }]);
  const [openable] = await keys.openable([row], () => readRow(id, tokenHash));
  if (!openable) throw new Unauthorized();
  // The only place that constructs a Viewer, from the row of a valid session.
  const facts = withTexts(
    { id, username, profile, trialEndsAt, suspendedAt, kilobytes, epoch },
    {
      keys,
      sealed: openable.sealed,
      settings: eachSetting((name) => row[name]),
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
  await sql`update "Session" set "lastSeenAt" = ${sqlNow} where "tokenHash" = ${tokenHash}`;
}
