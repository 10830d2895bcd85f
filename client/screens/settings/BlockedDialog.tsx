import { DialogQuery } from "#client/chrome/screen/DialogQuery.tsx";
import { reasonIn } from "#client/platform/requestError.ts";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { BlockedList } from "./BlockedList.tsx";

/** The people the viewer has blocked, with Unblock. */
export function BlockedDialog({ open, onClose }: OpenedProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Blocked people">
      <DialogQuery fallback={problem}>{(attempt) => <BlockedList attempt={attempt} />}</DialogQuery>
    </Dialog>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <ErrorNote
      title="These people could not be loaded"
      text={reasonIn(error) ?? "Something went wrong. Please try again."}
      onRetry={retry}
    />
  );
}
