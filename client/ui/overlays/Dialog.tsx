import * as Ariakit from "@ariakit/react";
import type { ReactNode, RefObject } from "react";
import { actions as actionsStyle, body, dismiss, head, sheet, text, title as titleStyle, veil } from "./Dialog.css.ts";
import { IconButton } from "../controls/IconButton.tsx";

interface DialogProps {
  open: boolean;
  /** Called by Escape, the cross and a press outside. */
  onClose: () => void;
  title: string;
  /** The first that can have it, unless said. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** Buttons: the way back first, the main one last. */
  actions?: ReactNode;
}

export function Dialog({ open, onClose, title, initialFocus, children, actions }: DialogProps) {
  return (
    <Ariakit.Dialog
      open={open}
      onClose={onClose}
      className={sheet}
      backdrop={<div className={veil} />}
      unmountOnHide
      initialFocus={initialFocus}
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

/** What a dialog asks or warns of, which screen readers say with its title. */
export function DialogText({ children }: { children: ReactNode }) {
  return <Ariakit.DialogDescription className={text}>{children}</Ariakit.DialogDescription>;
}

/** Toasts can be reached while a dialog is open, and pressing one does not close the dialog. */
export function toastElements(): Iterable<Element> {
  return document.querySelectorAll("[data-toasts]");
}
