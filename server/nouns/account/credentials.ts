import type { Owner } from "#server/base/viewer.ts";
import { sqlPart, sqlText, type SqlPart } from "#server/store/sqlText.ts";

// A session counts only while its person's credentials are those with which it was opened (docs/decisions/0039).

/** SQL condition: session `s` stands on the current credentials of person `u`. One of release 0.3.0 names none, and counts. */
export const standsOnCredentials = sqlText`(s.credentials is null or s.credentials = u.credentials)`;

/** SQL condition: the session of this request still counts for person `u`. Needed by what ends the other sessions. */
export function isStillOpen({ tokenHash }: Pick<Owner, "tokenHash">): SqlPart {
  return sqlPart`exists (
    select 1 from "Session" s
    where s."userId" = u.id and s."tokenHash" = ${tokenHash}::bytea and ${standsOnCredentials}
  )`;
}
