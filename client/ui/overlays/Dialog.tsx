import * as Ariakit from "@ariakit/react";
import type { ReactNode, RefObject } from "react";
import {
  actions as actionsStyle,
  body,
  dismiss,
  head,
  sheet,
  text,
  title as titleStyle,
  veil,
  wide,
} from "./Dialog.css.ts";
import { IconButton } from "../controls/IconButton.tsx";

interface DialogProps {
  open: boolean;
  /** Called by Escape, the close button and a press outside. */
  onClose: () => void;
  title: string;
  /** Default: the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** For two things side by side. */
  isWide?: boolean;
  children: ReactNode;
  /** Buttons: cancel first, the main action last. */
  actions?: ReactNode;
}

export function Dialog({ open, onClose, title, initialFocus, isWide, children, actions }: DialogProps) {
  return (
    <Ariakit.Dialog
      open={open}
      onClose={onClose}
      className={isWide ? `${sheet} ${wide}` : sheet}
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

/** The dialog's question or warning. Screen readers read it with the title. */
export function DialogText({ children }: { children: ReactNode }) {
  return <Ariakit.DialogDescription className={text}>{children}</Ariakit.DialogDescription>;
}

/** Toasts stay reachable while a dialog is open, and pressing one does not close the dialog. */
export function toastElements(): Iterable<Element> {
  return document.querySelectorAll("[data-toasts]");
}
