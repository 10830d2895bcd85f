import { sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { prisma } from "#server/store/db.ts";

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
  const now = Date.now();
  const sessions = await prisma().session.findMany({
    select: { id: true, device: true, createdAt: true, lastSeenAt: true, tokenHash: true },
    where: {
      userId: id,
      endsAt: null,
      lastSeenAt: { gt: new Date(now - sessionIdleDays * dayMs) },
      createdAt: { gt: new Date(now - sessionMaxDays * dayMs) },
    },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
    take: mostSessions,
  });
  const devices = sessions.map(({ tokenHash: hash, ...device }) => ({
    ...device,
    isThisOne: Buffer.compare(tokenHash, hash) === 0,
  }));
  return devices.toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne));
}

/** If there are more, only the most recently used are listed. */
const mostSessions = 50;
