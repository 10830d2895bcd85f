import { v7 as uuidv7 } from "uuid";
import { ownWordLimits } from "#domain/limits.ts";
import { moods, type Mood } from "#domain/moods.ts";
import { emojiProblem, keptName, nameKey, ownMoodNameProblem, ownWordRefusals } from "#domain/ownWords.ts";
import { cannotChange } from "#domain/unreadable.ts";
import { BadInput, oneOf, Taken } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { asBytea } from "#server/store/keys/sealing.ts";
import type { Sql } from "#server/store/runner.ts";
import { readOwnMoods, type OwnMood } from "./ownMoods.ts";
import { changeWord, changing, freeName, readWord, sealedWord, type WordShape } from "./words.ts";

/** Own moods, as own words. */
export const ownMoodShape: WordShape<OwnMood> = {
  table: "OwnMood",
  refusals: {
    missing: "This own mood isn’t here any more.",
    unreadable: cannotChange.ownMood,
    taken: "You already have a mood with this name.",
    intoItself: "Please choose another mood to merge it into.",
  },
  says: {
    short: "mood",
    noun: "an own mood",
    entries: "mood entries",
    merges: "All its mood entries get the other, and keep the mood that is counted.",
    deletes: "Deletes an own mood that no mood entry ever had.",
    deleted: "the unused mood is deleted.",
  },
  hashOf: ({ keys }, key) => asBytea(keys.hash("ownMood", key)),
  find: async (viewer, id) => (await readOwnMoods(viewer)).byId.get(id),
  handOver: handOverOwnMood,
};

/** An own mood as a caller sends it. */
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
  const { name, emoji, value } = draft;
  const id = await changing(viewer, async (sql) => {
    const { all } = await readOwnMoods(viewer, sql);
    const same = all.find((one) => nameKey(one.name) === nameKey(name));
    if (same) {
      if (same.emoji !== emoji || same.value !== value) throw new Taken(ownMoodShape.refusals.taken, "name");
      await sql`update "OwnMood" set "archivedAt" = null where "userId" = ${viewer.id}::uuid and id = ${same.id}::uuid`;
      return same.id;
    }
    if (all.length >= ownWordLimits.ownMoods) throw new BadInput(ownWordRefusals.ownMoods, "name");
    const newId = uuidv7();
    const hash = await freeName(ownMoodShape, viewer, sql, newId, name);
    await sql`
      insert into "OwnMood" ("userId", id, "nameHash", value, sealed)
      values (${viewer.id}::uuid, ${newId}::uuid, ${hash}::bytea, ${value}, ${sealedWord(ownMoodShape, viewer, newId, { name, emoji })}::bytea)`;
    return newId;
  });
  return readWord(ownMoodShape, viewer, id);
}

/** Changes name, emoji or, before its first use, the mood beneath. Throws NotFound, Taken, CannotOpen or BadInput. */
export async function editOwnMood(
  viewer: Viewer,
  id: string,
  edit: { [Name in keyof OwnMoodDraft]?: string | null | undefined },
): Promise<void> {
  await changeWord(ownMoodShape, viewer, id, async (texts, sql) => {
    const [row] = await sql<Pick<OwnMood, "value" | "isUsed">>`
      select value, "isUsed" from "OwnMood" where "userId" = ${viewer.id}::uuid and id = ${id}::uuid`;
    const draft = checkedOwnMood({
      name: edit.name ?? texts.name,
      emoji: edit.emoji ?? texts.emoji ?? "",
      value: edit.value ?? row?.value ?? "",
    });
    const { name, emoji, value } = draft;
    if (value !== row?.value) {
      if (row?.isUsed)
        throw new BadInput(
          "An entry uses this mood, so what it counts as cannot change. Make another mood instead.",
          "value",
        );
      await sql`update "OwnMood" set value = ${value} where "userId" = ${viewer.id}::uuid and id = ${id}::uuid`;
    }
    return { name, emoji };
  });
}

/** Says that mood entries have these own moods, as those of an archive do. */
export async function markOwnMoodUsed(viewer: Viewer, ids: readonly string[]): Promise<void> {
  await changing(
    viewer,
    (sql) => sql`
      update "OwnMood" set "isUsed" = true
      where "userId" = ${viewer.id}::uuid and id = any(${ids}::uuid[]) and not "isUsed"`,
  );
}

export const rowsAtATime = 2_000;

/** Gives the mood entries of an own mood another. Each keeps the mood that is counted. Throws BadInput if they would lose it. */
async function handOverOwnMood({ id: userId }: Viewer, sql: Sql, id: string, into: string | null): Promise<void> {
  const [used] = await sql`
    select 1 from "OwnMood" where "userId" = ${userId}::uuid and id = ${id}::uuid and "isUsed"`;
  if (!used) return;
  if (into === null)
    throw new BadInput("An entry uses this mood, so it cannot be deleted. Archive it or merge it instead.", "id");
  await sql`update "OwnMood" set "isUsed" = true where "userId" = ${userId}::uuid and id = ${into}::uuid`;
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
