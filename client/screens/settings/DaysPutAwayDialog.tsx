import { DialogQuery } from "#client/chrome/screen/DialogQuery.tsx";
import { reasonIn } from "#client/platform/requestError.ts";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { BringDaysBack } from "./BringDaysBack.tsx";

/** How many days are put away, and the way to bring them back. */
export function DaysPutAwayDialog({ open, onClose }: OpenedProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Days put away">
      <DialogQuery fallback={problem}>{(attempt) => <BringDaysBack attempt={attempt} />}</DialogQuery>
    </Dialog>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <ErrorNote
      title="These days could not be loaded"
      text={reasonIn(error) ?? "Something went wrong. Please try again."}
      onRetry={retry}
    />
  );
}
