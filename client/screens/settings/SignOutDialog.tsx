import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { sendWaiting, useWaiting } from "#client/data/entries/outbox.ts";
import { clearedBySafari } from "#client/platform/install.ts";
import { platform } from "#client/platform/platform.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog, DialogText } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { fileOf } from "../_waiting/waitingText.ts";

interface SignOutDialogProps extends OpenedProps {
  onSignOut: () => void;
}

/** Asks what becomes of the entries that only this device has, before a sign-out deletes them. */
export function SignOutDialog({ open, onClose, onSignOut }: SignOutDialogProps) {
  const environment = useRelayEnvironment();
  const waiting = useWaiting();
  const count = waiting.length;
  const [isSending, setIsSending] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const entries = count === 1 ? "1 entry is" : `${count} entries are`;

  const send = async () => {
    setIsSending(true);
    await sendWaiting(environment, true).catch(() => undefined);
    setIsSending(false);
  };
  const save = () => {
    platform.save(fileOf(waiting));
    setIsSaved(true);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Not sent yet"
      actions={
        count === 0 ? (
          <Button onClick={onSignOut}>Sign Out</Button>
        ) : (
          <>
            <Button variant="danger" onClick={onSignOut}>
              {isSaved ? "Sign Out" : "Delete and Sign Out"}
            </Button>
            <Button variant="line" onClick={save}>
              Save as a file
            </Button>
            <Button busy={isSending} busyLabel="Sending..." onClick={() => void send()}>
              Send now
            </Button>
          </>
        )
      }
    >
      <DialogText>
        {count === 0
          ? "Everything has been sent. Nothing is lost when you sign out."
          : `${entries} on this device and nowhere else. Signing out deletes anything not sent yet.${clearedBySafari()}`}
      </DialogText>
    </Dialog>
  );
}
