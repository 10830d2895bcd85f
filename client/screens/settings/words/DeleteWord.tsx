import { AlertDialog } from "#client/ui/overlays/AlertDialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";

interface DeleteWordProps extends OpenedProps {
  name: string;
  text: string;
  onDelete: () => void;
}

/** Says what a deletion does before it is done. */
export function DeleteWord({ name, text, onDelete, open, onClose }: DeleteWordProps) {
  const remove = () => {
    onDelete();
    onClose();
  };
  return (
    <AlertDialog
      open={open}
      onCancel={onClose}
      onConfirm={remove}
      title={`Delete “${name}”?`}
      text={text}
      confirmLabel="Delete"
      danger
    />
  );
}
