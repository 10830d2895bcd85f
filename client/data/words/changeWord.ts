import type { Environment } from "relay-runtime";
import { ownMoodMutations, type OwnMoodMutations } from "../made/changeOwnMoods.ts";
import { tagMutations, type TagMutations } from "../made/changeTags.ts";
import { committed } from "../relay/committed.ts";
import { isRefusal, type Refused } from "../relay/useSubmit.ts";
import { invalidateLists } from "../relay/written.ts";

type Mutations = TagMutations & OwnMoodMutations;
type Mutation = Mutations[keyof Mutations];

const mutations = { ...tagMutations, ...ownMoodMutations };

/** The changes that tags and own moods have in common. */
export const changesOf = {
  tag: { move: "moveTag", archive: "archiveTag", merge: "mergeTags", delete: "deleteTag" },
  ownMood: { move: "moveOwnMood", archive: "archiveOwnMood", merge: "mergeOwnMoods", delete: "deleteOwnMood" },
} as const;

/** What also changes entries, which lists then have to read again. */
const ofEntries: ReadonlySet<keyof Mutations> = new Set(["mergeTags", "deleteTag", "editOwnMood", "mergeOwnMoods"]);

/**
 * Changes a tag or an own mood, or several tags. All words are then as they are on the server.
 *
 * @returns The refusal, if there is one.
 * @throws Error without an answer.
 */
export async function changeWord<Change extends keyof Mutations>(
  environment: Environment,
  change: Change,
  input: Mutations[Change]["variables"]["input"],
): Promise<Refused | undefined> {
  // Safe: each document takes the input of its change.
  const variables = { input } as Mutation["variables"];
  const answer = await committed<Mutation>(environment, mutations[change], variables);
  if (isRefusal(answer)) return answer;
  if (ofEntries.has(change)) invalidateLists(environment);
  return undefined;
}
