import * as Ariakit from "@ariakit/react";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "../controls/IconButton.tsx";
import { Button } from "../controls/Button.tsx";
import { dismiss, head, title as titleStyle } from "./Dialog.css.ts";
import { done, popover } from "./Popover.css.ts";

interface PopoverProps {
  open: boolean;
  /** Called by Escape, the buttons and a press outside. */
  onClose: () => void;
  title: string;
  /** Takes the focus when the popover closes. */
  button: RefObject<HTMLElement | null>;
  /** The distance of the arrow from the end of the row, in pixels. */
  arrow: number;
  children: ReactNode;
}

/** A few choices under a row that is their containing block, for wide windows. It covers what is there and moves nothing. */
export function Popover({ open, onClose, title, button, arrow, children }: PopoverProps) {
  return (
    <Ariakit.Dialog
      open={open}
      onClose={onClose}
      modal={false}
      portal={false}
      unmountOnHide
      finalFocus={button}
      className={popover}
      style={{ "--arrow": `${arrow}px` }}
    >
      <div className={head}>
        <Ariakit.DialogHeading className={titleStyle}>{title}</Ariakit.DialogHeading>
        <div className={dismiss}>
          <IconButton icon="close" label="Close" variant="plain" onClick={onClose} />
        </div>
      </div>
      {children}
      <div className={done}>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Ariakit.Dialog>
  );
}
