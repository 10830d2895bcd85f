import { DialogQuery } from "#client/chrome/screen/DialogQuery.tsx";
import { reasonIn } from "#client/platform/requestError.ts";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { DeviceList } from "./DeviceList.tsx";

/** The signed-in devices, each with Sign out. */
export function DevicesDialog({ open, onClose }: OpenedProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Signed-in Devices">
      <DialogQuery fallback={problem}>{(attempt) => <DeviceList attempt={attempt} />}</DialogQuery>
    </Dialog>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <ErrorNote
      title="Your devices could not be loaded"
      text={reasonIn(error) ?? "Something went wrong. Please try again."}
      onRetry={retry}
    />
  );
}
