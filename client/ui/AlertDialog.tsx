import * as Ariakit from "@ariakit/react";
import { useRef } from "react";
import { Button } from "./Button.tsx";
import { actions, sheet, text as textStyle, title as titleStyle, veil } from "./Dialog.css.ts";
import { toastElements } from "./Dialog.tsx";

interface AlertDialogProps {
  open: boolean;
  /** Cancel or Escape. */
  onCancel: () => void;
  onConfirm: () => void;
  title: string;
  /** What will happen. */
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** It cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  busyLabel?: string;
}

/** Asks before something is done. It opens on Cancel, and a press outside does not answer it. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    onCancel,
    onConfirm,
    title,
    text,
    confirmLabel,
    cancelLabel = "Cancel",
    danger,
    busy,
    busyLabel,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);

  return (
    <Ariakit.Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      className={sheet}
      backdrop={<div className={veil} />}
      hideOnInteractOutside={false}
      initialFocus={cancel}
      unmountOnHide
      getPersistentElements={toastElements}
    >
      <Ariakit.DialogHeading className={titleStyle}>{title}</Ariakit.DialogHeading>
      <Ariakit.DialogDescription className={textStyle}>{text}</Ariakit.DialogDescription>
      <div className={actions}>
        <Button ref={cancel} variant="line" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? "danger" : "primary"} onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
          {confirmLabel}
        </Button>
      </div>
    </Ariakit.Dialog>
  );
}
