import { comparedForDays } from "#domain/comparedTags.ts";
import type { LocalDate } from "#domain/days.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { isUuid } from "#server/store/pages.ts";
import { batchedReader, readOnce } from "#server/store/reads.ts";
import { sqlNames } from "#server/store/sqlText.ts";
import { openedInTurns, openedRow, readable } from "./sealed.ts";

/** A tag of the person's own. */
export interface Tag {
  id: string;
  userId: string;
  /** Empty if it cannot be decrypted. */
  readonly name: string;
  readonly group: string | null;
  archivedAt: Date | null;
  /** Whether insights may compare days with it. */
  isCompared: boolean;
  /** Whether On This Day leaves out days with it. */
  isLeftOutOfMemories: boolean;
  readonly isUnreadable: boolean;
}

/** What a person may choose for a tag, in words for callers. */
export const tagChoices = {
  isCompared: `Whether insights may compare days with it, while it was used in the last ${comparedForDays} days.`,
  isLeftOutOfMemories: "Whether On This Day leaves out days that have an entry with it.",
} as const;

interface TagRow extends Omit<Tag, "name" | "group" | "isUnreadable"> {
  sealed: Sealed;
}

const tagColumns = sqlNames("id", "userId", "archivedAt", "isCompared", "isLeftOutOfMemories");

const withName = readable<TagRow & Pick<Owner, "keys">>({
  names: ["name", "group"],
  open: (row) => openedRow("Tag", row),
  blank: () => ({ name: "" }),
});

async function shownTags(viewer: Owner, read: () => Promise<TagRow[]>): Promise<Tag[]> {
  const rows = await viewer.keys.openable(await read(), read);
  // Safe: the row has its columns, and `withName` adds the texts.
  return openedInTurns(rows.map((row) => withName(row, { keys: viewer.keys }) as Tag));
}

/** More tags, or own moods, than a person can have. */
export const mostWordRows = 1_000;

/** All tags of the person in their order, archived ones too. */
export function listTags(viewer: Owner): Promise<Tag[]> {
  return shownTags(
    viewer,
    () => sql<TagRow>`
      select ${tagColumns}, sealed from "Tag"
      where "userId" = ${viewer.id}::uuid and "mergedInto" is null
      order by position nulls last, id limit ${mostWordRows}`,
  );
}

/** The tags of the signed-in person, read once per request. */
export function ownTags(viewer: Viewer): Promise<Tag[]> {
  return readOnce(viewer, "tags", () => listTags(viewer));
}

/** The tags with these ids that belong to the person. */
export function readTags(viewer: Owner, ids: readonly string[]): Promise<Tag[]> {
  return shownTags(
    viewer,
    () => sql<TagRow>`
      select ${tagColumns}, sealed from "Tag"
      where "userId" = ${viewer.id}::uuid and id = any(${ids.filter(isUuid)}::uuid[]) and "mergedInto" is null`,
  );
}

const readTag = batchedReader<string, Tag>(async (viewer, ids) => {
  const tags = await readTags(viewer, ids);
  return new Map(tags.map((tag) => [tag.id, tag]));
});

/** The tags of an entry, in their order. The tags of one page are read together. */
export async function tagsOf(viewer: Viewer, { tagIds }: { tagIds: readonly string[] | null }): Promise<Tag[]> {
  const tags = await Promise.all((tagIds ?? []).map((id) => readTag(viewer, id)));
  return tags.filter((tag) => tag !== undefined);
}

/** The tags of several entries by id, each in its entry's order. Asks nothing if no entry has one. */
export async function tagsOfAll(
  viewer: Owner,
  rows: readonly { tagIds: readonly string[] | null }[],
): Promise<(row: { tagIds: readonly string[] | null }) => Tag[]> {
  const ids = [...new Set(rows.flatMap(({ tagIds }) => tagIds ?? []))];
  const tags = ids.length > 0 ? await readTags(viewer, ids) : [];
  const known = new Map(tags.map((tag) => [tag.id, tag]));
  return ({ tagIds }) => (tagIds ?? []).flatMap((id) => known.get(id) ?? []);
}

/** How often a tag was used. */
export interface TagUse {
  /** The number of entries with it. */
  entries: number;
  /** The last day with one. */
  lastDay: LocalDate | null;
}

/** How often a tag was used, of all time. The tags of a request are read together. */
export async function useOf(viewer: Viewer, { id }: Tag): Promise<TagUse> {
  return (await readUse(viewer, id)) ?? { entries: 0, lastDay: null };
}

const readUse = batchedReader<string, TagUse>(async ({ id }, ids) => {
  const rows = await sql<TagUse & { tagId: string }>`
    select t.id as "tagId", (
      select coalesce(sum(count), 0)::int from "MonthTag" where "userId" = ${id}::uuid and "tagId" = t.id
    ) as entries, (
      select max("localDate")::text from "DayTag" where "userId" = ${id}::uuid and "tagId" = t.id and count > 0
    ) as "lastDay"
    from unnest(${ids}::uuid[]) as t (id) limit ${ids.length}`;
  return new Map(rows.map(({ tagId, ...use }) => [tagId, use]));
});
