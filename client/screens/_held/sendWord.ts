import type { Environment } from "relay-runtime";
import { changesOf, changeWord } from "#client/data/words/changeWord.ts";
import type { Refused } from "#client/data/relay/useSubmit.ts";
import { serverReasonIn } from "#client/platform/requestError.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import type { HeldWord } from "./heldThings.ts";

/** Archives, merges or deletes a tag or an own mood. If that fails, it ends, too: the word is shown again. */
export async function sendWord(environment: Environment, held: HeldWord): Promise<true> {
  try {
    const refusal = await changed(environment, held);
    if (refusal) toasts.show({ title: "Error", description: refusal.message, tone: "destructive" });
    else toasts.show({ title: `${held.kind === "tag" ? "Tag" : "Mood"} ${done[held.change]}` });
  } catch (error) {
    const description =
      serverReasonIn(error) ?? `Failed to change your ${held.kind === "tag" ? "tag" : "mood"}. Please try again.`;
    toasts.show({ title: "Error", description, tone: "destructive" });
  }
  return true;
}

const done = { archive: "Archived", merge: "Merged", delete: "Deleted" } as const;

function changed(environment: Environment, { kind, id, change, into = "" }: HeldWord): Promise<Refused | undefined> {
  const mutation = changesOf[kind];
  if (change === "archive") return changeWord(environment, mutation.archive, { id, isArchived: true });
  if (change === "merge") return changeWord(environment, mutation.merge, { id, into });
  return changeWord(environment, mutation.delete, { id });
}
