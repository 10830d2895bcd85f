import * as Ariakit from "@ariakit/react";
import { useRef, type ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import type { Busy } from "../controls/pressing.ts";
import { actions, sheet, title as titleStyle, veil } from "./Dialog.css.ts";
import { DialogText, toastElements } from "./Dialog.tsx";

interface AlertDialogProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For actions that cannot be undone. */
  danger?: boolean;
  busy?: Busy;
  busyLabel?: string;
}

/** Focus starts on Cancel. A press outside does not close it. */
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
      <DialogText>{text}</DialogText>
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
