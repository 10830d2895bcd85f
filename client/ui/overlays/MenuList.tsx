import * as Ariakit from "@ariakit/react";
import { useEffect, type RefObject } from "react";
import { Icon, type IconName } from "../display/Icon.tsx";
import { groupLabel, groups, list, rows } from "./MenuList.css.ts";
import type { OpenedProps } from "./useOpened.ts";

export interface MenuChoice {
  icon: IconName;
  label: string;
  /** Heading of the group that the choice belongs to. */
  group?: string;
  /** For actions that remove something. */
  danger?: boolean;
  onChoose: () => void;
}

interface MenuListProps extends OpenedProps {
  /** The button that opened the menu. The menu is placed at it and returns the focus to it. */
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
    // A dialog opened from here must return the focus to the button, because this row disappears.
    button.current?.focus();
    onChoose();
  };

  return (
    <Ariakit.Menu store={menu} className={list} gutter={2} fixed unmountOnHide aria-label={label}>
      {groupsOf(choices).map(({ group, choices: some }) => (
        <Ariakit.MenuGroup key={group ?? ""} className={groups}>
          {group && <Ariakit.MenuGroupLabel className={groupLabel}>{group}</Ariakit.MenuGroupLabel>}
          {some.map((choice) => (
            <Ariakit.MenuItem
              key={choice.label}
              className={rows[choice.danger ? "danger" : "plain"]}
              onClick={() => choose(choice)}
            >
              <Icon name={choice.icon} size={19} />
              {choice.label}
            </Ariakit.MenuItem>
          ))}
        </Ariakit.MenuGroup>
      ))}
    </Ariakit.Menu>
  );
}

/** In the order in which they begin. */
function groupsOf(choices: readonly MenuChoice[]): { group: string | undefined; choices: readonly MenuChoice[] }[] {
  const names = [...new Set(choices.map(({ group }) => group))];
  return names.map((group) => ({ group, choices: choices.filter((choice) => choice.group === group) }));
}
