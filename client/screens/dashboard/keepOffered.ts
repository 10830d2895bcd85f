import type { Environment } from "relay-runtime";
import { changeWaiting } from "#client/data/entries/changeWaiting.ts";
import { sentAs, waitingEditOf } from "#client/data/entries/outbox.ts";
import type { EntryInputs } from "#client/data/entries/saveEntry.ts";
import { editOrStore } from "#client/data/entries/storeEdit.ts";
import { clock } from "#client/platform/clock.ts";
import { newClientId } from "#client/platform/drafts.ts";
import { serverReasonIn } from "#client/platform/requestError.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { asEnum } from "#domain/enums.ts";
import { changeOffer, type FinerOffer } from "../_entries/finerOffer.ts";
import { moodEntry } from "../_entries/moodEntry.ts";
import { changeHeld } from "../_held/held.ts";
import { heldIn } from "../_held/waitingHeld.ts";
import { editedTagsInput } from "../_tags/tagInput.ts";

/** What can be added to a mood that was just saved. */
export type Offered = Pick<FinerOffer, "finerWord"> | Required<Pick<FinerOffer, "tags">>;

/** Keeps a finer word or tags for the offered mood. A failure is shown in a toast, and what was there stays. */
export async function keepOffered(environment: Environment, offer: FinerOffer, changed: Offered): Promise<void> {
  const { clientId } = offer.pressed;
  changeOffer(clientId, changed);
  const reason = await kept(environment, offer, changed).catch(
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
): Promise<string | undefined> {
  if (place === "held") {
    const held = heldIn(environment, "mood")?.held;
    return held?.kind === "mood" && changeHeld({ ...held, ...changed }) ? undefined : "Please try again.";
  }

  const input = inputOf(changed);
  const isChangedHere =
    place === "device" &&
    (await changeWaiting(environment, pressed.clientId, (item) => ({
      ...item,
      input: { ...item.input, ...input },
      ...(item.draft ? { draft: { ...item.draft, value: { ...(item.draft.value as object), ...changed } } } : {}),
    })));
  if (isChangedHere) return undefined;

  // What waited may have been sent, also during this press.
  const entryId = place === "device" ? sentAs(pressed.clientId) : place.entryId;
  if (entryId === undefined) return "Please try again.";
  const earlier = waitingEditOf(entryId);
  const { refusal } = await editOrStore(
    environment,
    {
      kind: "mood",
      // Safe: an edit may leave out what stays. With the mood it would undo another device's change.
      input: { ...earlier?.input, ...input } as EntryInputs["mood"],
      pressed: { ...pressed, clientId: newClientId() },
      edit: { id: entryId, changedAt: new Date(clock.now()).toISOString(), changesLists: false },
    },
    earlier?.id,
  );
  return refusal?.message;
}

function inputOf(changed: Offered) {
  if ("tags" in changed) return editedTagsInput({ tags: changed.tags });
  return { finerWord: changed.finerWord && asEnum(changed.finerWord) };
}
