import { ownNameOf, type OwnName } from "#domain/findingNames.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { listTags } from "#server/diary/readTags.ts";
import { readOwnMoods } from "#server/nouns/moods/ownMoods.ts";
import { sql } from "#server/store/db.ts";

/**
 * The person's tags and own moods by their names. A month's segment holds ids, so a renaming changes none. One that was
 * merged since the segment was made has the name of the one that took it over.
 */
export async function ownNamesOf(viewer: Viewer): Promise<OwnName[]> {
  const [tags, merged, { byId }] = await Promise.all([listTags(viewer), mergedTags(viewer), readOwnMoods(viewer)]);
  const nameOfTag = new Map(tags.map(({ id, name }) => [id, name]));
  for (const { id, mergedInto } of merged) nameOfTag.set(id, nameOfTag.get(mergedInto) ?? "");
  return [
    ...[...nameOfTag].map(([id, name]) => ownNameOf("tag", id, name)),
    ...[...byId].map(([id, { name, emoji }]) => ownNameOf("ownMood", id, `${name} ${emoji}`)),
  ];
}

/** More than a person merges. */
const mostMerged = 5_000;

function mergedTags({ id }: Viewer): Promise<{ id: string; mergedInto: string }[]> {
  return sql<{ id: string; mergedInto: string }>`
    select id, "mergedInto" from "Tag" where "userId" = ${id}::uuid and "mergedInto" is not null limit ${mostMerged}`;
}
