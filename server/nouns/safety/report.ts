import { v7 as uuidv7 } from "uuid";
import { reportReasons, whoReads } from "#domain/exchanges.ts";
import { textLimits } from "#domain/limits.ts";
import { cannotOpen } from "#domain/unreadable.ts";
import { clock } from "#server/base/clock.ts";
import { BadInput, NotFound, oneOf } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { keptText } from "#server/diary/keptText.ts";
import { earlierSave, receiptOf, type Receipt } from "#server/diary/receipts.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { isRefusedByTable, limitOf, quotaOf, spentOf } from "#server/kit/quotas.ts";
import { readExchange } from "#server/nouns/exchanges/copies.ts";
import { sql } from "#server/store/db.ts";
import { sealedTexts } from "#server/store/keys/sealing.ts";
import { instanceKey, instanceVersion } from "#server/store/keys/vault.ts";
import { isUuid } from "#server/store/pages.ts";

export interface ReportDraft {
  exchangeId: string;
  /** One of the reasons or, over REST, the person's own words. */
  reason: string;
  details?: string | null | undefined;
}

export interface ReportRow {
  id: string;
  exchangeId: string;
  createdAt: Date;
}

/** Reports a received message, once, to the operators. Throws NotFound, BadInput naming the field, Gone or TooMany. */
export async function reportExchange(
  viewer: Viewer,
  { exchangeId, reason, details }: ReportDraft,
  stamp?: EntryStamp | null,
): Promise<ReportRow> {
  const known = reportReasons.find((one) => one === reason);
  const words = known ? details?.trim() : [reason.trim(), details?.trim()].filter(Boolean).join("\n");
  const checked = {
    exchangeId,
    reason: known ?? "other",
    details: keptText("Reason", words, textLimits.reportDetails, known ? "details" : "reason"),
  };
  if (!known && !checked.details)
    throw new BadInput("Please choose what’s wrong with this message.", "reason", oneOf(reportReasons));
  const receipt = receiptOf(viewer, "reportExchange", checked, stamp);

  const [earlier, spent, before] = await Promise.all([
    earlierSave(receipt),
    spentOf(viewer, "reports"),
    reportOf(viewer, exchangeId),
  ]);
  if (earlier) return before ?? { id: earlier.entityId, exchangeId, createdAt: clock.date() };
  const message = await readExchange(viewer, exchangeId);
  if (message.side !== "received") throw new BadInput("You can only report messages you received.", "exchangeId");
  if (before) {
    // A concurrent retry may have saved the same report between the two lookups.
    if (await earlierSave(receipt)) return before;
    throw reportedBefore();
  }
  if (spent) throw spent;

  const id = uuidv7();
  const texts = {
    reason: checked.reason,
    details: checked.details,
    message: message.isUnreadable ? cannotOpen.message : message.message,
    type: message.type,
    sentAt: message.createdAt.toISOString(),
  };
  const sealed = sealedTexts(instanceKey("reports"), instanceVersion, ["Report", id], texts);
  try {
    const report = await reportedNow(receipt, { id, exchangeId, againstId: message.otherId, sealed });
    const made = report ?? (await reportOf(viewer, exchangeId));
    if (made) return made;
  } catch (error) {
    if (!isRefusedByTable(error)) throw error;
    throw (await spentOf(viewer, "reports")) ?? reportedBefore();
  }
  throw new NotFound("This message isn’t here any more.");
}

function reportedBefore(): BadInput {
  return new BadInput(`You’ve already reported this message. ${whoReads}`, "exchangeId");
}

/** Fails as `isRefusedByTable` knows beyond the daily limit, or if the message was reported meanwhile. */
async function reportedNow(
  receipt: Receipt,
  { id, exchangeId, againstId, sealed }: { id: string; exchangeId: string; againstId: string | null; sealed: Buffer },
): Promise<ReportRow | undefined> {
  const [report] = await sql<ReportRow>`
    with key as (
      select k.version from "PersonKey" k where k."userId" = ${receipt.userId}::uuid for share
    ), receipt as (
      insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId")
      select r."userId", r."clientHash", r.operation, r."requestHash", r."entityId"
      from json_populate_record(null::"Receipt", ${JSON.stringify({ ...receipt, entityId: id })}::json) as r
      where (select count(*) from key) > 0
      on conflict do nothing
      returning "userId", "entityId"
    ), ${quotaOfReports}
    insert into "Report" ("userId", id, "exchangeId", "againstId", sealed, "createdAt")
    select q."userId", ${id}::uuid, ${exchangeId}::uuid, ${againstId}::uuid, ${sealed}::bytea,
           case when q.used <= ${limitOf("reports")}::int then q.at end
    from quota q
    on conflict ("userId", "exchangeId") do update set "createdAt" = null
    returning id, "exchangeId", "createdAt"`;
  return report;
}

const quotaOfReports = quotaOf("reports");

async function reportOf(viewer: Viewer, exchangeId: string): Promise<ReportRow | undefined> {
  const [report] = await sql<ReportRow>`
    select id, "exchangeId", "createdAt" from "Report"
    where "userId" = ${viewer.id}::uuid and "exchangeId" = ${isUuid(exchangeId) ? exchangeId : null}::uuid limit 1`;
  return report;
}
