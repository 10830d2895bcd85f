import { clock } from "#server/base/clock.ts";
import { publish } from "#server/base/bus.ts";
import { BadInput, CannotOpen, NotFound, Taken } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { holdingKey } from "#server/diary/heldKey.ts";
import { madeTags, namedTags, refuseTooMany, type NewTag } from "#server/diary/ownTags.ts";
import { mostTagRows, readTags, type Tag } from "#server/diary/readTags.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";
import { keptName, tagGroupProblem } from "#domain/ownWords.ts";
import { cannotChange } from "#domain/unreadable.ts";
import { asBytea, type Sealed } from "#server/store/keys/sealing.ts";
import { isUuid } from "#server/store/pages.ts";
import type { Sql } from "#server/store/runner.ts";
import { sqlText } from "#server/store/sqlText.ts";

// Every change of tags holds the person's key alone, so that no entry is written meanwhile (docs/rules.md, Tags).

/**
 * Makes a tag, or finds the one of this name: an archived one comes back, a merged one is the one it was merged into.
 * Throws BadInput naming the field.
 */
export async function createTag(viewer: Viewer, draft: NewTag): Promise<Tag> {
  const named = namedTags(viewer, [draft]);
  const [made] = await holdingKey(viewer, async (sql) => {
    await refuseTooMany(viewer, named, "name", sql);
    return sql<{ leads: string }>`with ${madeTags(viewer, named, sqlText``)} select leads from made limit 1`;
  });
  publish(viewer.id, { kind: "change" });
  return readTag(viewer, made?.leads ?? "");
}

/** Renames a tag. Throws NotFound, Taken if another tag has this name, CannotOpen, or BadInput naming the field. */
export async function renameTag(viewer: Viewer, id: string, name: string): Promise<Tag> {
  const [named] = namedTags(viewer, [{ name }]);
  await changeTag(viewer, id, async (sql, texts) => {
    // A merged tag gives its name away: it is still found by its id.
    await sql`
      update "Tag" set "nameHash" = uuid_send(id)
      where "userId" = ${viewer.id}::uuid and "nameHash" = ${named?.nameHash}::bytea and "mergedInto" is not null`;
    const [other] = await sql`
      select 1 from "Tag"
      where "userId" = ${viewer.id}::uuid and "nameHash" = ${named?.nameHash}::bytea and id <> ${id}::uuid limit 1`;
    if (other) throw new Taken("You already have a tag with this name. Merge the two instead.", "name");
    await sql`
      update "Tag" set "nameHash" = ${named?.nameHash}::bytea where "userId" = ${viewer.id}::uuid and id = ${id}::uuid`;
    return { ...texts, name: named?.name };
  });
  return readTag(viewer, id);
}

/** Puts tags in a group; null takes them out of theirs. Unknown tags are left out. Throws BadInput or CannotOpen. */
export async function groupTags(viewer: Viewer, ids: readonly string[], group: string | null): Promise<Tag[]> {
  const problem = tagGroupProblem(group ?? "");
  if (problem) throw new BadInput(problem, "group");
  const kept = keptName(group ?? "") || null;
  await holdingKey(viewer, async (sql) => {
    const rows = await sealedTags(viewer, sql, ids);
    for (const row of rows) await reseal(viewer, sql, row.id, { ...textsOf(viewer, row), group: kept });
  });
  publish(viewer.id, { kind: "change" });
  return readTags(viewer, ids);
}

/** Puts a tag before another, or at the end. Throws NotFound. */
export async function moveTag(viewer: Viewer, id: string, before: string | null): Promise<Tag> {
  await holdingKey(viewer, async (sql) => {
    const order = await sql<{ id: string }>`
      select id from "Tag" where "userId" = ${viewer.id}::uuid and "mergedInto" is null
      order by position nulls last, id limit ${mostTagRows}`;
    const others = order.map((tag) => tag.id).filter((one) => one !== id);
    if (others.length === order.length) throw tagNotFound();
    const place = before === null ? others.length : others.indexOf(before);
    if (place === -1) throw tagNotFound();
    const after = others.toSpliced(place, 0, id);
    await sql`
      update "Tag" t set position = p.position
      from unnest(${after}::uuid[]) with ordinality as p (id, position)
      where t."userId" = ${viewer.id}::uuid and t.id = p.id and t.position is distinct from p.position`;
  });
  publish(viewer.id, { kind: "change" });
  return readTag(viewer, id);
}

/** Takes a tag out of what is offered, or brings it back. Its entries keep it. Throws NotFound. */
export async function archiveTag(viewer: Viewer, id: string, isArchived: boolean): Promise<Tag> {
  if (!isUuid(id)) throw tagNotFound();
  await holdingKey(
    viewer,
    (sql) => sql`
      update "Tag" set "archivedAt" = case when ${isArchived}::boolean then coalesce("archivedAt", ${clock.date()}::timestamptz) end
      where "userId" = ${viewer.id}::uuid and id = ${id}::uuid and "mergedInto" is null`,
  );
  publish(viewer.id, { kind: "change" });
  return readTag(viewer, id);
}

export function tagNotFound(): NotFound {
  return new NotFound("This tag isn’t here any more.");
}

/** One of the viewer's tags. Throws NotFound. */
export async function readTag(viewer: Viewer, id: string): Promise<Tag> {
  const [tag] = await readTags(viewer, [id]);
  if (!tag) throw tagNotFound();
  return tag;
}

interface SealedTag {
  id: string;
  sealed: Sealed;
}

type Texts = Record<string, unknown>;

/** Changes a tag's texts under the person's key. Throws NotFound or CannotOpen. */
async function changeTag(
  viewer: Viewer,
  id: string,
  change: (sql: Sql, texts: Texts) => Promise<Texts>,
): Promise<void> {
  await holdingKey(viewer, async (sql) => {
    const [row] = await sealedTags(viewer, sql, [id]);
    if (!row) throw tagNotFound();
    await reseal(viewer, sql, id, await change(sql, textsOf(viewer, row)));
  });
  publish(viewer.id, { kind: "change" });
}

function sealedTags({ id }: Viewer, sql: Sql, ids: readonly string[]): Promise<SealedTag[]> {
  return sql<SealedTag>`
    select id, sealed from "Tag"
    where "userId" = ${id}::uuid and id = any(${ids.filter(isUuid)}::uuid[]) and "mergedInto" is null order by id for update`;
}

function textsOf({ keys }: Viewer, { id, sealed }: SealedTag): Texts {
  const texts = openedOrLogged(() => keys.open("Tag", id, sealed));
  if (!texts) throw new CannotOpen(cannotChange.tag);
  return texts;
}

async function reseal({ id: userId, keys }: Viewer, sql: Sql, id: string, texts: Texts): Promise<void> {
  await sql`
    update "Tag" set sealed = ${asBytea(keys.seal("Tag", id, texts))}::bytea
    where "userId" = ${userId}::uuid and id = ${id}::uuid`;
}
