import { useState } from "react";
import { useAway } from "#client/data/relay/connected.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { AlertDialog } from "#client/ui/overlays/AlertDialog.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { importAppName } from "#domain/archive.ts";
import { counted } from "../_archive/counted.ts";
import type { Import } from "./imports.ts";

interface TakeBackProps {
  brought: Import;
  /** Gives a sentence if that failed. */
  onTakeBack: (id: string) => Promise<string | undefined>;
  onTaken?: () => void;
}

/** Takes an import back, after saying how many entries go. */
export function TakeBack({ brought, onTakeBack, onTaken }: TakeBackProps) {
  const { id, source, standing, edited, isBeingTakenBack } = brought;
  const away = useAway();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    const problem = await onTakeBack(id);
    setIsBusy(false);
    setIsOpen(false);
    if (problem !== undefined) return toasts.show({ title: "Error", description: problem, tone: "destructive" });
    toasts.show({ title: "Taken back", description: `${counted(standing, "entry", "entries")} deleted.` });
    onTaken?.();
  };

  return (
    <>
      <Button
        variant="line"
        size="small"
        busy={isBeingTakenBack || away}
        aria-label={`Take back the import from ${importAppName(source)}`}
        onClick={() => setIsOpen(true)}
      >
        Take back
      </Button>
      <AlertDialog
        open={isOpen}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void confirm()}
        title={`Take back the import from ${importAppName(source)}?`}
        text={
          <>
            {counted(standing, "entry is", "entries are")} deleted for good
            {edited > 0 && `, including ${counted(edited)} that you have edited`}. Tags and own moods stay. You can
            bring the same file again later.
          </>
        }
        confirmLabel={`Delete ${counted(standing, "entry", "entries")}`}
        danger
        busy={isBusy}
        busyLabel="Deleting..."
      />
    </>
  );
}
