import * as Ariakit from "@ariakit/react";
import type { ReactNode } from "react";
import { actions as actionsStyle, body, dismiss, head, sheet, title as titleStyle, veil } from "./Dialog.css.ts";
import { IconButton } from "./IconButton.tsx";

interface DialogProps {
  open: boolean;
  /** Escape, the cross, a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at its foot: the way back first, what it is for last. */
  actions?: ReactNode;
}

/** Something to see to before going on. The focus goes in when it opens and back where it was when it closes. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  return (
    <Ariakit.Dialog
      open={open}
      onClose={onClose}
      className={sheet}
      backdrop={<div className={veil} />}
      unmountOnHide
      getPersistentElements={toastElements}
    >
      <div className={head}>
        <Ariakit.DialogHeading className={titleStyle}>{title}</Ariakit.DialogHeading>
        <div className={dismiss}>
          <IconButton icon="close" label="Close" variant="plain" onClick={onClose} />
        </div>
      </div>
      <div className={body}>{children}</div>
      {actions && <div className={actionsStyle}>{actions}</div>}
    </Ariakit.Dialog>
  );
}

/** Toasts stay within reach while a dialog is open; pressing one does not close it. */
export function toastElements(): Iterable<Element> {
  return document.querySelectorAll("[data-toasts]");
}
