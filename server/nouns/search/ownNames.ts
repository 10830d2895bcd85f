import { ownNameOf, type OwnName } from "#domain/findingNames.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { listTags } from "#server/diary/readTags.ts";
import { readOwnMoods } from "#server/nouns/words/ownMoods.ts";
import { sql } from "#server/store/db.ts";
import { sqlNames } from "#server/store/sqlText.ts";

/**
 * The person's tags and own moods by their names. A month's segment holds ids, so a renaming changes none. One that was
 * merged since the segment was made has the name of the one that took it over.
 */
export async function ownNamesOf(viewer: Viewer): Promise<OwnName[]> {
  const [tags, mergedTags, moods, mergedMoods] = await Promise.all([
    listTags(viewer),
    mergedIn(viewer, "Tag"),
    readOwnMoods(viewer),
    mergedIn(viewer, "OwnMood"),
  ]);
  const tagNames = withMerged(new Map(tags.map(({ id, name }) => [id, name])), mergedTags);
  const moodNames = withMerged(new Map(moods.all.map(({ id, name, emoji }) => [id, `${name} ${emoji}`])), mergedMoods);
  return [
    ...[...tagNames].map(([id, name]) => ownNameOf("tag", id, name)),
    ...[...moodNames].map(([id, name]) => ownNameOf("ownMood", id, name)),
  ];
}

interface Merged {
  id: string;
  mergedInto: string;
}

function withMerged(names: Map<string, string>, merged: readonly Merged[]): Map<string, string> {
  for (const { id, mergedInto } of merged) names.set(id, names.get(mergedInto) ?? "");
  return names;
}

/** More than a person merges. */
const mostMerged = 5_000;

function mergedIn({ id }: Viewer, table: "Tag" | "OwnMood"): Promise<Merged[]> {
  return sql<Merged>`
    select id, "mergedInto" from ${sqlNames(table)}
    where "userId" = ${id}::uuid and "mergedInto" is not null limit ${mostMerged}`;
}
