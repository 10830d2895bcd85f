import { sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import { clock } from "#server/base/clock.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { standsOnCredentials } from "./credentials.ts";

const dayMs = 86_400_000;

export interface DeviceSession {
  id: string;
  /** The device's name, such as "Firefox on Linux"; null for an unknown browser. */
  device: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  /** True for the session of this request. */
  isThisOne: boolean;
}

/** The viewer's sessions, this device first, then the most recently used. */
export async function listSessions({ id, tokenHash }: Viewer): Promise<DeviceSession[]> {
  const now = clock.now();
  return sql<DeviceSession>`
    select s.id, s.device, s."createdAt", s."lastSeenAt", s."tokenHash" = ${tokenHash}::bytea as "isThisOne"
    from "Session" s join "User" u on u.id = s."userId"
    where s."userId" = ${id}::uuid and ${standsOnCredentials} and s."endsAt" is null
      and s."lastSeenAt" > ${new Date(now - sessionIdleDays * dayMs)}::timestamptz
      and s."createdAt" > ${new Date(now - sessionMaxDays * dayMs)}::timestamptz
    order by "isThisOne" desc, s."lastSeenAt" desc, s.id limit ${mostSessions}`;
}

/** If there are more, only the most recently used are listed. */
export const mostSessions = 50;
