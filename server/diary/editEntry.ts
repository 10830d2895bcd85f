import { isDeepStrictEqual } from "node:util";
import { cannotChange } from "#domain/unreadable.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { CannotOpen } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { sqlPart, sqlText, type SqlPart } from "#server/store/sqlText.ts";
import { Changed } from "./changed.ts";
import { splitContent, sealedTextsOf, type EntryKind, type EntryRow, type SealedRow } from "./entryKind.ts";
import { checkedTags, keyLocks, tagParts, type CheckedTags, type SentTags } from "./ownTags.ts";
import { readEntry } from "./readEntries.ts";
import { earlierEdit, receiptOfEdit, type EditReceipt } from "./receipts.ts";
import { editedWhen } from "./stamps.ts";

/** What every edit may say beside the new content. Tags by id replace those of the entry; tags by name are added. */
export interface Edit extends SentTags {
  occurredAt?: Date | null | undefined;
  /** The version that the edit was made from. Without it, the edit applies to any version. */
  base?: string | null | undefined;
  /** The client's id of the edit. The same edit sent again is applied once. */
  clientId?: string | null | undefined;
}

/** The new content of an edited entry. */
export interface Change<Fields, Earned> {
  fields: Fields;
  earned: Earned;
  /** A part of a `with`, of that name, without whose row nothing is changed. */
  guard?: SqlPart | undefined;
}

/**
 * Applies `change` to an entry and saves the result (docs/rules.md, Edits). Throws NotFound, BadInput or CannotOpen, and
 * Changed if another edit came between.
 */
export async function editEntry<Fields extends object, Earned extends object>(
  kind: EntryKind<EntryRow & Fields & Earned>,
  viewer: Viewer,
  id: string,
  edit: Edit,
  change: (before: EntryRow & Fields & Earned) => Change<Fields, Earned> | Promise<Change<Fields, Earned>>,
): Promise<EntryRow & Fields & Earned> {
  const receipt = receiptOfEdit(viewer, kind.name, id, edit);
  // A concurrent edit changes the version, so the update matches no row: read the entry again and retry.
  for (;;) {
    const before = await readEntry(kind, viewer, id);
    if (before.isUnreadable) throw new CannotOpen(cannotChange.entry);
    const changed = await change(before);
    if (typeof edit.base === "string" && edit.base !== versionOf(before)) {
      const first = receipt && (await earlierEdit(receipt));
      if (first?.isSame || isAlready(before, changed.fields, edit)) return before;
      // This client id's own edit is the latest: its new content replaces the earlier one.
      if (first?.version !== before.version) throw new Changed({ kind: kind.name, entry: before });
    }
    const tags = await tagsAfter(viewer, before, edit);
    const edited = await editedNow(kind, viewer, before, { ...changed, occurredAt: edit.occurredAt, receipt, tags });
    if (edited) return edited;

    if (receipt && (await earlierEdit(receipt))?.isSame) return readEntry(kind, viewer, id);
    await viewer.keys.refresh();
  }
}

/** An entry's version as callers see it. */
export function versionOf({ version }: Pick<EntryRow, "version">): string {
  return `${version}`;
}

/** The tags that an edit makes: "same" if it says nothing of tags. Throws BadInput. */
async function tagsAfter(viewer: Viewer, before: EntryRow, { tagIds, newTags }: Edit): Promise<CheckedTags | "same"> {
  if (!tagIds && !newTags?.length) return "same";
  return (await checkedTags(viewer, { tagIds: tagIds ?? before.tagIds, newTags })) ?? { ids: [], named: [] };
}

/** Whether the entry already says what the edit would make of it. */
function isAlready(before: EntryRow, fields: object, { occurredAt, tagIds, newTags }: Edit): boolean {
  if (newTags?.length || (tagIds && !isDeepStrictEqual(tagIds, before.tagIds ?? []))) return false;
  // Safe: it is only read, by the names of the edit's own fields.
  const stored = before as unknown as Record<string, unknown>;
  const isMoved = occurredAt && occurredAt.getTime() !== before.occurredAt.getTime();
  return !isMoved && Object.entries(fields).every(([name, value]) => isDeepStrictEqual(value, stored[name]));
}

/** Saves the edit if the entry is still at the version of `before` and the receipt is new or has other content. */
async function editedNow<Fields extends object, Earned extends object>(
  kind: EntryKind<EntryRow & Fields & Earned>,
  viewer: Viewer,
  before: EntryRow,
  {
    fields,
    earned,
    occurredAt,
    receipt,
    tags,
    guard,
  }: Change<Fields, Earned> & Pick<Edit, "occurredAt"> & { receipt?: EditReceipt; tags: CheckedTags | "same" },
): Promise<(EntryRow & Fields & Earned) | undefined> {
  const { table, own, shown, ofEntry } = kind;
  const { clear, texts } = splitContent(kind, { ...fields, sourceId: before.sourceId });
  const after = {
    ...clear,
    ...earned,
    ...editedWhen(before, occurredAt),
    sealed: sealedTextsOf(kind, viewer, before.id, texts),
  };
  const given = tags === "same" ? undefined : tags;
  const { editChange, posted } = given || before.tagIds ? kind.tagged : kind.plain;
  const [row] = await sql<SealedRow>`
          with key as (
            select true from "PersonKey"
            where "userId" = ${viewer.id}::uuid and version = ${viewer.keys.version}
            for ${given?.named.length ? keyLocks.alone : keyLocks.shared}
          ), ${guard ?? nothing} stored as (
            select ${shown} from ${table}
            where "userId" = ${viewer.id}::uuid and id = ${before.id}::uuid and version = ${before.version}::int
              and exists (select 1 from key) ${guard ? isGuarded : nothing} for update
          ), receipt as (${receipt ? receiptKept(receipt) : sqlText`select true`}), before as (
            select ${shown} from stored, receipt
          ), ${given ? tagParts(viewer, given, "before") : nothing} entry as (
            update ${table} as e set ("occurredAt", "localDate", sealed, ${own} ${given ? kind.tagged.tagIds : nothing}) = (
              select "occurredAt", "localDate", sealed, ${own} ${given ? theirTags : nothing}
              from json_populate_record(null::${table}, ${JSON.stringify(after)}::json)
            ), "editedAt" = ${sqlNow}, version = before.version + 1
            from before where e."userId" = ${viewer.id}::uuid and e.id = before.id
            returning ${ofEntry}
          ), change as (${editChange}), ${posted}
          select ${shown} from entry`;
  return row && kind.shownRow(viewer, row, texts);
}

const nothing = sqlText``;
const isGuarded = sqlText`and exists (select 1 from guard)`;
const theirTags = sqlText`, (select ids from chosen)`;

/** Its where is the guard against a client id of another save, and against the same edit sent twice at once. */
function receiptKept({ clientHash, operation, requestHash }: EditReceipt) {
  return sqlPart`
            insert into "Receipt" as r ("userId", "clientHash", operation, "requestHash", "entityId", version)
            select "userId", ${clientHash}::bytea, ${operation}, ${requestHash}::bytea, id, version + 1 from stored
            on conflict ("userId", "clientHash")
            do update set "requestHash" = excluded."requestHash", version = excluded.version
            where r.operation = excluded.operation and r."entityId" = excluded."entityId"
              and r."requestHash" <> excluded."requestHash"
            returning 1`;
}
