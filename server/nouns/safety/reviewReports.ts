import type { ExchangeType } from "#domain/exchanges.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";
import { sql } from "#server/store/db.ts";
import { bufferOf, openedTexts, type Sealed } from "#server/store/keys/sealing.ts";
import { instanceKey } from "#server/store/keys/vault.ts";
import { isUuid, nobodysId } from "#server/store/pages.ts";

/** A report as an operator reads it. The names are null once somebody it is about has left. */
export interface OpenReport {
  id: string;
  createdAt: Date;
  reporter: string | null;
  against: string | null;
  /** Null where they cannot be opened. */
  texts: ReportTexts | null;
}

interface ReportTexts {
  reason: string;
  details: string | null;
  message: string;
  type: ExchangeType;
  sentAt: string;
}

/** For operators: the reports that nobody has resolved, the oldest first. */
export async function openReports(): Promise<OpenReport[]> {
  const rows = await sql<{
    id: string;
    createdAt: Date;
    reporter: string | null;
    against: string | null;
    sealed: Uint8Array;
  }>`
    select r.id, r."createdAt", r.sealed, u.username as reporter, a.username as against
    from "Report" r left join "User" u on u.id = r."userId" and u."deletedAt" is null
    left join "User" a on a.id = r."againstId" and a."deletedAt" is null
    where r."resolvedAt" is null and (r."keptUntilAt" is null or r."keptUntilAt" > now())
    order by r."createdAt", r.id`;
  return rows.map(({ sealed, ...row }) => {
    // `reportExchange` sealed these names.
    const texts = openedOrLogged(() => openedReport(row.id, sealed)) as unknown as ReportTexts | undefined;
    const hasLeft = row.reporter === null || row.against === null;
    return { ...row, ...(hasLeft ? noNames : {}), texts: texts ?? null };
  });
}

/** The texts of a report. Throws Unreadable. */
export function openedReport(id: string, sealed: Sealed): Record<string, unknown> {
  return openedTexts(instanceKey("reports"), ["Report", id], bufferOf(sealed));
}

const noNames = { reporter: null, against: null };

/** For operators: closes a report, and gives whether it was open. */
export async function resolveReport(id: string): Promise<boolean> {
  const [resolved] = await sql`
    update "Report" set "resolvedAt" = now() where id = ${isUuid(id) ? id : nobodysId}::uuid and "resolvedAt" is null returning 1`;
  return resolved !== undefined;
}
