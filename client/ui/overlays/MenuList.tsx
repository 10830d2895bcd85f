import * as Ariakit from "@ariakit/react";
import { useEffect, type RefObject } from "react";
import { Icon, type IconName } from "../display/Icon.tsx";
import { list, rows } from "./MenuList.css.ts";
import type { OpenedProps } from "./useOpened.ts";

export interface MenuChoice {
  icon: IconName;
  label: string;
  /** For what cannot be undone. */
  danger?: boolean;
  onChoose: () => void;
}

interface MenuListProps extends OpenedProps {
  /** What opened it, which it stands at and gives the focus back to. */
  button: RefObject<HTMLButtonElement | null>;
  initialFocus: "first" | "last";
  label: string;
  choices: readonly MenuChoice[];
}

export function MenuList({ button, initialFocus, label, choices, open, onClose }: MenuListProps) {
  const menu = Ariakit.useMenuStore({
    open,
    setOpen: (isOpen) => !isOpen && onClose(),
    placement: "bottom-end",
  });

  useEffect(() => {
    menu.setAnchorElement(button.current);
    menu.setDisclosureElement(button.current);
    menu.setInitialFocus(initialFocus);
    menu.setAutoFocusOnShow(true);
  }, [menu, button, initialFocus]);

  const choose = ({ onChoose }: MenuChoice) => {
    // A dialog that opens now gives the focus back to the button, not to a row that is gone.
    button.current?.focus();
    onChoose();
  };

  return (
    <Ariakit.Menu store={menu} className={list} gutter={2} fixed unmountOnHide aria-label={label}>
      {choices.map((choice) => (
        <Ariakit.MenuItem
          key={choice.label}
          className={rows[choice.danger ? "danger" : "plain"]}
          onClick={() => choose(choice)}
        >
          <Icon name={choice.icon} size={19} />
          {choice.label}
        </Ariakit.MenuItem>
      ))}
    </Ariakit.Menu>
  );
}
