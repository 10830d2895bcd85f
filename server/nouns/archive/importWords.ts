import { ownWordLimits } from "#domain/limits.ts";
import { nameKey, ownWordRefusals } from "#domain/ownWords.ts";
import { BadInput } from "#server/base/errors.ts";
import { rest } from "#server/base/rest.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { holdingKey } from "#server/diary/heldKey.ts";
import { madeTags, namedTags, tagsByKey, type NamedTag, type NewTag } from "#server/diary/ownTags.ts";
import {
  checkedOwnMood,
  createOwnMood,
  markOwnMoodUsed,
  type OwnMoodDraft,
} from "#server/nouns/words/changeOwnMoods.ts";
import { readOwnMoods } from "#server/nouns/words/ownMoods.ts";
import { sql } from "#server/store/db.ts";
import { sqlText } from "#server/store/sqlText.ts";

/** The words of the person's own on a line of an archive. */
export interface LineWords {
  tags: readonly NewTag[];
  ownMood: OwnMoodDraft | undefined;
}

/** The same, as an entry stores them. */
export interface KeptWords {
  tagIds: readonly string[];
  ownMoodId: string | null;
  /** Whether one of them was not there before. */
  isNew: boolean;
  refusal?: never;
}

/** What is stored, or why the line is refused. */
export type StoredWords = KeptWords | { refusal: BadInput };

/** The words, each tag once. Throws BadInput naming the field. */
export function checkedWords({ tags, ownMood }: LineWords): LineWords {
  const once = tagsByKey(tags, "ownTags");
  if (ownMood) checkedOwnMood(ownMood);
  return { tags: [...once.values()], ownMood };
}

/**
 * Finds or makes the words of these lines by their names. A line whose words would be too many is refused. An archived
 * word stays so.
 * @param isDryRun Makes none; ids may then be missing.
 */
export async function storedWords(
  viewer: Viewer,
  lines: readonly LineWords[],
  isDryRun: boolean,
): Promise<StoredWords[]> {
  const named: NamedTag[][] = [];
  for (const { tags } of lines) {
    // Each name is hashed.
    if (tags.length > 0) await rest();
    named.push(namedTags(viewer, tags));
  }
  const known = await knownTags(viewer, named.flat());
  const refusals = lines.map((_line, index) => refusalOf(named[index] ?? [], known));
  const wanted = named.filter((_tags, index) => !refusals[index]).flat();
  const missing = wanted.filter(({ nameHash }) => !known.ids.has(nameHash));
  const made = isDryRun || missing.length === 0 ? [] : await madeIds(viewer, missing);
  const ids = new Map([...known.ids, ...made]);

  const stored: StoredWords[] = [];
  const moodIds: KnownMoods = new Map();
  const before = new Set(known.ids.keys());
  for (const [index, { ownMood }] of lines.entries()) {
    const tags = named[index] ?? [];
    const refusal = refusals[index] ?? (await moodOf(viewer, ownMood, moodIds, isDryRun));
    if (refusal instanceof BadInput) stored.push({ refusal });
    else {
      const tagIds = [...new Set(tags.flatMap(({ nameHash }) => ids.get(nameHash) ?? []))];
      const isNew = tags.some(({ nameHash }) => !before.has(nameHash)) || (refusal?.isNew ?? false);
      for (const { nameHash } of tags) before.add(nameHash);
      stored.push({ tagIds, ownMoodId: refusal?.id ?? null, isNew });
    }
  }
  return stored;
}

interface KnownTags {
  /** By the hash of the name. */
  ids: Map<string, string>;
  /** How many tags there will be. */
  count: number;
  /** The hashes of names that are known or will be made. */
  names: Set<string>;
}

async function knownTags({ id }: Viewer, named: readonly NamedTag[]): Promise<KnownTags> {
  if (named.length === 0) return { ids: new Map(), count: 0, names: new Set() };
  const hashes = [...new Set(named.map(({ nameHash }) => nameHash))];
  const rows = await sql<{ leads: string; nameHash: string }>`
    select coalesce("mergedInto", id) as leads, "nameHash"::text as "nameHash" from "Tag"
    where "userId" = ${id}::uuid and "nameHash" = any(${hashes}::bytea[]) limit ${hashes.length}`;
  const [row] = await sql<{ count: number }>`
    select count(*)::int as count from "Tag" where "userId" = ${id}::uuid and "mergedInto" is null`;
  const ids = new Map(rows.map(({ leads, nameHash }) => [nameHash, leads]));
  return { ids, count: row?.count ?? 0, names: new Set(ids.keys()) };
}

function refusalOf(tags: readonly NamedTag[], known: KnownTags): BadInput | undefined {
  const fresh = tags.filter(({ nameHash }) => !known.names.has(nameHash));
  if (fresh.length > 0 && known.count + fresh.length > ownWordLimits.tags)
    return new BadInput(ownWordRefusals.tags, "ownTags");
  for (const { nameHash } of fresh) known.names.add(nameHash);
  known.count += fresh.length;
  return undefined;
}

async function madeIds(viewer: Viewer, named: readonly NamedTag[]): Promise<Map<string, string>> {
  const once = new Map<string, NamedTag>();
  for (const tag of named) if (!once.has(tag.nameHash)) once.set(tag.nameHash, tag);
  const rows = await holdingKey(
    viewer,
    (within) => within<{ leads: string; nameHash: string }>`
      with ${madeTags(viewer, [...once.values()], sqlText``, "stays")} select leads, "nameHash"::text as "nameHash" from made`,
  );
  return new Map(rows.map(({ leads, nameHash }) => [nameHash, leads]));
}

/** The ids of own moods by their names; null for one that a dry run would make. */
type KnownMoods = Map<string, string | null>;

/** The id of an own mood by its name; made if there is none. */
async function moodOf(
  viewer: Viewer,
  draft: OwnMoodDraft | undefined,
  known: KnownMoods,
  isDryRun: boolean,
): Promise<{ id: string | null; isNew: boolean } | BadInput | undefined> {
  if (!draft) return undefined;
  if (known.size === 0) for (const { id, name } of (await readOwnMoods(viewer)).all) known.set(nameKey(name), id);
  const id = known.get(nameKey(draft.name));
  if (id !== undefined) return { id, isNew: false };
  try {
    const made = isDryRun ? null : (await createOwnMood(viewer, draft)).id;
    known.set(nameKey(draft.name), made);
    return { id: made, isNew: true };
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

/** Says that mood entries have these own moods, so that the mood beneath stays. */
export async function markUsed(viewer: Viewer, stored: readonly StoredWords[]): Promise<void> {
  const ids = stored.flatMap((words) => (words.refusal || words.ownMoodId === null ? [] : words.ownMoodId));
  if (ids.length > 0) await markOwnMoodUsed(viewer, [...new Set(ids)]);
}
