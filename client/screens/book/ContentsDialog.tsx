import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { LocalDate } from "#domain/days.ts";
import { ContentsList } from "./ContentsList.tsx";
import type { MonthOfBook } from "./useBook.ts";

interface ContentsDialogProps {
  open: boolean;
  months: readonly MonthOfBook[];
  current: MonthOfBook;
  onClose: () => void;
  onMonth: (firstDay: LocalDate) => void;
}

export function ContentsDialog({ open, onClose, ...rest }: ContentsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Contents">
      <div>
        <ContentsList heading="h2" {...rest} />
      </div>
    </Dialog>
  );
}
