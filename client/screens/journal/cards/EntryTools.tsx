import { useState, type ReactNode } from "react";
import { reasonIn } from "#client/platform/requestError.ts";
import type { EntryKind } from "#client/relay/saveEntry.ts";
import { IconButton } from "#client/ui/IconButton.tsx";
import { toasts } from "#client/ui/toasts.ts";
import { tools } from "./EntryTools.css.ts";

export interface EntryDialogProps {
  open: boolean;
  onClose: () => void;
}

type EntryDialog = (props: EntryDialogProps) => ReactNode;

interface EntryToolsProps {
  kind: EntryKind;
  id: string;
  /** The entry's, for the buttons' labels. */
  name: string;
  /** Whether it stands in the karma balance. */
  counts: boolean;
  loadEditor: () => Promise<EntryDialog>;
}

interface Opened {
  draw: EntryDialog;
  /** Counts up, so that each opening begins anew. */
  time: number;
  isOpen: boolean;
}

/** Edit and delete. The code of either is loaded by the first press. */
export function EntryTools({ kind, id, name, counts, loadEditor }: EntryToolsProps) {
  const [dialog, setDialog] = useState<Opened>();

  const open = async (load: () => Promise<EntryDialog>) => {
    try {
      const draw = await load();
      setDialog((before) => ({ draw, time: (before?.time ?? 0) + 1, isOpen: true }));
    } catch (error) {
      const description = reasonIn(error) ?? "This could not be opened. Please check your connection and try again.";
      toasts.show({ title: "Error", description, tone: "destructive" });
    }
  };
  const close = () => setDialog((before) => before && { ...before, isOpen: false });
  const loadQuestion = async () => {
    const { DeleteEntry } = await import("../editors/DeleteEntry.tsx");
    return (props: EntryDialogProps) => <DeleteEntry kind={kind} id={id} name={name} counts={counts} {...props} />;
  };

  return (
    <div className={tools}>
      <IconButton icon="pen" variant="plain" label={`Edit ${name}`} onClick={() => void open(loadEditor)} />
      <IconButton icon="trash" variant="plain" label={`Delete ${name}`} onClick={() => void open(loadQuestion)} />
      {dialog && <DialogFrame key={dialog.time} draw={dialog.draw} open={dialog.isOpen} onClose={close} />}
    </div>
  );
}

function DialogFrame({ draw, ...props }: EntryDialogProps & { draw: EntryDialog }) {
  return draw(props);
}
