import type { ExchangeType } from "#domain/exchanges.ts";
import { clock } from "#server/base/clock.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";
import { prisma } from "#server/store/db.ts";
import { bufferOf, openedTexts, type Sealed } from "#server/store/keys/sealing.ts";
import { instanceKey } from "#server/store/keys/vault.ts";
import { isUuid, nobodysId } from "#server/store/pages.ts";

/** A report as an operator reads it. A name is null once that person has deleted their account. */
export interface OpenReport {
  id: string;
  createdAt: Date;
  reporter: string | null;
  against: string | null;
  /** Null if they cannot be decrypted. */
  texts: ReportTexts | null;
}

interface ReportTexts {
  reason: string;
  details: string | null;
  message: string;
  type: ExchangeType;
  sentAt: string;
}

/** For operators: the unresolved reports, oldest first. */
export async function openReports(): Promise<OpenReport[]> {
  const reports = await prisma().report.findMany({
    select: { id: true, createdAt: true, sealed: true, userId: true, againstId: true },
    where: { resolvedAt: null, OR: [{ keptUntilAt: null }, { keptUntilAt: { gt: clock.date() } }] },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const ids = reports.flatMap(({ userId, againstId }) => [userId, againstId ?? []].flat());
  const people = await prisma().user.findMany({
    select: { id: true, username: true },
    where: { id: { in: [...new Set(ids)] }, deletedAt: null },
  });
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.username ?? null;

  return reports.map(({ id, createdAt, sealed, userId, againstId }) => {
    // Safe: `reportExchange` encrypted these fields.
    const texts = openedOrLogged(() => openedReport(id, sealed)) as unknown as ReportTexts | undefined;
    const [reporter, against] = [nameOf(userId), nameOf(againstId)];
    const hasLeft = reporter === null || against === null;
    return { id, createdAt, ...(hasLeft ? noNames : { reporter, against }), texts: texts ?? null };
  });
}

/** Decrypts a report's texts. Throws Unreadable. */
export function openedReport(id: string, sealed: Sealed): Record<string, unknown> {
  return openedTexts(instanceKey("reports"), ["Report", id], bufferOf(sealed));
}

const noNames = { reporter: null, against: null };

/** For operators: resolves a report. Returns true if it was open. */
export async function resolveReport(id: string): Promise<boolean> {
  const { count } = await prisma().report.updateMany({
    where: { id: isUuid(id) ? id : nobodysId, resolvedAt: null },
    data: { resolvedAt: clock.date() },
  });
  return count > 0;
}
