import { sessionIdleDays, sessionMaxDays } from "#domain/limits.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { prisma } from "#server/store/db.ts";

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

/** Of a person whose devices are more, those last seen. */
const mostSessions = 50;
