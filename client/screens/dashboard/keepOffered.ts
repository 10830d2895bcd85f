import type { Environment } from "relay-runtime";
import { changeWaiting } from "#client/data/changeWaiting.ts";
import type { EntryInputs } from "#client/data/saveEntry.ts";
import { editOrStore } from "#client/data/storeEdit.ts";
import type { WaitingItem } from "#client/data/waitingItem.ts";
import { newClientId } from "#client/platform/drafts.ts";
import { serverReasonIn } from "#client/platform/requestError.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { asEnum } from "#domain/enums.ts";
import { changeOffer, type FinerOffer } from "../_entries/finerOffer.ts";
import { moodEntry } from "../_entries/moodEntry.ts";
import { changeHeld, heldIn } from "../_held/held.ts";
import { editedTagsInput } from "../_tags/tagInput.ts";

/** What can be added to a mood that was just saved. */
export type Offered = Pick<FinerOffer, "finerWord"> | Required<Pick<FinerOffer, "tags">>;

/**
 * Keeps a finer word or tags for the offered mood. A failure is shown in a toast, and what was there stays.
 *
 * @param earlier The earlier change of the entry that waits on this device.
 */
export async function keepOffered(
  environment: Environment,
  offer: FinerOffer,
  changed: Offered,
  earlier?: WaitingItem,
): Promise<void> {
  const { clientId } = offer.pressed;
  changeOffer(clientId, changed);
  const reason = await kept(environment, offer, changed, earlier).catch(
    (error: unknown) => serverReasonIn(error) ?? "Please try again.",
  );
  if (reason === undefined) return;
  const { finerWord, tags = [] } = offer;
  changeOffer(clientId, "tags" in changed ? { tags } : { finerWord });
  toasts.show({ ...moodEntry.failed(reason), tone: "destructive" });
}

/** Resolves with the reason if it was not kept. */
async function kept(
  environment: Environment,
  { pressed, place }: FinerOffer,
  changed: Offered,
  earlier: WaitingItem | undefined,
): Promise<string | undefined> {
  if (place === "held") {
    const held = heldIn(environment, "mood")?.held;
    return held?.kind === "mood" && changeHeld({ ...held, ...changed }) ? undefined : "Please try again.";
  }

  const input = inputOf(changed);
  if (place === "device") {
    const isChanged = await changeWaiting(pressed.clientId, (item) => ({
      ...item,
      input: { ...item.input, ...input },
      ...(item.draft ? { draft: { ...item.draft, value: { ...(item.draft.value as object), ...changed } } } : {}),
    }));
    return isChanged ? undefined : "Please try again.";
  }

  const { refusal } = await editOrStore(
    environment,
    {
      kind: "mood",
      // Safe: an edit may leave out what stays. With the mood it would undo another device's change.
      input: { ...earlier?.input, ...input } as EntryInputs["mood"],
      pressed: { ...pressed, clientId: newClientId() },
      edit: { id: place.entryId, changedAt: new Date().toISOString(), changesLists: false },
    },
    earlier?.id,
  );
  return refusal?.message;
}

function inputOf(changed: Offered) {
  if ("tags" in changed) return editedTagsInput({ tags: changed.tags });
  return { finerWord: changed.finerWord && asEnum(changed.finerWord) };
}
