import { sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";

const dayMs = 86_400_000;

/** A device on which somebody is signed in. */
export interface DeviceSession {
  id: string;
  /** "Firefox on Linux"; null for what is no browser we know. */
  device: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  /** Whether it is the one that asks. */
  isThisOne: boolean;
}

/** Where the viewer is signed in, this device first, then the one last seen. */
export function listSessions({ id, tokenHash }: Viewer): Promise<DeviceSession[]> {
  const now = Date.now();
  return sql<DeviceSession>`
    select id, device, "createdAt", "lastSeenAt", "tokenHash" = ${tokenHash}::bytea as "isThisOne" from "Session"
    where "userId" = ${id}::uuid and "endsAt" is null
      and "lastSeenAt" > ${new Date(now - sessionIdleDays * dayMs)}::timestamptz
      and "createdAt" > ${new Date(now - sessionMaxDays * dayMs)}::timestamptz
    order by "isThisOne" desc, "lastSeenAt" desc, id limit ${mostSessions}`;
}

/** Of a person whose devices are more, those last seen. */
const mostSessions = 50;
