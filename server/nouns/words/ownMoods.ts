import { moodFaces, type Mood } from "#domain/moods.ts";
import { BadInput } from "#server/base/errors.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { mostWordRows } from "#server/diary/readTags.ts";
import { openedRow, readable } from "#server/diary/sealed.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { isUuid } from "#server/store/pages.ts";
import { readOnce } from "#server/store/reads.ts";
import type { Sql } from "#server/store/runner.ts";
import { sqlPart, type SqlPart } from "#server/store/sqlText.ts";

/** A mood in a person's own words, which stands for one of the 24. */
export interface OwnMood {
  id: string;
  userId: string;
  /** Empty if it cannot be decrypted. */
  readonly name: string;
  readonly emoji: string;
  /** The mood that is counted. */
  value: Mood;
  /** Whether a mood entry had it. Then its `value` stays, and it cannot be deleted. */
  isUsed: boolean;
  archivedAt: Date | null;
  readonly isUnreadable: boolean;
}

interface OwnMoodRow extends Pick<OwnMood, "id" | "userId" | "value" | "isUsed" | "archivedAt"> {
  sealed: Sealed;
}

const withName = readable<OwnMoodRow & Pick<Owner, "keys">>({
  names: ["name", "emoji"],
  open: (row) => openedRow("OwnMood", row),
  blank: ({ value }) => ({ name: "", emoji: moodFaces[value].emoji }),
});

async function readRows(viewer: Owner, ask: Sql): Promise<readonly OwnMoodRow[]> {
  const read = () => ask<OwnMoodRow>`
    select id, "userId", value, "isUsed", "archivedAt", sealed from "OwnMood"
    where "userId" = ${viewer.id}::uuid and "mergedInto" is null
    order by position nulls last, id limit ${mostWordRows}`;
  return viewer.keys.openable(await read(), read);
}

/** A person's own moods in their order, and by id. No entry has one that was merged. */
export interface OwnMoods {
  all: readonly OwnMood[];
  byId: ReadonlyMap<string, OwnMood>;
}

/** All moods in the person's own words, archived ones too. Merged ones are not read. */
export async function readOwnMoods(viewer: Owner, ask: Sql = sql): Promise<OwnMoods> {
  const rows = await readRows(viewer, ask);
  // Safe: the row has its columns, and `withName` adds the texts.
  const all = rows.map((row) => withName(row, { keys: viewer.keys }) as OwnMood);
  return { all, byId: new Map(all.map((mood) => [mood.id, mood])) };
}

/** The own moods of the signed-in person, read once per request. */
export function ownMoods(viewer: Viewer): Promise<OwnMoods> {
  return readOnce(viewer, "own moods", () => readOwnMoods(viewer));
}

/** What names a mood entry's own mood. */
interface WithOwnMood {
  ownMoodId: string | null;
}

/** The own mood of a mood entry, if it has one. */
export async function ownMoodOf(viewer: Viewer, { ownMoodId }: WithOwnMood): Promise<OwnMood | undefined> {
  return ownMoodId === null ? undefined : (await ownMoods(viewer)).byId.get(ownMoodId);
}

/** The face of a mood entry: that of its own mood, if it has one that can be decrypted, else that of its value. */
export async function faceOf(
  viewer: Viewer,
  mood: WithOwnMood & { value: Mood },
): Promise<{ emoji: string; label: string; own: OwnMood | undefined }> {
  const own = await ownMoodOf(viewer, mood);
  return { ...faceBy(own, mood.value), own };
}

/** The face of an own mood, or that of the mood beneath if there is none or it cannot be decrypted. */
export function faceBy(own: OwnMood | undefined, value: Mood): { emoji: string; label: string } {
  return own && !own.isUnreadable ? { emoji: own.emoji, label: own.name } : moodFaces[value];
}

/** What a mood entry stores of an own mood, and the part `guard` of a `with` whose row says that it still holds. */
export interface StoredOwnMood {
  ownMoodId: string | null;
  guard: SqlPart | undefined;
}

/** Throws BadInput for a text that is no id. */
export function checkedOwnMoodId(id: string | null | undefined): string | null {
  if (!id && id !== "") return null;
  if (!isUuid(id)) throw new BadInput("This is not one of your own moods.", "ownMoodId");
  return id.toLowerCase();
}

/**
 * The own mood to store with a mood entry: one that was merged is the one that took it over, and one that was deleted is left out.
 * Throws BadInput if it stands for another mood than `value`.
 */
export async function ownMoodToStore(viewer: Viewer, id: string, value: Mood): Promise<StoredOwnMood> {
  const [sent] = await sql<Pick<OwnMood, "id" | "value"> & { mergedInto: string | null }>`
    select id, value, "mergedInto" from "OwnMood" where "userId" = ${viewer.id}::uuid and id = ${id}::uuid`;
  if (!sent) return { ownMoodId: null, guard: undefined };
  if (sent.value !== value)
    throw new BadInput(`This own mood counts as ${moodFaces[sent.value].label}.`, "value", sent.value);
  const ownMoodId = sent.mergedInto ?? sent.id;
  return {
    ownMoodId,
    guard: sqlPart`guard as (
          update "OwnMood" set "isUsed" = true
          where "userId" = ${viewer.id}::uuid and id = ${ownMoodId}::uuid and "mergedInto" is null
            and (value = ${value} or id <> ${id}::uuid) and exists (select 1 from key)
          returning 1
        ),`,
  };
}
