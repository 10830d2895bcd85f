import { nameKey } from "#domain/ownWords.ts";
import { clock } from "#server/base/clock.ts";
import { publish } from "#server/base/bus.ts";
import { BadInput, CannotOpen, NotFound, Taken } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { holdingKey } from "#server/diary/heldKey.ts";
import { mostWordRows } from "#server/diary/readTags.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";
import { asBytea, type Sealed } from "#server/store/keys/sealing.ts";
import { isUuid } from "#server/store/pages.ts";
import type { Sql } from "#server/store/runner.ts";
import { sqlNames } from "#server/store/sqlText.ts";

// Tags and own moods are two shapes of a person's own word. Every change holds the person's key alone, so that no entry is
// written meanwhile (docs/rules.md, Own words).

/** A tag or an own mood. */
export interface OwnWord {
  id: string;
  userId: string;
  archivedAt: Date | null;
}

/** What tags and own moods each do in their own way. */
export interface WordShape<Word extends OwnWord = OwnWord> {
  /** The table, which is also the type in GraphQL. */
  table: "Tag" | "OwnMood";
  refusals: { missing: string; unreadable: string; taken: string; intoItself: string };
  /** The words of both doors' descriptions. */
  says: {
    /** Its noun, as in "the mood to merge". */
    short: string;
    /** The same with an article, where it must not be taken for one of the 24 moods: "an own mood". */
    noun: string;
    /** What has such a word: "entries", or "mood entries". */
    entries: string;
    /** Sentences: what a merge does to entries, what a deletion does, and what its payload means. */
    merges: string;
    deletes: string;
    deleted: string;
  };
  /** The keyed hash of the key of a name, in PostgreSQL's hex notation. */
  hashOf: (viewer: Viewer, key: string) => string;
  /** The viewer's word with this id, unless it was merged. */
  find: (viewer: Viewer, id: string) => Promise<Word | undefined>;
  /** Gives the entries of a word another, or none. Throws BadInput if they cannot be without it. */
  handOver: (viewer: Viewer, sql: Sql, id: string, into: string | null) => Promise<void>;
}

/** The texts of a word, which are sealed. A tag may have a group, and an own mood has an emoji. */
export type WordTexts = Readonly<{ name: string; group?: string | null; emoji?: string }>;

/** One of the viewer's words. Throws NotFound. */
export async function readWord<Word extends OwnWord>(
  { find, refusals }: WordShape<Word>,
  viewer: Viewer,
  id: string,
): Promise<Word> {
  const word = await find(viewer, id);
  if (!word) throw new NotFound(refusals.missing);
  return word;
}

/** Runs a change under the person's key, and tells their other devices. */
export async function changing<Result>(viewer: Viewer, change: (sql: Sql) => Promise<Result>): Promise<Result> {
  const result = await holdingKey(viewer, change);
  publish(viewer.id, { kind: "change" });
  return result;
}

/**
 * Changes the texts of one word, as all its entries then show it. Throws NotFound, CannotOpen, Taken for a name that
 * another word has, or what `change` throws.
 */
export function changeWord(
  shape: WordShape,
  viewer: Viewer,
  id: string,
  change: (texts: WordTexts, sql: Sql) => WordTexts | Promise<WordTexts>,
): Promise<void> {
  return changing(viewer, async (sql) => {
    await requireWords(shape, viewer, sql, [id]);
    await changeTexts(shape, viewer, sql, [id], change);
  });
}

/** The same for several words, in a transaction that holds the person's key. Unknown ids are left out. */
export async function changeTexts(
  shape: WordShape,
  viewer: Viewer,
  sql: Sql,
  ids: readonly string[],
  change: (texts: WordTexts, sql: Sql) => WordTexts | Promise<WordTexts>,
): Promise<void> {
  const table = sqlNames(shape.table);
  const rows = await sql<{ id: string; sealed: Sealed }>`
    select id, sealed from ${table}
    where "userId" = ${viewer.id}::uuid and id = any(${ids.filter(isUuid)}::uuid[]) and "mergedInto" is null order by id for update`;
  for (const { id, sealed } of rows) {
    // Safe: `sealedWord` wrote them.
    const before = openedOrLogged(() => viewer.keys.open(shape.table, id, sealed)) as WordTexts | undefined;
    if (!before) throw new CannotOpen(shape.refusals.unreadable);
    const after = await change(before, sql);
    const hash = after.name === before.name ? null : await freeName(shape, viewer, sql, id, after.name);
    await sql`
      update ${table} set "nameHash" = coalesce(${hash}::bytea, "nameHash"), sealed = ${sealedWord(shape, viewer, id, after)}::bytea
      where "userId" = ${viewer.id}::uuid and id = ${id}::uuid`;
  }
}

/** The texts of a word as its row has them. */
export function sealedWord({ table }: WordShape, { keys }: Viewer, id: string, texts: WordTexts): string {
  return asBytea(keys.seal(table, id, texts));
}

/**
 * The hash of a name for the word `id`. A merged word that has the name gives it away, and is still found by its id. Throws
 * Taken if another word has it.
 */
export async function freeName(shape: WordShape, viewer: Viewer, sql: Sql, id: string, name: string): Promise<string> {
  const table = sqlNames(shape.table);
  const hash = shape.hashOf(viewer, nameKey(name));
  await sql`
    update ${table} set "nameHash" = uuid_send(id)
    where "userId" = ${viewer.id}::uuid and "nameHash" = ${hash}::bytea and "mergedInto" is not null`;
  const [other] = await sql`
    select 1 from ${table}
    where "userId" = ${viewer.id}::uuid and "nameHash" = ${hash}::bytea and id <> ${id}::uuid limit 1`;
  if (other) throw new Taken(shape.refusals.taken, "name");
  return hash;
}

/** Puts a word before another, or at the end. Throws NotFound. */
export function moveWord(shape: WordShape, viewer: Viewer, id: string, before: string | null): Promise<void> {
  const table = sqlNames(shape.table);
  return changing(viewer, async (sql) => {
    const order = await sql<{ id: string }>`
      select id from ${table} where "userId" = ${viewer.id}::uuid and "mergedInto" is null
      order by position nulls last, id limit ${mostWordRows}`;
    const others = order.map((word) => word.id).filter((one) => one !== id);
    const place = before === null ? others.length : others.indexOf(before);
    if (others.length === order.length || place === -1) throw new NotFound(shape.refusals.missing);
    const after = others.toSpliced(place, 0, id);
    await sql`
      update ${table} w set position = p.position
      from unnest(${after}::uuid[]) with ordinality as p (id, position)
      where w."userId" = ${viewer.id}::uuid and w.id = p.id and w.position is distinct from p.position`;
  });
}

/** Takes a word out of what is offered, or brings it back. Its entries keep it. Throws NotFound. */
export function archiveWord(shape: WordShape, viewer: Viewer, id: string, isArchived: boolean): Promise<void> {
  return changing(viewer, async (sql) => {
    await requireWords(shape, viewer, sql, [id]);
    await sql`
      update ${sqlNames(shape.table)}
      set "archivedAt" = case when ${isArchived}::boolean then coalesce("archivedAt", ${clock.date()}::timestamptz) end
      where "userId" = ${viewer.id}::uuid and id = ${id}::uuid`;
  });
}

/**
 * Gives all entries of one word another, which stays. Entries that are sent later with the merged word get the other, too.
 * Throws NotFound, or BadInput for one word twice.
 */
export function mergeWords(shape: WordShape, viewer: Viewer, id: string, into: string): Promise<void> {
  return changing(viewer, async (sql) => {
    await requireWords(shape, viewer, sql, [id, into]);
    if (id === into) throw new BadInput(shape.refusals.intoItself, "into");
    await sql`
      update ${sqlNames(shape.table)} set "mergedInto" = ${into}::uuid
      where "userId" = ${viewer.id}::uuid and (id = ${id}::uuid or "mergedInto" = ${id}::uuid)`;
    await shape.handOver(viewer, sql, id, into);
  });
}

/** Deletes a word and those that were merged into it. Throws NotFound, or BadInput if its entries cannot be without it. */
export function deleteWord(shape: WordShape, viewer: Viewer, id: string): Promise<void> {
  return changing(viewer, async (sql) => {
    await requireWords(shape, viewer, sql, [id]);
    await shape.handOver(viewer, sql, id, null);
    await sql`
      delete from ${sqlNames(shape.table)}
      where "userId" = ${viewer.id}::uuid and (id = ${id}::uuid or "mergedInto" = ${id}::uuid)`;
  });
}

/** Throws NotFound unless all of them are the viewer's, and none was merged. */
export async function requireWords(shape: WordShape, viewer: Viewer, sql: Sql, ids: readonly string[]): Promise<void> {
  const rows = await sql`
    select 1 from ${sqlNames(shape.table)}
    where "userId" = ${viewer.id}::uuid and id = any(${ids.filter(isUuid)}::uuid[]) and "mergedInto" is null`;
  if (rows.length < new Set(ids).size) throw new NotFound(shape.refusals.missing);
}
