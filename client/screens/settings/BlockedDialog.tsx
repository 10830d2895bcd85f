import { DialogQuery } from "#client/chrome/DialogQuery.tsx";
import { reasonIn } from "#client/platform/requestError.ts";
import { Dialog } from "#client/ui/Dialog.tsx";
import { ErrorNote } from "#client/ui/ErrorNote.tsx";
import type { OpenedProps } from "#client/ui/useOpened.ts";
import { BlockedList } from "./BlockedList.tsx";

/** Whom one has blocked, with Unblock. */
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
