import { v7 as uuidv7 } from "uuid";
import { ownWordLimits } from "#domain/limits.ts";
import { moods, type Mood } from "#domain/moods.ts";
import { emojiProblem, keptName, nameKey, ownMoodNameProblem, ownWordRefusals } from "#domain/ownWords.ts";
import { cannotChange } from "#domain/unreadable.ts";
import { clock } from "#server/base/clock.ts";
import { publish } from "#server/base/bus.ts";
import { BadInput, CannotOpen, NotFound, oneOf, Taken } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { holdingKey } from "#server/diary/heldKey.ts";
import { asBytea } from "#server/store/keys/sealing.ts";
import type { Sql } from "#server/store/runner.ts";
import { readOwnMoods, type OwnMood } from "./ownMoods.ts";

// Every change of own moods holds the person's key alone, so that no check-in is written meanwhile.

export interface OwnMoodDraft {
  name: string;
  emoji: string;
  /** The key of the mood that is counted. */
  value: string;
}

/**
 * Makes an own mood, or finds the one of this name if it is the same. An archived one comes back. Throws Taken, or
 * BadInput naming the field.
 */
export async function createOwnMood(viewer: Viewer, sent: OwnMoodDraft): Promise<OwnMood> {
  const draft = checkedOwnMood(sent);
  const id = await changing(viewer, async (sql) => {
    const { all } = await readOwnMoods(viewer);
    const same = all.find(({ name }) => nameKey(name) === nameKey(draft.name));
    if (same) {
      if (same.emoji !== draft.emoji || same.value !== draft.value) throw nameTaken();
      await sql`update "OwnMood" set "archivedAt" = null where "userId" = ${viewer.id}::uuid and id = ${same.id}::uuid`;
      return same.id;
    }
    if (all.length >= ownWordLimits.ownMoods) throw new BadInput(ownWordRefusals.ownMoods, "name");
    const newId = uuidv7();
    await freeName(viewer, sql, draft.name);
    await sql`
      insert into "OwnMood" ("userId", id, "nameHash", value, sealed)
      values (${viewer.id}::uuid, ${newId}::uuid, ${hashOf(viewer, draft.name)}::bytea, ${draft.value}, ${sealed(viewer, newId, draft)}::bytea)`;
    return newId;
  });
  return readOwnMood(viewer, id);
}

/** Changes name, emoji or, before its first use, the mood beneath. Throws NotFound, Taken, CannotOpen or BadInput. */
export async function editOwnMood(
  viewer: Viewer,
  id: string,
  edit: { [Name in keyof OwnMoodDraft]?: string | null | undefined },
): Promise<OwnMood> {
  await changing(viewer, async (sql) => {
    const before = await readOwnMood(viewer, id);
    if (before.isUnreadable) throw new CannotOpen(cannotChange.ownMood);
    const { name, emoji, value } = before;
    const draft = checkedOwnMood({ name: edit.name ?? name, emoji: edit.emoji ?? emoji, value: edit.value ?? value });
    if (before.isUsed && draft.value !== value)
      throw new BadInput(
        "An entry uses this mood, so what it counts as cannot change. Make another mood instead.",
        "value",
      );
    const { all } = await readOwnMoods(viewer);
    if (all.some((other) => other.id !== id && nameKey(other.name) === nameKey(draft.name))) throw nameTaken();
    await freeName(viewer, sql, draft.name);
    await sql`
      update "OwnMood" set "nameHash" = ${hashOf(viewer, draft.name)}::bytea, value = ${draft.value},
        sealed = ${sealed(viewer, id, draft)}::bytea
      where "userId" = ${viewer.id}::uuid and id = ${id}::uuid`;
  });
  return readOwnMood(viewer, id);
}

/** Puts an own mood before another, or at the end. Throws NotFound. */
export async function moveOwnMood(viewer: Viewer, id: string, before: string | null): Promise<OwnMood> {
  await changing(viewer, async (sql) => {
    await readOwnMood(viewer, id);
    if (before !== null) await readOwnMood(viewer, before);
    const others = (await readOwnMoods(viewer)).all.map((mood) => mood.id).filter((one) => one !== id);
    const after = others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id);
    await sql`
      update "OwnMood" m set position = p.position
      from unnest(${after}::uuid[]) with ordinality as p (id, position)
      where m."userId" = ${viewer.id}::uuid and m.id = p.id`;
  });
  return readOwnMood(viewer, id);
}

/** Takes an own mood out of what is offered, or brings it back. Its check-ins keep it. Throws NotFound. */
export async function archiveOwnMood(viewer: Viewer, id: string, isArchived: boolean): Promise<OwnMood> {
  await changing(viewer, async (sql) => {
    await readOwnMood(viewer, id);
    await sql`
      update "OwnMood" set "archivedAt" = ${isArchived ? clock.date() : null}::timestamptz
      where "userId" = ${viewer.id}::uuid and id = ${id}::uuid`;
  });
  return readOwnMood(viewer, id);
}

/**
 * Gives all check-ins of one own mood another, which returns. Each keeps the mood that is counted. Throws NotFound, or
 * BadInput for one own mood twice.
 */
export async function mergeOwnMoods(viewer: Viewer, id: string, into: string): Promise<OwnMood> {
  await changing(viewer, async (sql) => {
    const merged = await readOwnMood(viewer, id);
    await readOwnMood(viewer, into);
    if (id === into) throw new BadInput("Please choose another mood to merge it into.", "into");
    await sql`
      update "OwnMood" set "mergedInto" = ${into}::uuid
      where "userId" = ${viewer.id}::uuid and (id = ${id}::uuid or "mergedInto" = ${id}::uuid)`;
    if (!merged.isUsed) return;
    await sql`update "OwnMood" set "isUsed" = true where "userId" = ${viewer.id}::uuid and id = ${into}::uuid`;
    await rewrite(viewer, sql, id, into);
  });
  return readOwnMood(viewer, into);
}

/** Deletes an own mood that no check-in ever had. Throws NotFound, or BadInput for one that was used. */
export async function deleteOwnMood(viewer: Viewer, id: string): Promise<void> {
  await changing(viewer, async (sql) => {
    const { isUsed } = await readOwnMood(viewer, id);
    if (isUsed)
      throw new BadInput("An entry uses this mood, so it cannot be deleted. Archive it or merge it instead.", "id");
    await sql`
      delete from "OwnMood"
      where "userId" = ${viewer.id}::uuid and (id = ${id}::uuid or "mergedInto" = ${id}::uuid)`;
  });
}

/** Says that check-ins have these own moods, as those of an archive do. */
export async function markOwnMoodUsed(viewer: Viewer, ids: readonly string[]): Promise<void> {
  await changing(
    viewer,
    (sql) => sql`
      update "OwnMood" set "isUsed" = true
      where "userId" = ${viewer.id}::uuid and id = any(${ids}::uuid[]) and not "isUsed"`,
  );
}

export const rowsAtATime = 2_000;

async function rewrite({ id: userId }: Viewer, sql: Sql, id: string, into: string): Promise<void> {
  let done: object[];
  do
    done = await sql`
      update "Mood" set "ownMoodId" = ${into}::uuid
      where "userId" = ${userId}::uuid and id = any(array(
        select id from "Mood" where "userId" = ${userId}::uuid and "ownMoodId" = ${id}::uuid limit ${rowsAtATime}
      ))
      returning 1`;
  while (done.length > 0);
}

/** Runs the change under the person's key, and tells other devices. */
async function changing<Result>(viewer: Viewer, change: (sql: Sql) => Promise<Result>): Promise<Result> {
  const result = await holdingKey(viewer, change);
  publish(viewer.id, { kind: "change" });
  return result;
}

/** One of the viewer's own moods. Throws NotFound. */
export async function readOwnMood(viewer: Viewer, id: string): Promise<OwnMood> {
  const mood = (await readOwnMoods(viewer)).all.find((one) => one.id === id);
  if (!mood) throw new NotFound("This mood of yours isn’t here any more.");
  return mood;
}

interface Checked extends OwnMoodDraft {
  value: Mood;
}

/** A draft with its name as it is stored. Throws BadInput naming the field. */
export function checkedOwnMood({ name, emoji, value: key }: OwnMoodDraft): Checked {
  const problem = ownMoodNameProblem(name);
  if (problem) throw new BadInput(problem, "name");
  const wrong = emojiProblem(emoji);
  if (wrong) throw new BadInput(wrong, "emoji");
  const value = moods.find((mood) => mood === key);
  if (!value) throw new BadInput("Please choose one of the moods.", "value", oneOf(moods));
  return { name: keptName(name), emoji, value };
}

function hashOf({ keys }: Viewer, name: string): string {
  return asBytea(keys.hash("ownMood", nameKey(name)));
}

function sealed({ keys }: Viewer, id: string, { name, emoji }: OwnMoodDraft): string {
  return asBytea(keys.seal("OwnMood", id, { name, emoji }));
}

/** A merged mood gives its name away: it is still found by its id. */
async function freeName(viewer: Viewer, sql: Sql, name: string): Promise<void> {
  await sql`
    update "OwnMood" set "nameHash" = uuid_send(id)
    where "userId" = ${viewer.id}::uuid and "nameHash" = ${hashOf(viewer, name)}::bytea and "mergedInto" is not null`;
}

function nameTaken(): Taken {
  return new Taken("You already have a mood with this name.", "name");
}
