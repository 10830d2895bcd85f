import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useShell } from "#client/chrome/session/shell.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { nameOfItem } from "#client/data/entries/nameOfItem.ts";
import { deleteWaiting } from "#client/data/entries/outbox.ts";
import { useOwnWords } from "#client/data/words/ownWords.ts";
import { saveOrStore } from "#client/data/entries/saveEntry.ts";
import { editOrStore } from "#client/data/entries/storeEdit.ts";
import type { EntryEdit, OtherVersion } from "#client/data/entries/waitingItem.ts";
import { invalidateLists } from "#client/data/relay/written.ts";
import { serverReasonIn } from "#client/platform/requestError.ts";
import { knownZone } from "#client/platform/zones.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Versions } from "#client/ui/display/Versions.tsx";
import { Dialog, DialogText } from "#client/ui/overlays/Dialog.tsx";
import { toasts, type ToastMessage } from "#client/ui/overlays/toasts.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { minuteIn } from "#domain/clocks.ts";
import { timeInSentence } from "#domain/dayNames.ts";
import { newEntryFrom } from "./newEntryFrom.ts";
import { partsOfBoth } from "./versionParts.ts";

interface TwoVersionsProps extends OpenedProps {
  edit: EntryEdit;
  other: OtherVersion;
  /** The id of the edit in the outbox, if it waits there. */
  waitingId: number | undefined;
  onDone: () => void;
}

type Choice = "mine" | "theirs" | "both";

/** Asks which version of an entry to keep: this edit's, the other device's, or both. */
export function TwoVersions({ edit, other: first, waitingId, onDone, open, onClose }: TwoVersionsProps) {
  const environment = useRelayEnvironment();
  const { epoch, zone: here } = useShell();
  const today = useToday();
  const { tags, ownMoods } = useOwnWords();
  const [other, setOther] = useState(first);
  const [choosing, setChoosing] = useState<Choice>();

  const ways: Record<Choice, () => Promise<ToastMessage | undefined>> = {
    mine: async () => {
      const again = { ...edit, edit: { ...edit.edit, base: other.version } };
      const outcome = await editOrStore(environment, again, waitingId);
      if (outcome.other) setOther(outcome.other);
      if (outcome.refusal) return refused(outcome.refusal.message);
      return outcome.isWaiting ? stored : { title: "Entry Updated" };
    },
    theirs: async () => {
      await forget();
      invalidateLists(environment);
      return { title: "Other version kept", description: "The change on this device was discarded." };
    },
    both: async () => {
      const { refusal, isWaiting } = await saveOrStore(environment, newEntryFrom(edit, epoch, wordOf));
      if (refusal) return refused(refusal.message);
      await forget();
      return isWaiting
        ? stored
        : { title: "Both are kept", description: "This device’s version is now a separate entry." };
    },
  };

  const words = [...tags, ...ownMoods, ...(other.words ?? [])];
  const wordOf = (id: string) => words.find((word) => word.id === id);
  const forget = async () => {
    if (waitingId !== undefined) await deleteWaiting(waitingId);
  };
  const choose = async (choice: Choice) => {
    setChoosing(choice);
    const message = await ways[choice]().catch((error: unknown) =>
      refused(serverReasonIn(error) ?? "This could not be saved. Please try again."),
    );
    setChoosing(undefined);
    if (message) toasts.show(message);
    if (message?.tone === "destructive") return;
    onClose();
    onDone();
  };
  const button = (choice: Choice, label: string) => (
    <Button
      variant={choice === "mine" ? "primary" : "line"}
      busy={choosing === choice}
      busyLabel="Saving..."
      disabled={choosing !== undefined && choosing !== choice}
      onClick={() => void choose(choice)}
    >
      {label}
    </Button>
  );

  const momentOf = (instant: string) => {
    const [day = "", time = ""] = minuteIn(here(), new Date(instant)).split("T");
    return timeInSentence(day, today, time);
  };
  const mine = { occurredAt: edit.pressed.occurredAt, ...edit.input };
  const [own, others] = partsOfBoth(edit.kind, knownZone(edit.pressed.timeZone ?? ""), mine, other.input, wordOf);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Two versions of one entry"
      isWide
      actions={
        <>
          {button("both", "Keep both")}
          {button("theirs", "Use the other")}
          {button("mine", "Use this one")}
        </>
      }
    >
      <DialogText>
        You changed “<bdi>{nameOfItem(edit)}</bdi>” here, and it was also changed on another device. Nothing is lost
        until you choose. “Keep both” adds a second entry next to the first.
      </DialogText>
      <Versions
        own={{ name: "This device", about: `Changed ${momentOf(edit.edit.changedAt)}`, parts: own }}
        others={{ name: "Other device", about: `Changed ${momentOf(other.changedAt)}`, parts: others }}
      />
    </Dialog>
  );
}

const stored: ToastMessage = {
  title: "Saved on this device",
  description: "It will be sent as soon as there’s a connection.",
};

function refused(reason: string): ToastMessage {
  return { title: "Error", description: reason, tone: "destructive" };
}
